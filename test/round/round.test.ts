// A round on a page: which game is on the table, what is handed on to it, and what a win and midnight do.
import { expect } from '@open-wc/testing';
import { winnableSeed } from '../../src/engine.js';
import { addLocale } from '../../src/index.js';
import { de } from '../../src/locales/tables/de.js';
import { freshAt, setClock, showPage } from '../support/clock.js';
import { box, settled } from '../support/table.js';
import { waitUntil } from '../support/wait-until.js';
import { warnings } from '../support/warnings.js';
import { DAY, dealt, keep, labelsOf, listen, nextOf, roundOf, statusOf, tableOf, tabsOf, win } from './rounds.js';

const TWO = 'bakers-dozen trefoil-solitaire';
const NEXT_DAY = '2026-11-25';

const WON = [52, 60_000, 5];

describe('a round', () => {
  freshAt(`${DAY}T12:00`);

  it('has the five games, and puts the first that is not won on the table', async () => {
    keep('trusty-twelve', { [DAY]: WON });
    const round = await roundOf();
    expect(labelsOf(round)).to.deep.equal([
      'Trusty Twelve, won, 1-day streak',
      'Pyramid Dozen, open',
      'Trefoil, open',
      'Lucky Thirteen, open',
      'Baker’s Dozen, open',
    ]);
    expect(statusOf(round)).to.equal('1 of 5 · 1 min');
    const game = await dealt(round);
    expect([round.game, game.localName, game.daily]).to.deep.equal(['pyramid-dozen', 'pyramid-dozen', true]);
    expect(game.seed).to.equal(await winnableSeed('pyramid-dozen', { seed: DAY }));
  });

  it('prefers a game that was left', async () => {
    keep('trefoil-solitaire', { [DAY]: [3, 1000, 4] }, '{"draw":false}');
    const round = await roundOf({ games: TWO });
    await dealt(round, 'trefoil-solitaire');
    expect(labelsOf(round)).to.deep.equal(['Baker’s Dozen, open', 'Trefoil, begun']);
  });

  it('opens the game that is asked for, by property, method or press, and loses none', async () => {
    const round = await roundOf({ games: TWO });
    const game = await dealt(round, 'bakers-dozen');
    game.play(game.legalMoves[0]!);
    await settled(game);
    expect(round.open('trefoil-solitaire')).to.equal(true);
    const other = await dealt(round, 'trefoil-solitaire');
    expect(tabsOf(round).map(({ ariaSelected }) => ariaSelected)).to.deep.equal(['false', 'true']);
    round.game = 'bakers-dozen';
    await settled(game);
    expect([tableOf(round), game.moveCount]).to.deep.equal([game, 1]);
    tabsOf(round)[1]!.click();
    expect(tableOf(round)).to.equal(other);
    expect(round.open('golf-solitaire')).to.equal(false);
    expect(round.game).to.equal('trefoil-solitaire');
  });

  it('leaves each game where another visit finds it', async () => {
    const first = await roundOf({ games: TWO });
    const game = await dealt(first);
    for (let i = 0; i < 3; i++) game.play(game.legalMoves[0]!);
    await settled(game);
    first.open('trefoil-solitaire');
    await dealt(first, 'trefoil-solitaire');
    first.replaceWith();
    const again = await roundOf({ games: TWO });
    expect((await dealt(again, 'bakers-dozen')).moveCount).to.equal(3);
  });

  it('takes properties that were set before', async () => {
    const round = document.createElement('solitaire-round');
    round.game = 'trefoil-solitaire';
    round.games = TWO;
    (await box()).append(round);
    expect(round.game).to.equal('trefoil-solitaire');
    await waitUntil(() => tabsOf(round)[0]);
    await dealt(round, 'trefoil-solitaire');
  });

  it('hands on the attributes of its games, but decides their deal', async () => {
    const attributes = {
      storage: 'session',
      buttons: 'undo',
      lang: 'de',
      fit: 'height',
      draw: '',
      seed: '42',
      deals: 'any',
    };
    const round = await roundOf({ games: TWO, ...attributes });
    const game = await dealt(round);
    const names = ['storage', 'buttons', 'lang', 'fit', 'draw', 'seed', 'deals'];
    expect(names.map((name) => game.getAttribute(name))).to.deep.equal([
      ...['session', 'undo', 'de', 'height', null, null, null],
    ]);
    round.open('trefoil-solitaire');
    expect(tableOf(round).getAttribute('draw')).to.equal('');
    game.play(game.legalMoves[0]!);
    expect(sessionStorage.getItem('solitaire-elements/1/bakers-dozen/days')).to.contain(DAY);
    round.removeAttribute('buttons');
    await settled(game);
    expect([game, tableOf(round)].map((each) => each.hasAttribute('buttons'))).to.deep.equal([false, false]);
  });

  it('speaks the language around it, as soon as there is one', async () => {
    const round = await roundOf({ games: TWO, lang: 'de-AT' });
    expect(labelsOf(round)[1]).to.equal('Trefoil, open');
    addLocale('de', de, true);
    await waitUntil(() => labelsOf(round)[1] === 'Trefoil, offen');
    expect(statusOf(round)).to.equal('0 von 2');
    round.lang = 'en';
    await waitUntil(() => statusOf(round) === '0 of 2');
  });

  it('leaves out a game without a script until it comes, and the console says so', async () => {
    const { result: round, warned } = await warnings(async () => {
      const found = await roundOf({ games: 'late-game no-game bakers-dozen div bakers-dozen' });
      await new Promise((resolve) => setTimeout(resolve));
      return found;
    });
    expect(warned).to.deep.equal(
      ['late-game', 'no-game', 'div'].map(
        (tag) => `<solitaire-round> leaves out <${tag}>: its script is missing, or it is no game`,
      ),
    );
    expect(tabsOf(round)).to.have.length(1);
    const { variant, defineSolitaire } = customElements.get('bakers-dozen') as never as {
      variant: object;
      defineSolitaire: (tag: string, variant: object) => void;
    };
    defineSolitaire('late-game', { ...variant, id: 'late-game' });
    await waitUntil(() => tabsOf(round).length === 2);
    expect(round.game).to.equal('bakers-dozen');
  });

  it('starts closed with a poster, and opens a game that is asked for', async () => {
    const round = await roundOf({ games: TWO, poster: '' });
    await settled(tableOf(round));
    expect([tableOf(round).poster, tableOf(round).state]).to.deep.equal([true, null]);
    round.open('bakers-dozen');
    await dealt(round, 'bakers-dozen');
  });
});

