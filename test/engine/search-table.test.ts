// The table that searches play on: it must stay what the rules make of each move, and know each position by its key.
import { expect } from 'chai';
import { createGame, games } from '../../src/engine.js';
import { anyCard, dealt, noBuilding, ontoTableau, setUp } from '../../src/words.js';
import { readDeal, start as startOf } from '../../src/engine/model/deal.js';
import { perform } from '../../src/engine/model/perform.js';
import { keyOf, type Position } from '../../src/engine/model/position.js';
import type { Rules } from '../../src/engine/model/rules.js';
import { PositionSet } from '../../src/engine/search/position-set.js';
import { placesOf, positionKey } from '../../src/engine/search/position-key.js';
import { SearchTable } from '../../src/engine/search/search-table.js';
import { SearchTree } from '../../src/engine/search/search-tree.js';
import { EXAMPLES } from '../examples/games.js';
import { dice } from '../solver/truth.js';

const REQUESTS: { [id: string]: object } = {
  'pyramid-dozen': { kings: 'with-queen' },
  'trefoil-solitaire': { draw: true },
  'klondike-solitaire': { draw: '3' },
};

for (const game of [...games, ...EXAMPLES.map(({ variant }) => variant)]) {
  const id = typeof game === 'string' ? game : game.id;

  describe(`the table of a search in ${id}`, () => {
    const { deal, position: start } = createGame(game, { seed: '7', ...REQUESTS[id] });
    const { rules, options } = deal;
    const places = placesOf(rules);
    const actionsAt = (position: Position) => (rules.won(position) ? [] : rules.actions(position, options));

    it('stays what the rules make of each move, there and back', () => {
      const die = dice(1);
      const table = new SearchTable(deal, start);
      const line = [start];
      const expectAt = (position: Position) => {
        expect(keyOf(table.position)).to.equal(keyOf(position));
        expect({ low: table.low, high: table.high }).to.deep.equal(positionKey(position, places));
        expect(table.line.length).to.equal(line.length - 1);
      };
      for (let step = 0; step < 300; step++) {
        const position = line.at(-1)!;
        const actions = actionsAt(position);
        if (actions.length === 0 || die(8) === 0) {
          if (line.length > 1) table.takeBack();
          line.length = Math.max(1, line.length - 1);
        } else {
          const action = actions[die(actions.length)]!;
          table.perform(action);
          expect(table.line.at(-1)).to.equal(action);
          line.push(perform(deal, position, action));
        }
        expectAt(line.at(-1)!);
      }
      const copy = table.copy();
      while (line.length > 1) {
        table.takeBack();
        line.pop();
        expectAt(line.at(-1)!);
      }
      table.lay(copy);
      expectAt(copy);
    });

    it('knows beforehand where a move of a card leads', () => {
      const die = dice(2);
      const table = new SearchTable(deal, start);
      let position = start;
      for (let step = 0; step < 40; step++) {
        const actions = actionsAt(position);
        if (actions.length === 0) break;
        const [chosen, ...others] = actions.map((action) => positionKey(perform(deal, position, action), places));
        const seen = new PositionSet();
        seen.add(chosen!.high, chosen!.low);
        // A King that only changes empty columns leads to a position that is alike.
        const isAlike = chosen!.low === table.low && chosen!.high === table.high;
        expect(seen.has(table.high, table.low)).to.equal(isAlike);
        for (const [i, action] of actions.entries()) {
          const { low, high } = i === 0 ? chosen! : others[i - 1]!;
          if (table.leadsInto(seen, action)) expect({ low, high }).to.deep.equal(chosen);
          else if (id === 'bakers-dozen' && i === 0) expect.fail('a plain move of a card is known');
        }
        const action = actions[die(actions.length)]!;
        table.perform(action);
        position = perform(deal, position, action);
      }
    });

    it('goes from any node of a tree to any other', () => {
      const die = dice(3);
      const tree = new SearchTree(deal, start);
      const positions = [start];
      for (let step = 0; step < 200; step++) {
        const node = die(positions.length);
        tree.goTo(node);
        expect(keyOf(tree.table.position)).to.equal(keyOf(positions[node]!));
        if (rules.won(positions[node]!) || tree.actions.length === 0) continue;
        const index = die(tree.actions.length);
        expect(tree.add(index)).to.equal(positions.length);
        positions.push(perform(deal, positions[node]!, tree.actions[index]!));
        expect(tree.size).to.equal(positions.length);
      }
    });
  });
}

describe('the table of a search in a game whose rules do more after each move', () => {
  const piles = setUp({ tableau: 3, stock: true, waste: true });
  const rules: Rules = {
    id: 'clock',
    piles,
    deal: (deck) => dealt(piles, piles.tableau, [1, 0, 0], deck),
    actions: (position) => ontoTableau(position, piles, noBuilding, { fills: anyCard }),
    afterMove: ({ piles: [a, b, c, stock, waste] }) => ({
      piles: [a!, b!, c!, stock!.slice(0, -1), [...waste!, stock!.at(-1)!]],
    }),
    progress: () => 0,
    won: () => false,
  };

  it('does not take what a move alone leads to for what it leads to', () => {
    const deal = readDeal(rules, { seed: '1' });
    const table = new SearchTable(deal, startOf(deal));
    const seen = new PositionSet();
    const to = (from: number, onto: number) => ({ type: 'move', from, to: onto }) as const;
    table.perform(to(0, 2));
    seen.add(table.high, table.low);
    table.takeBack();
    table.perform(to(0, 1));
    expect(table.leadsInto(seen, to(1, 2))).to.be.false;
    table.perform(to(1, 2));
    expect(seen.has(table.high, table.low)).to.be.false;
  });
});
