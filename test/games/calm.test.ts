// What docs/layout.md promises of won games, for fewer of them.
import { expect } from 'chai';
import { arrange } from '../../src/board/layout/arrange.js';
import { type Geometry, lay } from '../../src/board/layout/geometry.js';
import { createGame, games, solve } from '../../src/engine.js';
import { layoutsOf } from '../../src/games/variant/defaults.js';
import { few } from '../support/few.js';

/** Of twenty games, so many may do worse. */
const GAMES = 20;
const WORSE = 2;

/** Rows may move so often. */
const MOVES: Readonly<Record<string, number>> = { 'trusty-twelve': 2, 'pyramid-dozen': 0 };

async function winsOf(id: string) {
  const wins = [];
  for (let seed = 1; wins.length < GAMES; seed++) {
    const game = createGame(id, { seed: String(seed), ...(id === 'pyramid-dozen' && { kings: 'alone' }) });
    const { moves } = await solve(game, { positions: 10_000 });
    if (!moves) continue;
    for (const move of moves) game.play(move);
    wins.push(game.line);
  }
  return wins;
}

for (const id of few(games)) {
  it(`the table of ${id} stays calm in won games`, async () => {
    const wins = await winsOf(id);
    const layouts = layoutsOf(createGame(id, { seed: '1' }).deal.rules);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      const available = { width: width - 24, height: 0.8 * height, leastCard: 44 };
      const arrangement = arrange(layouts, available, 96, { large: false, mirror: false });
      const counts = wins.map((line) => {
        let before: Geometry | undefined;
        const laid = line.map((position) => (before = lay(arrangement, position, undefined, { before })));
        const changes = (what: (geometry: Geometry) => unknown) =>
          laid.slice(1).filter((each, i) => what(each) !== what(laid[i]!)).length;
        return {
          rows: changes(({ layout }) => layout.places.map(({ y }) => y).join()),
          heights: changes((each) => each.height),
        };
      });
      const rows = width === 1280 ? 0 : (MOVES[id] ?? 1);
      const restless = counts.filter((each) => each.rows > rows || each.heights > 3);
      expect(restless.length, `${width} × ${height}: ${JSON.stringify(restless)}`).to.be.at.most(WORSE);
    }
  });
}
