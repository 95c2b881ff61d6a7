// The panels: what is in them, and what it changes.
import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { faceOf } from '../../src/cards/face.js';
import { defineSolitaire } from '../../src/define.js';
import { recordFromText } from '../../src/engine.js';
import { cardOf } from '../../src/engine/model/card.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import {
  buttonOn,
  cardOn,
  clickOn,
  drag,
  make,
  movesOf,
  press,
  settingIn,
  table as tableWide,
} from '../support/hand.js';
import { GOES_HOME } from './decks.js';
import { box, drawn, listen, settled, table, typesOf } from '../support/table.js';
import type { Table } from '../support/table.js';
import { WON } from '../support/games-played.js';
import { freshStorage } from '../support/slots.js';

const dialogOf = (element: Table): HTMLDialogElement => element.shadowRoot!.querySelector('dialog')!;

/** How many panels there are, open or not. */
const panelsOf = (element: Table): number => element.shadowRoot!.querySelectorAll('dialog').length;

async function open(element: Table, panel: string): Promise<HTMLDialogElement> {
  await press(element, panel);
  return dialogOf(element);
}

async function close(element: Table): Promise<void> {
  dialogOf(element).close();
  while (element.shadowRoot!.querySelector('dialog')) await settled(element);
}

/** What a panel of lines shows, by name. */
const lines = (element: Table): { [name: string]: string } =>
  Object.fromEntries(
    [...dialogOf(element).querySelectorAll('dl div')].map((line) => [
      line.querySelector('dt')!.textContent,
      line.querySelector('dd')!.textContent,
    ]),
  );

/** Fulfilled when the place where a game is kept is its element's, which the browser says in its own time. */
const kept = () => new Promise((resolve) => setTimeout(resolve, 60));

// Wide enough for a bar with every control.
before(() => setViewport({ width: 1000, height: 800 }));
freshStorage();

describe('an open panel', () => {
  it('closes when the element is moved on the page, and opens again', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await open(element, 'rules');
    (await box()).append(element);
    await settled(element);
    expect(panelsOf(element)).to.equal(0);
    expect((await open(element, 'rules')).matches(':modal')).to.equal(true);
    await close(element);
  });

  it('stays closed where something else changes as it closes', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const dialog = await open(element, 'rules');
    dialog.close();
    element.lang = 'de';
    await element.updateComplete;
    expect(dialog.open).to.equal(false);
    await settled(element);
    expect(element.shadowRoot!.activeElement?.getAttribute('data-control')).to.equal('rules');
  });

  it('does not keep an element from going that is removed while it closes', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const dialog = await open(element, 'rules');
    dialog.close();
    element.remove();
    // Rejected if the update fails.
    await element.updateComplete;
    expect(panelsOf(element)).to.equal(0);
  });
});

describe('a panel of an element that leaves in the very click that opens it', () => {
  for (const [when, capture] of [
    ['before', true],
    ['after', false],
  ] as const) {
    it(`${when} the element hears of it is not opened, and what comes then is told`, async () => {
      const element = await table('bakers-dozen', { seed: '42' });
      document.addEventListener('click', () => element.remove(), { capture, once: true });
      await clickOn(buttonOn(element, '[data-control=rules]'));
      const heard = listen(element);
      element.play(element.legalMoves[0]!);
      await settled(element);
      expect(typesOf(heard)).to.deep.equal(['move']);
      expect(panelsOf(element)).to.equal(0);
      (await box()).append(element);
      await drawn(element);
      expect(panelsOf(element)).to.equal(0);
      expect((await open(element, 'rules')).matches(':modal')).to.equal(true);
      await close(element);
    });
  }
});

