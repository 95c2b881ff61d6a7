// What a screen reader is told, as text.
import { expect } from '@open-wc/testing';
import { WON } from '../support/games-played.js';
import { buttonOn, cardOn, movesOf, tableOf } from '../support/hand.js';
import { press, tabIn } from '../support/keys.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { settled, table } from '../support/table.js';
import type { Table } from '../support/table.js';

const said = (element: Table): string =>
  element.shadowRoot!.querySelector('[aria-live=polite]')!.textContent.replace('\u00a0', '');
const told = (element: Table): string => element.shadowRoot!.querySelector('.message')!.textContent;

/** Everything the live region says from now on. */
function listen(element: Table): string[] {
  const heard: string[] = [];
  const region = element.shadowRoot!.querySelector('[aria-live=polite]')!;
  new MutationObserver(() => heard.push(said(element))).observe(region, {
    subtree: true,
    characterData: true,
    childList: true,
  });
  return heard;
}

describe('a screen reader', () => {
  it('hears a whole game, each move once and shortly', async function () {
    this.timeout(20_000);
    for (const text of Object.values(WON)) {
      const { record, moves } = movesOf(text);
      const element = await tableOf(record);
      const heard = listen(element);
      for (const move of moves) {
        element.play(move);
        await settled(element);
      }
      expect(heard).to.have.length(moves.length);
      for (const each of heard) expect(each.length).to.be.within(4, 140);
      expect(new Set(heard.filter((each, i) => each === heard[i - 1])).size, record.game).to.be.at.most(1);
      expect(told(element)).to.equal(`Won in ${moves.length} moves`);
    }
  });

  it('hears what moved, what came from the stock, and what was taken back', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    element.play({ type: 'move', card: '5C', from: 'tableau-4', to: 'tableau-10' });
    element.play(
      element.legalMoves.find((move) => move.type === 'move' && move.card === 'QD') ?? element.legalMoves[0]!,
    );
    await settled(element);
    const [move] = element.legalMoves;
    if (move?.type !== 'move') throw new Error('no move');
    const single = element.state!.piles.find(({ id }) => id === move.from)!.cards.length === 1;
    element.play(move);
    await settled(element);
    expect(said(element)).to.match(
      single ? /^\w+ of \w+ to pile \d+, on \w+ of \w+\. \w+ of \w+ is dealt to pile \d+$/ : /, on /,
    );
    element.undo();
    await settled(element);
    expect(said(element)).to.match(/^Undo\. .*, pile \d+/);
    element.redo();
    await settled(element);
    expect(said(element)).to.match(/^Redo\. /);
  });

  it('hears draws and redeals by what they bring', async () => {
    const pyramid = await table('pyramid-dozen', { seed: '42' });
    pyramid.play({ type: 'draw' });
    await settled(pyramid);
    const top = pyramid.state!.piles.find(({ id }) => id === 'waste')!.cards.at(-1)!;
    expect(said(pyramid)).to.equal(
      `Draw. ${cardOn(pyramid, top).getAttribute('aria-label')!.replace(', waste', '')} is dealt to waste`,
    );
    const trefoil = await table('trefoil-solitaire', { seed: '42' });
    trefoil.play({ type: 'redeal' });
    await settled(trefoil);
    expect(said(trefoil)).to.equal('Redealt. 1 turn left');
    trefoil.draw = true;
    await settled(trefoil);
    while (trefoil.play({ type: 'redeal' }));
    expect(trefoil.play(trefoil.legalMoves.find(({ type }) => type === 'lift')!)).to.equal(true);
    await settled(trefoil);
    expect(said(trefoil)).to.match(/^\w+ of \w+ lifted$/);
  });

  it('hears where a card may go when it is picked up', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    cardOn(element, 'TS').click();
    await settled(element);
    expect(said(element)).to.equal('10 of spades, column 9, in hand. Goes to column 10, Jack of clubs.');
    cardOn(element, 'AH').click();
    cardOn(element, 'AH').click();
    await settled(element);
    expect(said(element)).to.equal('Ace of hearts to its foundation. Column 3: 8 of clubs.');
  });

  it('hears the same again when it is told again', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    // Only then a page that lies behind another is told where the focus goes.
    await tabIn(element);
    const heard = listen(element);
    for (let i = 0; i < 3; i++) {
      cardOn(element, 'TS').focus();
      cardOn(element, 'TS').dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true, composed: true }));
      await settled(element);
    }
    expect(heard).to.have.length(3);
    expect(new Set(heard).size).to.equal(1);
  });

  it('hears of a new deal once, and not again after a hint', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    expect(said(element)).to.equal('');
    const heard = listen(element);
    await element.newGame({ seed: '43' });
    await settled(element);
    expect(heard).to.deep.equal(['Deal 43']);
    buttonOn(element, '[data-control=hint]').click();
    while (heard.length < 2) await settled(element);
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(told(element)).to.equal('Deal 43');
    expect(heard).to.have.length(3);
    expect(heard[2]).not.to.contain('Deal');
  });

  it('hears of one foundation only when an ace is picked up', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    cardOn(element, 'AH').click();
    await settled(element);
    expect(said(element)).to.match(/^Ace of hearts, column 3, in hand\. Goes to foundation of hearts\.$/);
    expect(said(element)).not.to.match(/foundation of (clubs|diamonds|spades)/);
  });

  it('finds every card with its name, its place and what covers it', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    const { piles } = element.state!;
    for (const [index, { cards }] of piles.slice(0, 13).entries()) {
      const labels = cards.map((code) => cardOn(element, code).getAttribute('aria-label')!);
      labels.forEach((label, i) => {
        const above = i === 3 ? '' : i === 2 ? ', 1 card on it' : `, ${3 - i} cards on it`;
        expect(label).to.match(new RegExp(`^\\w+ of \\w+, column ${index + 1}${above}$`));
      });
    }
    const pyramid = await table('pyramid-dozen', { seed: '42' });
    expect(cardOn(pyramid, pyramid.state!.piles[0]!.cards[0]!).getAttribute('aria-label')).to.match(
      /, row 1, place 1, 2 cards on it$/,
    );
    expect(cardOn(pyramid, pyramid.state!.piles[27]!.cards[0]!).getAttribute('aria-label')).to.match(
      /, row 7, place 7$/,
    );
  });

  it('reads the piles in their order, each from its lowest card, however they are played', async () => {
    /** The cards in the order of their elements, which is that of a screen reader. */
    const read = ({ shadowRoot }: Table) =>
      [...shadowRoot!.querySelectorAll<HTMLElement>('.card[role=button]')].map(({ dataset }) => dataset['card']);
    const laid = ({ state }: Table, ...kinds: string[]) =>
      state!.piles.filter(({ kind }) => kinds.includes(kind)).flatMap(({ cards }) => cards);
    const { record, moves } = movesOf(WON['bakers-dozen']!);
    const element = await tableOf(record);
    for (const move of moves) {
      element.play(move);
      await element.updateComplete;
      const homes = element.state!.piles.filter(({ kind }) => kind === 'foundation');
      const tops = homes.flatMap(({ cards }) => cards.slice(-1));
      expect(read(element)).to.deep.equal([...laid(element, 'tableau'), ...tops]);
    }
    const pyramid = await table('pyramid-dozen', { seed: '42' });
    pyramid.play(pyramid.legalMoves.find(({ type }) => type === 'remove')!);
    pyramid.play({ type: 'draw' });
    await settled(pyramid);
    const rows = laid(pyramid, 'pyramid');
    expect(rows).to.have.length.below(28);
    expect(read(pyramid).slice(0, rows.length + 1)).to.deep.equal([...rows, ...laid(pyramid, 'waste')]);
  });

  it('hears the table read out: what lies where, what is left and what is empty', async () => {
    const pyramid = await table('pyramid-dozen', { seed: '42' });
    const readOut = async (element: Table) => {
      element.shadowRoot!.querySelector<HTMLElement>('.table [tabindex="0"]')!.focus();
      const parts: string[] = [];
      for (;;) {
        await press(element, 'd');
        if (said(element) === parts[0]) return parts.join(' ');
        parts.push(said(element));
      }
    };
    const before = await readOut(pyramid);
    expect(before.match(/row \d, place \d: /g)).to.have.length(28);
    expect(before).to.contain(' 24 cards left in the stock. waste, empty.');
    pyramid.play(pyramid.legalMoves.find(({ type }) => type === 'remove')!);
    pyramid.play({ type: 'draw' });
    pyramid.play({ type: 'draw' });
    await settled(pyramid);
    const after = await readOut(pyramid);
    expect(after.match(/row \d, place \d: /g)!.length).to.be.below(28);
    expect(after).to.match(/ 22 cards left in the stock\. waste: \w+ of \w+\. discard: \w+ of \w+\.$/);
    const dozen = await table('bakers-dozen', { deck: GOES_HOME });
    for (let moves = 0; moves < 2; moves++) dozen.play(dozen.legalMoves[0]!);
    await settled(dozen);
    expect(await readOut(dozen)).to.match(
      /^column 1: King of clubs, King of diamonds, King of hearts, King of spades\. .* foundation of clubs, empty\. .* foundation of spades: 2 of spades\.$/,
    );
  });

  it('hears why a card does not go somewhere', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    cardOn(element, 'TS').click();
    cardOn(element, 'KS').click();
    await settled(element);
    expect(told(element)).to.contain('Only a Queen goes on a King');
    const dozen = await table('pyramid-dozen', { seed: '42' });
    const pairs = dozen.legalMoves.flatMap((move) => (move.type === 'remove' ? [move.cards] : []));
    const [held] = pairs.find(({ length }) => length === 2)!;
    const other = dozen.state!.piles.slice(21, 28).find(({ cards: [card] }) => !pairs.flat().includes(card!))!;
    cardOn(dozen, held!).click();
    cardOn(dozen, other.cards[0]!).click();
    await settled(dozen);
    expect(told(dozen)).to.contain('add up to 12');
  });

  it('hears once that the game is lost, or won', async () => {
    const lost = await table('trusty-twelve', { deck: LAST_MOVE });
    lost.play(lost.legalMoves[0]!);
    await settled(lost);
    expect(told(lost)).to.equal('No moves left');
    const won = await table('bakers-dozen', { deck: GOES_HOME });
    buttonOn(won, '[data-control=finish]').click();
    await settled(won);
    expect(told(won)).to.equal('Won in 52 moves');
  });
});