describe('a win in a round', () => {
  freshAt(`${DAY}T12:00`);

  it('leads to the next open game with one button, and the last one completes the round', async () => {
    const round = await roundOf({ games: TWO });
    const heard = listen(round);
    await win(await dealt(round, 'bakers-dozen'));
    expect(nextOf(round)!.textContent).to.equal('Next: Trefoil');
    expect(statusOf(round)).to.match(/^1 of 2/);
    nextOf(round)!.click();
    const game = await dealt(round, 'trefoil-solitaire');
    await waitUntil(() => document.activeElement === game);
    expect([nextOf(round), heard]).to.deep.equal([null, []]);
    await win(game);
    expect(nextOf(round)).to.equal(null);
    expect(heard.map(({ day, results }) => [day, results.map((each) => [each.game, each.won])])).to.deep.equal([
      [
        DAY,
        [
          ['bakers-dozen', true],
          ['trefoil-solitaire', true],
        ],
      ],
    ]);
    expect(labelsOf(round)[1]).to.equal('Trefoil, won, 1-day streak');
    expect(round.shadowRoot!.querySelector('[part=streak]')!.textContent).to.equal('1-day streak');
    // Once more, it's no news.
    await game.restart();
    await win(game);
    expect(heard).to.have.length(1);
  });

  it('in another tab is seen, and is no news here', async () => {
    keep('bakers-dozen', { [DAY]: WON });
    const round = await roundOf({ games: 'bakers-dozen trusty-twelve' });
    const heard = listen(round);
    const game = await dealt(round, 'trusty-twelve');
    keep('trusty-twelve', { [DAY]: WON });
    dispatchEvent(new StorageEvent('storage', { key: 'solitaire-elements/1/trusty-twelve/days' }));
    await waitUntil(() => statusOf(round).startsWith('2 of 2'));
    await win(game);
    expect(heard).to.deep.equal([]);
  });
});

describe('a round over midnight', () => {
  freshAt(`${DAY}T23:50`);

  const seeAgain = () => {
    setClock(`${NEXT_DAY}T00:05`);
    showPage(false);
    showPage(true);
  };

  it('is that of the new day when the page is seen again', async () => {
    keep('bakers-dozen', { [DAY]: WON });
    const round = await roundOf({ games: TWO });
    await dealt(round, 'trefoil-solitaire');
    expect(statusOf(round)).to.match(/^1 of 2/);
    seeAgain();
    const seed = await winnableSeed('trefoil-solitaire', { seed: NEXT_DAY });
    await waitUntil(() => tableOf(round).seed === seed);
    expect(statusOf(round)).to.equal('0 of 2');
    // The streak of yesterday is not over.
    expect(labelsOf(round)[0]).to.equal('Baker’s Dozen, open, 1-day streak');
  });

  it('stays with a game that was begun, which belongs to its day', async () => {
    keep('trefoil-solitaire', { [DAY]: WON }, '{"draw":false}');
    const round = await roundOf({ games: TWO });
    const heard = listen(round);
    const game = await dealt(round, 'bakers-dozen');
    game.play(game.legalMoves[0]!);
    await settled(game);
    seeAgain();
    await settled(game);
    expect([game.moveCount, statusOf(round)]).to.deep.equal([1, '1 of 2 · 1 min']);
    await win(game);
    expect(heard.map(({ day, results }) => [day, results.map(({ onTime }) => onTime)])).to.deep.equal([
      [DAY, [false, true]],
    ]);
    // Its sheet leads to today's game itself.
    expect(nextOf(round)).to.equal(null);
    seeAgain();
    await waitUntil(() => statusOf(round) === '0 of 2');
  });

  it('opens games of the new day, even if another one goes on from yesterday', async () => {
    const round = await roundOf({ games: TWO });
    const game = await dealt(round, 'bakers-dozen');
    game.play(game.legalMoves[0]!);
    setClock(`${NEXT_DAY}T00:05`);
    round.open('trefoil-solitaire');
    const seed = await winnableSeed('trefoil-solitaire', { seed: NEXT_DAY });
    await waitUntil(() => tableOf(round).seed === seed);
    expect(labelsOf(round)).to.deep.equal(['Baker’s Dozen, open', 'Trefoil, open']);
    round.open('bakers-dozen');
    const today = await winnableSeed('bakers-dozen', { seed: NEXT_DAY });
    await waitUntil(() => tableOf(round).seed === today);
    expect(game.days).to.have.length(1);
  });
});