describe('the rules', () => {
  it('are each game’s own, with its layout and its chance', async () => {
    const texts = new Set<string>();
    for (const game of Object.keys(WON)) {
      const element = await table(game, { seed: '42' });
      const dialog = await open(element, 'rules');
      texts.add(dialog.textContent);
      expect(dialog.textContent).to.match(/About \d+% of deals can be won/);
      expect(dialog.querySelectorAll('svg rect').length).to.be.at.least(element.state!.piles.length);
      await close(element);
    }
    expect(texts.size).to.equal(5);
  });

  it('show a move by two cards, the one that moves below, and say it', async () => {
    for (const [game, lower, upper, said] of [
      ['bakers-dozen', 'TC', '9D', '9 of diamonds onto the 10 of clubs'],
      ['trusty-twelve', '8S', '7H', '7 of hearts onto the 8 of spades'],
    ] as const) {
      const element = await table(game, { seed: '42' });
      const figure = (await open(element, 'rules')).querySelector('figure')!;
      expect(figure.textContent).to.contain(said);
      const inks = [...figure.querySelectorAll('path:not(.gold)')].map((path) => path.getAttribute('d'));
      expect(inks).to.deep.equal([lower, upper].map((code) => faceOf(cardOf(code)!, 'classic', {}).ink));
      await close(element);
    }
  });

  it('show the move for five seconds, and then no more', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    element.style.setProperty('--solitaire-speed', '60000');
    const figure = (await open(element, 'rules')).querySelector('figure')!;
    const ends = figure.getAnimations({ subtree: true }).map((each) => each.effect!.getComputedTiming().endTime);
    expect(ends).to.deep.equal([5000]);
  });

  for (const [verdict, ...told] of [
    ['winnable', 'This deal can be won'],
    ['unwinnable', 'This deal can’t be won'],
    ['unknown'],
  ] as const) {
    it(`tell of a deal whether it can be won, where that is found out: ${verdict}`, async () => {
      let asked = 0;
      defineSolitaire(`${verdict}-deal`, {
        ...trustyTwelve,
        id: `${verdict}-deal`,
        *search() {
          yield ++asked;
          return verdict === 'winnable' ? { verdict, actions: [] } : { verdict };
        },
      });
      const element = await table(`${verdict}-deal`, { seed: '1', deals: 'any' });
      const dialog = await open(element, 'rules');
      while (asked === 0) await settled(element);
      await settled(element);
      const notes = [...dialog.querySelectorAll('.note')].map(({ textContent }) => textContent);
      expect(notes).to.deep.equal([...told, 'About 51% of deals can be won.']);
      await close(element);
    });
  }

  it('show the house rule in force, though it is none that they offer', async () => {
    const element = await table('pyramid-dozen', { seed: '42', recycles: '7' });
    const [recycles] = (await open(element, 'rules')).querySelectorAll('select');
    expect([recycles!.value, recycles!.selectedOptions[0]!.text]).to.deep.equal(['7', '7']);
    await close(element);
  });

  it('have the house rules, which deal anew', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const dialog = await open(element, 'rules');
    const [recycles, kings] = dialog.querySelectorAll('select');
    expect([...dialog.querySelectorAll('label')].map(({ innerText }) => innerText.split('\n')[0])).to.deep.equal([
      'Turns of the waste',
      'Kings',
    ]);
    expect([...recycles!.options, ...kings!.options].map(({ text }) => text)).to.deep.equal([
      ...['0', '1', '2', '3', 'unlimited'],
      ...['can’t be removed', 'removed with a Queen', 'removed on their own'],
    ]);
    kings!.value = 'alone';
    kings!.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(element.state!.options).to.deep.equal({ recycles: 3, kings: 'alone' });
    recycles!.value = 'unlimited';
    recycles!.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(element.state!.options).to.deep.equal({ recycles: 'unlimited', kings: 'alone' });
    expect(dialog.textContent).to.contain('About 65%');
    await close(element);
    const trefoil = await table('trefoil-solitaire', { seed: '42' });
    await open(trefoil, 'rules');
    const draw = dialogOf(trefoil).querySelector<HTMLInputElement>('input')!;
    for (const on of [true, false]) {
      draw.click();
      await settled(trefoil);
      expect(trefoil.state!.options).to.deep.equal({ draw: on });
    }
    await close(trefoil);
    trefoil.draw = true;
    await settled(trefoil);
    await open(trefoil, 'rules');
    expect(dialogOf(trefoil).querySelector<HTMLInputElement>('input')!.checked).to.equal(true);
    expect(dialogOf(trefoil).querySelector('label')!.textContent.trim()).to.equal('Free one covered card');
  });

  it('keep the house rules a reader chose, with the game played by them, where the page asks for the same as then', async () => {
    const visit = (attributes = {}) => table('pyramid-dozen', { seed: '42', storage: 'local', ...attributes });
    const choose = async (element: Table, kings: string) => {
      const select = (await open(element, 'rules')).querySelectorAll('select')[1]!;
      select.value = kings;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled(element);
      await close(element);
    };
    const first = await visit();
    await choose(first, 'alone');
    await kept();
    first.play(first.legalMoves[0]!);
    await settled(first);
    const { record } = first;
    first.remove();
    const second = await visit();
    expect(second.record).to.deep.equal(record);
    expect([second.kings, second.recycles]).to.deep.equal(['alone', 3]);
    expect((await visit({ recycles: '1' })).state!.options).to.deep.equal({ recycles: 1, kings: 'stay' });
    second.kings = 'with-queen';
    await settled(second);
    expect(second.state!.options, 'the page goes before').to.deep.equal({ recycles: 3, kings: 'with-queen' });
    expect((await visit()).kings, 'and its wishes are not kept').to.equal('alone');
    second.recycles = 1;
    await settled(second);
    await choose(second, 'stay');
    expect((await visit()).state!.options, 'nor with what is chosen beside them').to.deep.equal({
      recycles: 3,
      kings: 'stay',
    });
  });

  it('keep what the page asks for beside the house rule a reader chose', async () => {
    const visit = () => table('pyramid-dozen', { seed: '42', storage: 'local', recycles: '1' });
    const element = await visit();
    const select = (await open(element, 'rules')).querySelectorAll('select')[1]!;
    select.value = 'alone';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect((await visit()).state!.options).to.deep.equal({ recycles: 1, kings: 'alone' });
  });

  it('keep each of several house rules', async () => {
    const visit = () => table('pyramid-dozen', { seed: '42', storage: 'local' });
    const element = await visit();
    for (const [index, value] of [
      [0, 'unlimited'],
      [1, 'alone'],
    ] as const) {
      const select = (await open(element, 'rules')).querySelectorAll('select')[index]!;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled(element);
      await close(element);
    }
    expect((await visit()).state!.options).to.deep.equal({ recycles: 'unlimited', kings: 'alone' });
  });

  it('survive house rules that can’t be read', async () => {
    for (const value of ['{{{', '7', 'null', '{"{\\"recycles\\":3,\\"kings\\":\\"stay\\"}":{"kings":"fly"}}']) {
      localStorage.setItem('solitaire-elements/1/pyramid-dozen/house-rules', value);
      const element = await table('pyramid-dozen', { seed: '42', storage: 'local' });
      expect(element.state!.options, value).to.deep.equal({ recycles: 3, kings: 'stay' });
    }
  });
});

