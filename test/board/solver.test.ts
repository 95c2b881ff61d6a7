// Hint, verdict and solution in each game, followed by hand.
import { expect, oneEvent } from '@open-wc/testing';
import { recordFromText, verify } from '../../src/engine.js';
import type { Move, Record } from '../../src/engine.js';
import { few } from '../support/few.js';
import { WON } from '../support/games-played.js';
import { clickAt, drag, hears, make, placeOf, press, tableNear, tableOf, type Table } from '../support/hand.js';
import { freeTimers, holdTimers } from '../support/timers.js';
import { waitUntil } from '../support/wait-until.js';
import { cardsIn, parts } from './board.js';

/** A button and the place under it are highlighted together. */
const pointedOut = (element: Table): string[] => {
  const names = parts(element, '[data-highlighted]').map(
    ({ dataset, className }) => dataset['card'] ?? dataset['pile'] ?? className,
  );
  return [...new Set(names)];
};

function placesOf(move: Move, element: Table): string[] {
  if (move.type === 'draw' || move.type === 'recycle') return ['stock'];
  if (move.type === 'redeal') return ['turn'];
  if (move.type === 'remove') return move.cards;
  if (move.type === 'lift') return [move.card, 'turn'];
  return [move.card, cardsIn(element, move.to).at(-1) ?? move.to];
}

afterEach(freeTimers);

for (const [game, text] of few(Object.entries(WON), 1)) {
  describe(`the solver at the table of ${game}`, () => {
    const record = recordFromText(text);

    it('says that the game can be won, also after each hint followed by hand', async () => {
      const element = await tableOf(record);
      for (let followed = 1; followed <= 6; followed++) {
        await press(element, 'verdict');
        await hears(element, followed > 1 ? /still winnable$/i : /^This deal is winnable$/);
        const hint = (await element.hint())!;
        await press(element, 'hint');
        await hears(element, /^\S+( \+\d+)? → |^\S+( \+ \S+)?$|^(Draw|Turn|Redeal|Lift)/);
        expect(pointedOut(element).sort()).to.deep.equal(placesOf(hint, element).sort());
        await make(element, hint, drag);
        expect(element.moveCount).to.equal(followed);
        expect(pointedOut(element)).to.deep.equal([]);
      }
      expect(await element.winnable()).to.equal('winnable');
    });

    it('plays a solution that wins by the rules', async () => {
      const { element } = await tableNear(text, 3);
      // Of all controls, Finish would stand in its place by now.
      element.buttons = 'solution';
      await element.updateComplete;
      const won = oneEvent<CustomEvent<{ by: string; assisted: boolean; record: Record }>>(element, 'win');
      await press(element, 'solution');
      const { detail } = await won;
      expect(detail).to.include({ by: 'solution', assisted: true });
      expect(verify(detail.record)).to.include({ ok: true, status: 'won' });
    });

    it('stops a solution when the player touches the table', async () => {
      const element = await tableOf(record);
      const steps = holdTimers(450);
      await press(element, 'solution');
      await waitUntil(() => steps.size > 0, 'the solution is shown');
      const moved = oneEvent(element, 'move');
      for (const step of [...steps.values()]) step();
      await moved;
      expect(steps.size, 'the next move').to.equal(1);
      await clickAt(placeOf(element, element.state!.piles.find(({ cards }) => cards.length > 0)!.cards.at(-1)!));
      expect([element.moveCount, steps.size]).to.deep.equal([1, 0]);
      expect(parts(element, '[data-control=stop]')).to.deep.equal([]);
      expect(await element.winnable()).to.equal('winnable');
    });
  });
}
