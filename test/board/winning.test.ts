import { expect } from '@open-wc/testing';
import type { SolitaireEventMap } from '../../src/define.js';
import { recordFromText, verify } from '../../src/engine.js';
import { touch } from '../support/commands.js';
import { few, itWhole } from '../support/few.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { clickAt, drag, endOf, movesOf, playThrough, says, setTap, tableNear, touchDrag } from '../support/hand.js';
import type { Way } from '../support/hand.js';
import { listen, typesOf } from '../support/table.js';

async function winBy(
  text: string,
  way: Way,
  { left = Infinity, width }: { left?: number; width?: number | undefined },
): Promise<void> {
  const { element, rest } = await tableNear(text, left, width);
  // The first of two taps only picks up.
  if (way === tapTap) await setTap(element, false);
  const heard = listen(element);
  await playThrough(element, rest, way);
  const { moves } = movesOf(text);
  expect(element.status).to.equal('won');
  expect(typesOf(heard)).to.deep.equal([...rest.map(() => 'move'), 'win']);
  const { detail } = heard.at(-1) as SolitaireEventMap['win'];
  expect(detail).to.include({ by: 'player', moveCount: moves.length });
  expect(verify(detail.record)).to.include({ ok: true, status: 'won' });
  expect(says(element)).to.contain(`Won in ${moves.length} moves`);
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

describe('a whole game', () => {
  for (const [what, text, way, width] of [
    ['with columns that grow long is won by tapping with a finger, on a phone', WON['bakers-dozen']!, tapTap, PHONE],
    ['with two redeals and a lift is won by dragging with the mouse', TREFOIL_WITH_DRAW, drag, undefined],
  ] as const) {
    itWhole(what, () => winBy(text, way, { width }));
  }
});

for (const text of few([...Object.values(WON), ...WON_WITH_OPTIONS])) {
  const record = recordFromText(text);
  const left = endOf(record);
  describe(`the end of a game of ${record.game} ${JSON.stringify(record.options)}`, () => {
    it('is won by dragging with the mouse', async () => {
      await winBy(text, drag, { left });
    });
    it('is won by tapping with a finger, on a phone', async () => {
      await winBy(text, tapTap, { left, width: PHONE });
    });
  });
}

describe('the end of a game', () => {
  it('is won by clicking a card, then where it goes', async () => {
    await winBy(WON['trusty-twelve']!, clickClick, { left: 15, width: 600 });
  });
  itWhole('is won by dragging with a finger, on a phone', async () => {
    await winBy(WON['trusty-twelve']!, touchDrag, { left: 15, width: PHONE });
  });
});