describe('the settings', () => {
  const set = async (element: Table, name: string): Promise<void> => {
    const dialog = await open(element, 'settings');
    await clickOn(settingIn(dialog, name));
    await close(element);
  };

  it('one tap plays a card', async () => {
    const element = await tableWide('lucky-thirteen', { seed: '42' });
    await set(element, 'Tap once');
    await clickOn(cardOn(element, 'AH'));
    expect(element.moveCount).to.equal(1);
  });

  it('large print draws other faces, four colours other colours, left-handed another side', async () => {
    const element = await tableWide('pyramid-dozen', { seed: '42' });
    const face = () => cardOn(element, 'QD').querySelector('path')!.getAttribute('d');
    const colour = () => getComputedStyle(cardOn(element, 'QD')).color;
    const side = () => buttonOn(element, '.stock').getBoundingClientRect().x;
    const before = [face(), colour(), side()];
    await set(element, 'Large cards');
    expect(face()).not.to.equal(before[0]);
    await set(element, 'Four-colour');
    expect(colour()).not.to.equal(before[1]);
    const colours = ['C', 'D', 'H', 'S'].map(
      (suit) => getComputedStyle(element.shadowRoot!.querySelector(`.card[data-suit=${suit}]`)!).color,
    );
    // As docs/api.md names them.
    expect(colours).to.deep.equal(['rgb(11, 110, 52)', 'rgb(26, 86, 196)', 'rgb(200, 16, 46)', 'rgb(22, 24, 29)']);
    await set(element, 'Left-handed');
    expect(side()).to.be.greaterThan((before[2] as number) + 300);
  });

  it('the time can be hidden, and are kept for the next visit', async () => {
    const element = await table('lucky-thirteen', { seed: '42', storage: 'local' });
    expect(element.shadowRoot!.querySelector('[role=timer]')).to.exist;
    await set(element, 'Show timer');
    expect(element.shadowRoot!.querySelector('[role=timer]')).not.to.exist;
    element.remove();
    const next = await table('lucky-thirteen', { seed: '43', storage: 'local' });
    expect(next.shadowRoot!.querySelector('[role=timer]')).not.to.exist;
  });
});

