// The keys that lead along the piles of the table.
import { expect } from '@open-wc/testing';
import { EXAMPLES } from '../examples/page/elements.js';
import { few, times } from '../support/few.js';
import { WON } from '../support/games-played.js';
import { cardOn, focused, movesOf, settingIn, table, type Table } from '../support/hand.js';
import { goTo, press, tabIn } from '../support/keys.js';
import { type Attributes, pick, settled, textOf } from '../support/table.js';
import { cardsIn, lucky, moveOf, part, parts, play } from './board.js';
import { waitUntil } from '../support/wait-until.js';

describe('a key that a script sends to what is no spot', () => {
  it('leads on from the stop of the table', async () => {
    const element = await lucky();
    await tabIn(element);
    const failures: unknown[] = [];
    const { onerror } = window;
    window.onerror = (...failure) => failures.push(failure) > 0;
    for (const key of ['Home', 'End', 'ArrowUp', 'ArrowLeft']) {
      for (const target of parts(element, '.table, .table .pile:not([tabindex])')) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    }
    window.onerror = onerror;
    expect(failures).to.deep.equal([]);
    expect(focused(element)?.matches('.table [tabindex="0"]')).to.equal(true);
  });
});

const said = (element: Table): string => textOf(element, '[aria-live=polite]');

/** A key, without waiting for the browser to type it. */
const type = (element: Table, key: string, code = ''): boolean =>
  focused(element)!.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true, cancelable: true }),
  );

const spotsOf = (element: Table): HTMLElement[] => parts(element, '.table [tabindex]');

const pressAll = async (element: Table, ...keys: string[]): Promise<void> => {
  for (const key of keys) await press(element, key);
};

const atCard = async (card: string): Promise<Table> => {
  const element = await lucky();
  await tabIn(element);
  cardOn(element, card).focus();
  return element;
};

const pyramid = async (attributes: Attributes = {}): Promise<Table> => {
  const element = await table('pyramid-dozen', { seed: '42', ...attributes });
  await tabIn(element);
  return element;
};

const called = (element: Table): string | null => focused(element)!.getAttribute('aria-label');

/** Positions of each game. */
const POSITIONS = 100;

/** The same numbers in each run. */
const numbers = (): ((below: number) => number) => {
  let state = 12;
  return (below) => {
    state = (state * 16807) % 2147483647;
    return state % below;
  };
};

for (const text of few([...Object.values(WON), ...EXAMPLES.map(({ won }) => won[0]!)], 2)) {
  const { game } = movesOf(text).record;
  describe(`the right arrow in ${game}`, () => {
    it(`passes every pile once, from any card of ${POSITIONS} positions`, async () => {
      const random = numbers();
      const element = await table(game, { seed: '1' });
      for (let i = 0; i < times(POSITIONS); i++) {
        const moves = element.legalMoves;
        if (moves.length === 0 || element.moveCount > 30) await element.newGame({ seed: String(i + 2) });
        else element.play(moves[random(moves.length)]!);
        await element.updateComplete;
        if (element.status !== 'playing') continue;
        const spots = spotsOf(element);
        const piles = [...new Set(spots.map(({ dataset }) => dataset['pile']))];
        const from = spots[random(spots.length)]!;
        from.focus();
        const passed = piles.map(() => {
          type(element, 'ArrowRight');
          return focused(element)!.dataset['pile'];
        });
        expect(passed.toSorted(), `seed ${element.seed}, move ${element.moveCount}`).to.deep.equal(piles.toSorted());
        expect(passed.at(-1), 'the last one is its own').to.equal(from.dataset['pile']);
      }
    });
  });
}

