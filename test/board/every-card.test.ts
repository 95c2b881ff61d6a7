// In every game, each card that lies on top and each run can be picked up.
import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { EXAMPLES } from '../examples/page/elements.js';
import { few } from '../support/few.js';
import { WON } from '../support/games-played.js';
import { aim, cardOn, codesOf, drag, gripOf, movesOf, placeOf, runsOf, says } from '../support/hand.js';
import { tableNear, topsOf, type Point, type Table } from '../support/hand.js';
import { releaseMouse } from './board.js';

/** A top card as far as can be from all places where a card may go; `undefined` where all are too near. */
function wrongPlace(element: Table, code: string): Point | undefined {
  const card = cardOn(element, code);
  const { pile } = card.dataset;
  const right = element.legalMoves.flatMap((move) =>
    move.type === 'move' && move.from === pile ? [move.to] : move.type === 'remove' ? move.from : [],
  );
  const targets = right.filter((id) => id !== pile).map((id) => aim(element, id));
  const distance = (place: Point) => Math.min(...targets.map(({ x, y }) => Math.hypot(place.x - x, place.y - y)));
  const others = topsOf(element).filter((each) => cardOn(element, each).dataset['pile'] !== pile);
  const [far] = others.map((each) => placeOf(element, each)).toSorted((a, b) => distance(b) - distance(a));
  return far && distance(far) > 2 * card.offsetWidth ? far : undefined;
}

afterEach(() => resetMouse());

for (const text of few([...Object.values(WON), ...EXAMPLES.map(({ won }) => won[0]!)], 2)) {
  const { record, moves } = movesOf(text);
  describe(`in a game of ${record.game}`, () => {
    for (const [when, left] of few([
      ['at the start', moves.length],
      ['halfway', Math.floor(moves.length / 2)],
      ['near the end', 5],
    ] as const)) {
      it(`each top card and run follows the mouse, is told why it stays, and comes home: ${when}`, async () => {
        const { element } = await tableNear(text, left, 700);
        const tops = topsOf(element).map((code) => [code, 1] as const);
        expect(tops.length).to.be.above(1);
        for (const [code, count] of [...tops, ...runsOf(element)]) {
          const pile = cardOn(element, code).dataset['pile']!;
          const [home, from, { moveCount }] = [placeOf(element, code), gripOf(element, code), element];
          expect(getComputedStyle(cardOn(element, code)).cursor, code).to.match(/^grab$/);
          const isStuck = element.legalMoves.every((move) => !('from' in move) || ![move.from].flat().includes(pile));
          const wrong = wrongPlace(element, code);
          await drag(from, wrong ?? { x: from.x, y: from.y + 20 }, false);
          const [dragged, held] = ['[data-dragged]', '[data-held]'].map((each) => codesOf(element, each));
          const calm = says(element);
          await releaseMouse();
          expect([dragged!.length, dragged![0], held], code).to.deep.equal([count, code, dragged]);
          expect(element.moveCount, code).to.equal(moveCount);
          expect(says(element) !== calm, code).to.equal(wrong !== undefined || isStuck);
          expect([placeOf(element, code), codesOf(element, '[data-held]')], code).to.deep.equal([home, []]);
        }
      });
    }
  });
}