describe('the statistics', () => {
  it('count what is played by hand, and what is won', async function () {
    this.timeout(20_000);
    const kept = { storage: 'local' };
    const shown = async (element: Table) => {
      await open(element, 'statistics');
      const all = lines(element);
      await close(element);
      return all;
    };
    const element = await tableWide('bakers-dozen', { deck: GOES_HOME, ...kept });
    expect(await shown(element)).to.deep.equal({
      Played: '0',
      Won: '0',
      'Win rate': '–',
      'Current streak': '0',
      'Best streak': '0',
      'Best time': '–',
      'Fewest moves': '–',
    });
    for (let game = 1; game <= 2; game++) {
      await make(element, element.legalMoves[0]!, drag);
      await clickOn(buttonOn(element, '[data-control=finish]'));
      await settled(element);
      expect(element.status).to.equal('won');
      await element.restart();
    }
    expect(await shown(element)).to.include({
      Played: '2',
      Won: '2',
      'Win rate': '100%',
      'Current streak': '2',
      'Best streak': '2',
      'Fewest moves': '52',
    });
    expect((await shown(element))['Best time']).to.match(/^0:0\d$/);
    // One that is begun and left breaks the row once another one is begun.
    await make(element, element.legalMoves[0]!, drag);
    await element.restart();
    await make(element, element.legalMoves[0]!, drag);
    expect(await shown(element)).to.include({
      Played: '4',
      Won: '2',
      'Win rate': '50%',
      'Current streak': '0',
      'Best streak': '2',
    });
  });

  it('show the last games and the moves of wins, for the options in force and for others', async () => {
    const played = (at: number, moves: number, kings = 'stay') => ({
      at,
      options: { recycles: 3, kings },
      ...(moves > 0 && { win: { moves, elapsed: 1000, record: {} } }),
    });
    const log = [played(1, 60), played(2, 0), played(3, 0), played(4, 40), played(5, 0, 'alone'), played(6, 0)];
    localStorage.setItem('solitaire-elements/1/pyramid-dozen/statistics', JSON.stringify({ log, since: 0 }));
    const element = await table('pyramid-dozen', { seed: '42', storage: 'local' });
    const dialog = await open(element, 'statistics');
    const sets = [...dialog.querySelectorAll('details')].map((set) => ({
      open: set.open,
      options: set.querySelector('summary')!.textContent,
      won: set.querySelector('.tiles div:nth-child(2) dd')!.textContent,
      told: set.querySelector('.chart + p')?.textContent.trim(),
    }));
    // The last one may still be won.
    expect(sets).to.deep.equal([
      {
        open: true,
        options: 'Turns of the waste: 3 · Kings: can’t be removed',
        won: '2',
        told: '2 of the last 4 games won · 40–60 moves',
      },
      { open: false, options: 'Turns of the waste: 3 · Kings: removed on their own', won: '0', told: undefined },
    ]);
    await close(element);
  });

  it('count a game in which a solution was shown as played, not as won', async () => {
    const element = await tableWide('bakers-dozen', {
      deck: GOES_HOME,
      storage: 'local',
      controls: 'solution statistics',
    });
    await make(element, element.legalMoves[0]!, drag);
    while (element.moveCount < 50) element.play(element.legalMoves[0]!);
    await press(element, 'solution');
    await clickOn(buttonOn(element, 'dialog p + .more .tool'));
    await oneEvent(element, 'win');
    await open(element, 'statistics');
    expect(lines(element)).to.include({ Played: '1', Won: '0' });
  });

  it('count no game that a script plays', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME, storage: 'local' });
    element.finish();
    await settled(element);
    expect(element.status).to.equal('won');
    await open(element, 'statistics');
    expect(lines(element)).to.include({ Played: '0', Won: '0' });
  });

  it('count no game in which the reader only goes through what a script played', async () => {
    const element = await table('bakers-dozen', { seed: '42', storage: 'local' });
    element.play(element.legalMoves[0]!);
    await element.updateComplete;
    for (const name of ['undo', 'redo']) await clickOn(buttonOn(element, `[data-control=${name}]`));
    expect(element.moveCount).to.equal(1);
    await open(element, 'statistics');
    expect(lines(element)).to.include({ Played: '0' });
    await close(element);
  });
});