describe('a key', () => {
  it('leads to a pile by its number, and tells how many cards lie below', async () => {
    const element = await atCard('QD');
    const tops = element.state!.piles.slice(0, 13).map(({ cards }) => cards.at(-1));
    for (const [i, key] of [...'1234567890', 'Shift+Digit1', 'Shift+Digit2', 'Shift+Digit3'].entries()) {
      await press(element, key);
      expect(focused(element)!.dataset['card'], key).to.equal(tops[i]);
      expect(called(element), key).to.match(new RegExp(`, column ${i + 1}, 3 below$`));
    }
    await pressAll(element, 'Tab', 'Shift+Tab');
    expect(focused(element)!.dataset['card'], 'again after Tab').to.equal(tops[12]);
    await press(element, 'ArrowLeft');
    expect(cardOn(element, tops[12]!).ariaLabel, 'once it is left').to.match(/, column 13$/);
    await press(element, 'Shift+Digit4');
    expect(said(element)).to.equal('Not available here');
    expect(focused(element)!.dataset['pile']).to.equal('tableau-12');
  });

  it('leads along what is free in a row of a pyramid', async () => {
    const element = await pyramid();
    const row = [23, 24, 25, 26, 27, 28, 22, 23].map((pile) => `pyramid-${pile}`);
    for (const pile of row) {
      await press(element, '7');
      expect(focused(element)!.dataset['pile'], 'from the first one').to.equal(pile);
    }
    await press(element, '8');
    expect(said(element)).to.equal('Not available here');
  });

  it('leads to the next card that can be played, and with one in hand to where it can go', async () => {
    const element = await atCard('QD');
    const playable = new Set(element.legalMoves.map((move) => 'card' in move && move.card));
    const passed = new Set<string | undefined>();
    for (let i = 0; i < playable.size; i++) {
      await press(element, '.');
      passed.add(focused(element)!.dataset['card']);
      expect(called(element)).to.match(/, column \d+, (1 target|\d targets)$/);
    }
    expect(passed).to.deep.equal(playable);
    const last = focused(element);
    await pressAll(element, '.', ',');
    expect(focused(element)).to.equal(last);
    cardOn(element, 'TS').focus();
    await pressAll(element, 'Enter', '.');
    expect(focused(element)).to.equal(cardOn(element, 'JC'));
    await press(element, 'Enter');
    expect(said(element)).to.match(/^10 of spades to column 10, on Jack of clubs\. Column 9: \w+ of \w+\.$/);
  });

  it('leads to the lowest and to the top card of a pile', async () => {
    const element = await atCard('5S');
    const column = cardsIn(element, 'tableau-1');
    await press(element, 'Home');
    expect(focused(element)!.dataset['card']).to.equal(column[0]);
    await press(element, 'End');
    expect(focused(element)!.dataset['card']).to.equal(column.at(-1));
    await press(element, 'End');
    expect(said(element), 'where the focus stays').to.equal(called(element));
  });

  it('says so at an edge, and on the way round it', async () => {
    const element = await atCard('QD');
    await press(element, 'ArrowUp');
    expect(said(element)).to.equal('edge of the table');
    for (const [key, pile, name] of [
      ['1', 'tableau-1', /, column 1, 3 below$/],
      ['ArrowLeft', 'foundation-S', /^foundation of spades, empty, edge of the table$/],
      ['ArrowRight', 'tableau-1', /, column 1, edge of the table$/],
      ['ArrowRight', 'tableau-2', /, column 2$/],
    ] as const) {
      await press(element, key);
      expect(focused(element)!.dataset['pile'], key).to.equal(pile);
      expect(called(element), key).to.match(name);
    }
  });

  it('of an arrow stops only at targets and free cards while a card is in hand', async () => {
    const element = await atCard('TS');
    await press(element, 'Enter');
    for (let i = 0; i < 20; i++) {
      await press(element, i % 3 === 0 ? 'ArrowUp' : 'ArrowRight');
      expect(focused(element)!.matches('[data-target], .card[data-above="0"]')).to.equal(true);
    }
  });

  it('puts what is held on a pile from a covered card of it, and keeps it in hand elsewhere', async () => {
    const element = await atCard('TS');
    await press(element, 'Enter');
    cardOn(element, 'QD').focus();
    await press(element, 'Enter');
    expect(said(element)).to.match(/^Only /);
    expect(cardOn(element, 'TS').matches('[data-held]')).to.equal(true);
    const [covered] = cardsIn(element, 'tableau-10');
    cardOn(element, covered!).focus();
    await press(element, 'Enter');
    expect(element.moveCount).to.equal(1);
  });

  it('keeps the focus where it is until the report could be heard, unless another key comes before', async () => {
    const element = await atCard('TS');
    const reports: [string, Element | null | undefined][] = [];
    const heard = new MutationObserver(() => reports.push([said(element), focused(element)]));
    heard.observe(part(element, '.said'), { subtree: true, childList: true, characterData: true });
    await pressAll(element, 'Enter', 'Enter');
    const [report, at] = reports.at(-1)!;
    expect(report).to.match(/^10 of spades to column 10, /);
    expect(at).to.equal(cardOn(element, 'TS'));
    await waitUntil(() => focused(element) !== cardOn(element, 'TS'), 'it goes on');
    const column = cardsIn(element, 'tableau-9');
    expect(focused(element)).to.equal(cardOn(element, column.at(-1)!));
    await press(element, 'u');
    expect(said(element)).to.match(/^Undo\. 10 of spades, column 9$/);
    expect(focused(element)!.ariaLabel).to.match(/, column 9/);
    await waitUntil(() => focused(element) === cardOn(element, 'TS'), 'it is back');
    await pressAll(element, 'Enter', 'Enter', 'ArrowUp');
    expect(focused(element)).to.equal(cardOn(element, column.at(-2)!));
    expect(spotsOf(element).indexOf(cardOn(element, 'TS')), 'cards lie in the order they are read').to.equal(
      spotsOf(element).indexOf(cardOn(element, 'JC')) + 1,
    );
  });

  /** The focus stays on a card that has gone as long, and it is a card until then. */
  const staysOn = async (element: Table, card: HTMLElement): Promise<void> => {
    expect([focused(element) === card, card.role, card.ariaLabel !== null]).to.deep.equal([true, 'button', true]);
    await waitUntil(() => focused(element) !== card, 'it goes on');
  };

  it('stays on a removed card as long', async () => {
    const element = await pyramid();
    await pressAll(element, '.', 'Enter', '.');
    const card = focused(element)!;
    await press(element, 'Enter');
    expect(said(element)).to.match(/ removed/);
    await staysOn(element, card);
    expect(card.ariaLabel).to.match(/, discard/);
  });

  it('stays as long on a removed card on which its partner lies', async () => {
    const element = await pyramid({ seed: '2', kings: 'alone' });
    const card = cardOn(element, '5D');
    await goTo(element, card);
    await pressAll(element, 'Enter', 'Enter');
    expect(said(element)).to.match(/^5 of diamonds and 7 of diamonds removed/);
    await staysOn(element, card);
    expect(card.ariaLabel).to.equal(null);
  });

  it('stays as long on a drawn card that goes back to the stock', async () => {
    const element = await pyramid();
    await press(element, 's');
    const card = cardOn(element, cardsIn(element, 'waste').at(-1)!);
    await goTo(element, card);
    await press(element, 'u');
    await staysOn(element, card);
    expect(card.role).to.equal('presentation');
  });

  it('counts by its place on the keyboard, whatever it writes', async () => {
    const element = await atCard('QD');
    // A French 2; a Russian full stop, U and R on the keys where a US keyboard has them; question marks.
    type(element, 'é', 'Digit2');
    expect(focused(element)!.dataset['pile']).to.equal('tableau-2');
    type(element, 'ю', 'Period');
    expect(called(element)).to.match(/ targets?$/);
    await play(element, moveOf(element));
    for (const [key, code, count] of [
      ['г', 'KeyU', 0],
      ['к', 'KeyR', 1],
    ] as const) {
      type(element, key, code);
      expect(element.moveCount, key).to.equal(count);
    }
    const before = focused(element);
    for (const key of ['?', '؟', '？']) {
      if (key === '?') await press(element, key);
      else type(element, key, 'Slash');
      await settled(element);
      const dialog = element.shadowRoot!.querySelector('dialog')!;
      expect([dialog.open, dialog.ariaLabel], key).to.deep.equal([true, 'Keyboard shortcuts']);
      expect(dialog.textContent).to.contain('Undo').and.to.contain('Read the table aloud');
      await press(element, 'Escape');
      await waitUntil(() => parts(element, 'dialog').length === 0, 'the panel goes');
      expect(focused(element) === before, 'it gives the focus back').to.equal(true);
    }
  });

  it('of the keypad leads to a pile while it writes a digit', async () => {
    const element = await atCard('QD');
    type(element, '2', 'Numpad2');
    expect(focused(element)!.dataset['pile']).to.equal('tableau-2');
    type(element, 'ArrowRight', 'Numpad6');
    expect(focused(element)!.dataset['pile']).to.equal('tableau-3');
  });

  it('is left to the page with AltGr, and alone if it only changes others', async () => {
    const element = await atCard('QD');
    const with3 = { key: '³', code: 'Digit3', modifierAltGraph: true, bubbles: true, cancelable: true };
    expect(focused(element)!.dispatchEvent(new KeyboardEvent('keydown', with3))).to.equal(true);
    await press(element, 'm');
    const [move] = said(element).split('. ');
    for (const key of ['NumLock', 'CapsLock', 'AltGraph', 'Insert']) type(element, key);
    await press(element, 'm');
    expect(said(element), 'the list of moves is still open').not.to.contain(move!);
  });

  it('that writes something does nothing where the reader wants that, and others go on', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    await pick(element, 'settings');
    settingIn(element.shadowRoot!.querySelector('dialog')!, 'Single-key shortcuts').click();
    await press(element, 'Escape');
    await settled(element);
    await tabIn(element);
    const before = focused(element);
    await pressAll(element, '3', '.', 'h', 'm', '?');
    for (const key of ['Process', 'Dead', 'Unidentified']) {
      for (const code of ['Digit3', 'Numpad3', 'KeyN', 'Period']) {
        expect(type(element, key, code), `${key} at ${code} is left to the page`).to.equal(true);
      }
    }
    expect(focused(element)).to.equal(before);
    expect(said(element)).to.equal('');
    await press(element, 'ArrowRight');
    expect(focused(element)).not.to.equal(before);
    localStorage.clear();
  });
});
