import { expect } from '@open-wc/testing';
import type { SolitaireEventMap } from '../../src/define.js';
import { recordFromText, verify } from '../../src/engine.js';
import { touch } from '../support/commands.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { clickAt, drag, endOf, movesOf, playThrough, setTap, tableNear, touchDrag } from '../support/hand.js';
import type { Way } from '../support/hand.js';

function listen(): { heard: string[]; wins: SolitaireEventMap['win']['detail'][]; stop: () => void } {
  const heard: string[] = [];
  const wins: SolitaireEventMap['win']['detail'][] = [];
  const note = (event: Event) => {
    heard.push(event.type);
    if (event.type === 'win') wins.push((event as SolitaireEventMap['win']).detail);
  };
  const types = ['deal', 'move', 'undo', 'redo', 'win', 'loss'];
  for (const type of types) document.addEventListener(type, note);
  return { heard, wins, stop: () => types.forEach((type) => document.removeEventListener(type, note)) };
}

async function winBy(
  text: string,
  way: Way,
  { left = Infinity, width }: { left?: number; width?: number },
): Promise<void> {
  const { element, rest } = await tableNear(text, left, width);
  // The first of two taps only picks up.
  if (way === tapTap) await setTap(element, false);
  const { heard, wins, stop } = listen();
  await playThrough(element, rest, way);
  stop();
  const { moves } = movesOf(text);
  expect(element.status).to.equal('won');
  expect(heard).to.deep.equal([...rest.map(() => 'move'), 'win']);
  expect(wins[0]!.by).to.equal('player');
  expect(wins[0]!.moveCount).to.equal(moves.length);
  expect(verify(wins[0]!.record)).to.include({ ok: true, status: 'won' });
  expect(element.shadowRoot!.querySelector('.message')!.textContent).to.contain(`Won in ${moves.length} moves`);
}

const clickClick: Way = async (from, to) => {
  await clickAt(from);
  await clickAt(to);
};

const tapTap: Way = async (from, to) => {
  await touch.tap(from.x, from.y);
  await touch.tap(to.x, to.y);
};

const PHONE = 340;
const TREFOIL_WITH_DRAW = WON_WITH_OPTIONS.find((text) => text.includes('.trefoil-solitaire.'))!;

describe('a whole game', function () {
  this.timeout(60_000);

  it('with two redeals and a lift is won by dragging with the mouse', async () => {
    await winBy(TREFOIL_WITH_DRAW, drag, {});
  });

  it('with columns that grow long is won by tapping with a finger, on a phone', async () => {
    await winBy(WON['bakers-dozen']!, tapTap, { width: PHONE });
  });
});

for (const text of [...Object.values(WON), ...WON_WITH_OPTIONS]) {
  const record = recordFromText(text);
  const left = endOf(record);
  describe(`the end of a game of ${record.game} ${JSON.stringify(record.options)}`, function () {
    this.timeout(60_000);

    it('is won by dragging with the mouse', async () => {
      await winBy(text, drag, { left });
    });
    it('is won by tapping with a finger, on a phone', async () => {
      await winBy(text, tapTap, { left, width: PHONE });
    });
  });
}

describe('the end of a game', function () {
  this.timeout(60_000);

  it('is won by clicking a card, then where it goes', async () => {
    await winBy(WON['trusty-twelve']!, clickClick, { left: 15, width: 600 });
  });
  it('is won by dragging with a finger, on a phone', async () => {
    await winBy(WON['trusty-twelve']!, touchDrag, { left: 15, width: PHONE });
  });
});
