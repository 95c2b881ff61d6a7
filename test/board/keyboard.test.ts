// The whole game without a mouse, with the browser's real input.
import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { recordFromText, verify } from '../../src/engine.js';
import { itWhole } from '../support/few.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { cardOn, codesOf, endOf, focused, table, tableNear, type Table } from '../support/hand.js';
import { goTo, playByKeys, press, tabIn } from '../support/keys.js';
import { control, listen, pick, settled, textOf, typesOf } from '../support/table.js';
import { cardsIn, lucky, moveOf, part, parts, pileOf, play } from './board.js';
import { waitUntil } from '../support/wait-until.js';

/** How many keys a move took. */
async function winByKeys(text: string, left = Infinity): Promise<number> {
  const { element, rest } = await tableNear(text, left);
  const keys = await playByKeys(element, rest);
  expect(element.status).to.equal('won');
  expect(verify(element.record)).to.include({ ok: true, status: 'won' });
  return keys / rest.length;
}

const LIFTED = WON_WITH_OPTIONS.find((text) => text.includes('.trefoil-solitaire.'))!;

for (const text of [...Object.values(WON), ...WON_WITH_OPTIONS]) {
  const record = recordFromText(text);
  const isWhole = text === LIFTED || !WON_WITH_OPTIONS.includes(text);
  describe(`${isWhole ? 'a whole game' : 'the end of a game'} of ${record.game} ${JSON.stringify(record.options)}`, () => {
    const test = isWhole ? itWhole : it;
    test('is won by keyboard alone, with three keys a move at most', async () => {
      expect(await winByKeys(text, isWhole ? Infinity : endOf(record))).to.be.at.most(3);
    });
  });
}

/** Lucky Thirteen with the keyboard on its table. */
async function keyed(): Promise<Table> {
  const element = await lucky();
  await tabIn(element);
  return element;
}

const codeOf = (element: Table): string | undefined => focused(element)?.dataset['card'];

describe('the keyboard', () => {
  it('needs one tab stop for the whole table', async () => {
    const element = await lucky();
    const stops = () => parts(element, '.table [tabindex="0"]').map(({ dataset }) => dataset['above']);
    expect(stops(), 'a card that lies on top').to.deep.equal(['0']);
    await tabIn(element);
    await press(element, 'ArrowRight');
    await press(element, 'ArrowDown');
    expect(stops()).to.have.length(1);
    await press(element, 'Tab');
    expect(Boolean(focused(element)?.closest('.table'))).to.equal(false);
  });

  it('comes by Tab to what leads along a solution, which goes on', async () => {
    const element = await table('trusty-twelve', { seed: '2' });
    await pick(element, 'solution');
    await oneEvent(element, 'move');
    part(element, '.table [tabindex="0"]').focus();
    await press(element, 'Shift+Tab');
    expect(focused(element)?.closest('.transport')).to.exist;
    const { moveCount } = element;
    await oneEvent(element, 'move');
    expect(element.moveCount).to.equal(moveCount + 1);
  });

  it('goes from card to card as the arrows point', async () => {
    const element = await lucky();
    const [column, next] = element.state!.piles.map(({ cards }) => cards);
    cardOn(element, column![1]!).focus();
    const visited: (string | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      await press(element, key);
      visited.push(codeOf(element));
    }
    expect(visited).to.deep.equal([next![3], next![2], column![3], column![2], column![1], column![2]]);
  });

  it('keeps its distance from the top of a pile whose top card leaves', async () => {
    const element = await lucky();
    const column = cardsIn(element, pileOf(element, 'TS'));
    cardOn(element, column.at(-2)!).focus();
    await play(element, moveOf(element, 'TS'));
    expect(codeOf(element)).to.equal(column.at(-3));
  });

  it('treats a key held down as one press', async () => {
    const element = await keyed();
    await goTo(element, cardOn(element, 'TS'));
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    focused(element)!.dispatchEvent(held);
    await element.updateComplete;
    expect(held.defaultPrevented).to.equal(true);
    expect(codesOf(element, '[data-held]')).to.deep.equal([]);
  });

  /** Holds a key until it has come three times, the second time once something has happened. */
  const hold = async (element: Table, key: string, hasHappened = () => true): Promise<void> => {
    await sendKeys({ down: key });
    await waitUntil(hasHappened);
    for (let i = 0; i < 2; i++) await sendKeys({ down: key });
    await sendKeys({ up: key });
    await settled(element);
  };

  it('held down asks for a redeal, and does not answer that it is wanted', async () => {
    const element = await table('trefoil-solitaire', { seed: '42' });
    await tabIn(element);
    await hold(element, 's');
    expect(element.moveCount).to.equal(0);
  });

  it('held down deals one new game, by its letter or by Enter on its button, but takes back move after move', async () => {
    // Any deal of this game has a stock to draw from.
    const element = await table('pyramid-dozen', { seed: '42' });
    await tabIn(element);
    const heard = listen(element);
    await hold(element, 'n', () => heard.length > 0);
    control(element, 'new').focus();
    await hold(element, 'Enter', () => heard.length > 1);
    const draw = () => element.legalMoves.find(({ type }) => type === 'draw')!;
    for (let i = 0; i < 4; i++) await play(element, draw());
    part(element, '.table [tabindex="0"]').focus();
    await hold(element, 'u');
    expect(typesOf(heard).slice(0, 3)).to.deep.equal(['deal', 'deal', 'move']);
    expect(element.moveCount).to.equal(1);
  });

  it('undoes, redoes, describes and deals with single keys', async () => {
    const element = await keyed();
    await play(element, moveOf(element));
    for (const [keys, count] of [
      ['u', 0],
      ['r', 1],
      ['Control+z', 0],
      ['Control+y', 1],
      ['Control+z', 0],
      ['Control+Shift+Z', 1],
      ['u', 0],
    ] as const) {
      await press(element, keys);
      expect(element.moveCount, keys).to.equal(count);
    }
    await press(element, 'd');
    const column = /^column 1: \w+ of \w+, \w+ of \w+, \w+ of \w+, \w+ of \w+\.$/;
    expect(textOf(element, '[aria-live=polite]')).to.match(column);
    const dealt = oneEvent(element, 'deal');
    await press(element, 'n');
    await dealt;
    expect(element.seed).not.to.equal('42');
  });

  it('leaves all keys to the page unless the table has the focus', async () => {
    const element = await lucky();
    await play(element, moveOf(element));
    await press(element, 'u');
    expect(element.moveCount).to.equal(1);
    await tabIn(element);
    let sent: Event | undefined;
    const note = (event: Event) => (sent = event);
    addEventListener('keydown', note, true);
    const stop = focused(element);
    const LEFT = ['x', 'F2', 'PageDown', 'Control+a', 'Alt+u', 'Alt+ArrowRight', 'Control+Enter', 'Control+ArrowRight'];
    for (const key of [...LEFT, 'Meta+Enter', 'Meta+ArrowRight', 'Escape', 'Backspace']) {
      await press(element, key);
      expect(sent!.defaultPrevented, key).to.equal(false);
      expect(focused(element)?.outerHTML, key).to.equal(stop!.outerHTML);
    }
    cardOn(element, 'AS').focus();
    for (const key of ['ArrowRight', 'ArrowLeft', ' ', 'Escape', 'Enter', 'Backspace', 'Control+z', 'u', 's']) {
      await press(element, key);
      expect(sent!.defaultPrevented, key).to.equal(true);
    }
    removeEventListener('keydown', note, true);
  });
});
