// The keys by which searches know positions.
import { expect } from 'chai';
import type { Game } from '../../../src/engine.js';
import { perform } from '../../../src/engine/model/perform.js';
import { PositionSet } from '../../../src/engine/search/position-set.js';
import { placesOf, positionKey } from '../../../src/engine/search/position-key.js';
import { SearchTable } from '../../../src/engine/search/search-table.js';
import { essenceOf, type Table } from './table.js';

/** Two positions of a deal have the same key just when they play alike. */
export class KeyBook {
  readonly #keys = new Map<string, string>();
  readonly #essences = new Map<string, string>();

  compare({ deal, position }: Game, table: Table): void {
    const { low, high } = positionKey(position, placesOf(deal.rules));
    const key = `${low} ${high}`;
    const essence = essenceOf(table);
    expect(this.#keys.get(essence) ?? key, 'the key of a position that plays alike').to.equal(key);
    expect(this.#essences.get(key) ?? essence, 'the position of a key').to.equal(essence);
    this.#keys.set(essence, key);
    this.#essences.set(key, essence);
  }
}

/** A table that is played on, and taken back, has the keys of positions that are made anew. */
export function compareKeys({ deal, position, actions }: Game, pick: number): void {
  const places = placesOf(deal.rules);
  const table = new SearchTable(deal, position);
  const expectKey = (at: typeof position): void => {
    expect({ low: table.low, high: table.high }, 'the key of a table').to.deep.equal(positionKey(at, places));
  };
  const chosen = actions[pick % actions.length]!;
  const next = perform(deal, position, chosen);
  const { low, high } = positionKey(next, places);
  const seen = new PositionSet();
  seen.add(high, low);
  for (const action of actions) {
    const isKnown = table.leadsInto(seen, action);
    table.perform(action);
    expectKey(perform(deal, position, action));
    if (isKnown) expect([table.low, table.high], 'where an action leads').to.deep.equal([low, high]);
    table.takeBack();
    expectKey(position);
    expect(table.position.piles, 'piles that were taken back').to.deep.equal(position.piles);
  }
}