describe('the settings of two elements of one game', () => {
  it('do not undo each other', async () => {
    const [one, other] = [
      await table('bakers-dozen', { seed: '42', storage: 'local' }),
      await table('bakers-dozen', { seed: '43', storage: 'local' }),
    ];
    const set = async (element: Table, name: string) => {
      const dialog = await open(element, 'settings');
      [...dialog.querySelectorAll('label')].find(({ textContent }) => textContent.includes(name))!.click();
      await close(element);
    };
    await set(one, 'Large cards');
    await set(other, 'Four-colour');
    const kept = JSON.parse(localStorage.getItem('solitaire-elements/1/bakers-dozen/settings')!) as object;
    expect(kept).to.include({ large: true, colours: true });
  });
});

describe('the list of keys', () => {
  it('has those that do something in the game', async () => {
    const listed: { [game: string]: string[] } = {};
    for (const game of Object.keys(WON)) {
      const element = await table(game, { seed: '42' });
      buttonOn(element, '.card, .pile').focus();
      const key = new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true });
      element.shadowRoot!.querySelector('.table [tabindex="0"]')!.dispatchEvent(key);
      await settled(element);
      if (game === 'trefoil-solitaire') {
        expect(lines(element)).to.deep.equal({
          '← → ↑ ↓': 'Move between cards',
          '1 … 9 0': 'Go to a pile by its number',
          '⇧ 1 … 6': 'Go to a pile by its number',
          '. ,': 'Next, previous card that can be played, or target',
          'Enter ␣': 'Pick up, put down',
          'Esc ⌫': 'Cancel',
          S: 'Draw or redeal',
          H: 'Hint',
          G: 'Go to the hinted card',
          M: 'What can be played, one by one',
          P: 'Read this pile',
          T: 'Read the top cards',
          D: 'Read out the table',
          W: 'Find a card by rank and suit',
          A: 'Read the foundations',
          I: 'How the game stands',
          V: 'Can I still win?',
          L: 'Say it again',
          U: 'Undo',
          R: 'Redo',
          F: 'Auto-finish',
          N: 'New game',
          '?': 'Keyboard shortcuts',
          '← →': 'Step back, Step forward',
          '␣': 'Play, Pause',
          'Home End': 'Step back, To the end',
          '+ −': 'Faster, slower',
          Esc: 'Stop',
        });
      }
      listed[game] = Object.keys(lines(element)).filter((each) => ['S', 'F', 'Enter ␣'].includes(each));
      await close(element);
    }
    expect(listed).to.deep.equal({
      'trusty-twelve': ['Enter ␣'],
      'pyramid-dozen': ['Enter ␣', 'S'],
      'trefoil-solitaire': ['Enter ␣', 'S', 'F'],
      'lucky-thirteen': ['Enter ␣', 'F'],
      'bakers-dozen': ['Enter ␣', 'F'],
    });
  });
});

describe('sharing', () => {
  const { warn } = console;

  afterEach(() => {
    delete (navigator as { share?: unknown }).share;
    delete (navigator as { clipboard?: unknown }).clipboard;
    console.warn = warn;
  });

  const shared = async (element: Table, which: number): Promise<string> => {
    let link = '';
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: ({ title, url }: { title: string; url: string }) => {
        expect(title).to.equal(document.title);
        return Promise.resolve(void (link = url));
      },
    });
    const dialog = await open(element, 'share');
    const choices = [...dialog.querySelectorAll('.tool')];
    expect(choices.map(({ textContent }) => textContent.trim())).to.deep.equal([
      'Share this deal',
      'Share my replay (shows the solution)',
    ]);
    await clickOn(choices[which]!);
    await settled(element);
    return link;
  };

  it('links to the deal, or to all moves, on the page’s own address', async () => {
    const { record, moves } = movesOf(WON['trusty-twelve']!);
    const element = await tableWide('trusty-twelve', { seed: record.seed! });
    for (const move of moves.slice(0, 5)) element.play(move);
    await settled(element);
    const [page, text] = (await shared(element, 1)).split('#');
    expect(page).to.equal(location.href.split('#')[0]);
    expect(recordFromText(text!)).to.deep.equal(element.record);
    const deal = recordFromText((await shared(element, 0)).split('#')[1]!);
    expect(deal).to.deep.equal({ ...element.record, moves: '', status: 'playing' });
    const other = await table('trusty-twelve', { seed: '1' });
    await other.load(recordFromText(text!));
    expect(other.state).to.deep.equal(element.state);
  });

  it('links to the address that share-url gives', async () => {
    const element = await tableWide('trusty-twelve', { seed: '42', 'share-url': 'https://cards.example/play?x=1#old' });
    const link = await shared(element, 0);
    expect(link).to.match(/^https:\/\/cards\.example\/play\?x=1#1\.trusty-twelve\.playing\.s42\.\.$/);
  });

  it('links to an address that is written as seen from the page', async () => {
    const element = await tableWide('trusty-twelve', { seed: '42', 'share-url': '/cards/?x=1' });
    expect(await shared(element, 0)).to.equal(`${location.origin}/cards/?x=1#1.trusty-twelve.playing.s42..`);
  });

  it('links to the page where share-url is no address', async () => {
    console.warn = () => {};
    const element = await tableWide('trusty-twelve', { seed: '42', 'share-url': 'https://' });
    expect(await shared(element, 0)).to.match(new RegExp(`^${location.origin}.*#1\\.trusty`));
  });

  it('says of a won game too that its link was copied', async () => {
    const element = await tableWide('bakers-dozen', { deck: GOES_HOME });
    element.finish();
    await settled(element);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    await clickOn((await open(element, 'share')).querySelector('.tool')!);
    await settled(element);
    expect(element.shadowRoot!.querySelector('.message')!.textContent).to.equal('Link copied');
  });

  it('copies nothing where the reader thought better of it, but does where sharing is not allowed', async () => {
    const element = await tableWide('trusty-twelve', { seed: '42' });
    let copied = 0;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve(void copied++) },
    });
    for (const [name, copies, says] of [
      ['AbortError', 0, 'Deal 42'],
      ['NotAllowedError', 1, 'Link copied'],
    ] as const) {
      const value = () => Promise.reject(new DOMException('', name));
      Object.defineProperty(navigator, 'share', { configurable: true, value });
      await clickOn((await open(element, 'share')).querySelector('.tool')!);
      await settled(element);
      expect([copied, element.shadowRoot!.querySelector('.message')!.textContent]).to.deep.equal([copies, says]);
      await waitUntil(() => !element.shadowRoot!.querySelector('dialog'), 'the panel is closed');
    }
  });

  it('copies the link where nothing can be shared with, and says so', async () => {
    const element = await tableWide('trusty-twelve', { seed: '42' });
    let copied = '';
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void (copied = text)) },
    });
    const dialog = await open(element, 'share');
    await clickOn(dialog.querySelector('.tool')!);
    await settled(element);
    expect(copied).to.contain('#1.trusty-twelve.playing.s42..');
    expect(element.shadowRoot!.querySelector('.message')!.textContent).to.equal('Link copied');
    await waitUntil(() => !element.shadowRoot!.querySelector('dialog'), 'the panel is closed');
    for (const value of [undefined, { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }]) {
      element.play(element.legalMoves[0]!);
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
      await clickOn((await open(element, 'share')).querySelector('.tool')!);
      await settled(element);
      expect(element.shadowRoot!.querySelector('.message')!.textContent).to.equal('Couldn’t copy the link');
      await waitUntil(() => !element.shadowRoot!.querySelector('dialog'), 'the panel is closed');
    }
  });
});
