// `node scripts/layout.mjs [--count N]`, after a build: how calm the tables of won games are. Prints the tables of docs/layout.md.
import { arrange } from '../dist/board/layout/arrange.js';
import { boxOf, lay } from '../dist/board/layout/geometry.js';
import { createGame, solve } from '../dist/engine.js';
import { layoutsOf } from '../dist/games/variant/defaults.js';
import { quantile, table } from './figures.mjs';
import { allGames } from './games.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

const SETTINGS = { large: false, mirror: false };

/** Width and height of windows. An element is as wide. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [600, 800],
  [768, 1024],
  [1024, 768],
  [1280, 800],
];

const HEAD = ['rows move', '… without a plan', 'the height changes', '… without a plan', 'lowest card'];

/** What lies above a table in its element: bar, message and a gap, and both its margins, in pixels. */
const ABOVE = 92;
const PADDING = 24;

/** Examples are searched by the rules alone: so many positions a deal, for so many milliseconds a game. */
const LIMITS = { positions: 30_000, ms: 1500 };
const LONGEST = 20_000;

const count = parseCommandLine(
  'node scripts/layout.mjs [--count N]',
  { count: { type: 'string', default: '200' } },
  (given) => wholeNumber('count', given.count),
);

/** Positions along a win of each of some deals, from seed 1 on, and as many of games played without a plan. */
async function played(game) {
  const [won, aimless] = [[], []];
  const began = Date.now();
  for (let seed = 1; won.length < count && Date.now() - began < LONGEST; seed++) {
    const deal = () => createGame(game, { seed: String(seed), ...(game.id === 'pyramid-dozen' && { kings: 'alone' }) });
    const { moves } = await solve(deal(), LIMITS);
    if (!moves) continue;
    won.push(along(deal(), (_, i) => moves[i]));
    aimless.push(along(deal(), ({ legalMoves }, i) => i < 150 && legalMoves[(i * 7) % legalMoves.length]));
  }
  return { won, aimless };
}

function along(game, choose) {
  const positions = [game.position];
  for (let move = choose(game, 0); move && game.play(move); move = choose(game, positions.length - 1)) {
    positions.push(game.position);
  }
  return positions;
}

/** How often rows and felt move in a game, and the lower edge of its lowest card in the element. */
function calm(arrangement, positions) {
  let before;
  const seen = { rows: 0, heights: 0, lowest: 0 };
  for (const position of positions) {
    const now = lay(arrangement, position, undefined, { before });
    const tops = ({ layout }) => layout.places.map(({ y }) => y).join();
    if (before && tops(now) !== tops(before)) seen.rows++;
    if (before && now.height !== before.height) seen.heights++;
    const bottoms = position.piles.map((_, pile) => boxOf(now, pile)).map(({ y, height }) => y + height);
    seen.lowest = Math.max(seen.lowest, ABOVE + Math.max(...bottoms));
    before = now;
  }
  return seen;
}

for (const game of allGames) {
  const { won, aimless } = await played(game);
  const rows = WINDOWS.map(([width, height]) => {
    const available = { width: width - PADDING, height: 0.8 * height, leastCard: 44 };
    const arrangement = arrange(layoutsOf(game), available, 96, SETTINGS);
    const looks = [won, aimless].map((lines) => lines.map((line) => calm(arrangement, line)));
    const figure = (of, what) => {
      const sorted = of.map((each) => each[what]).sort((a, b) => a - b);
      return `${quantile(sorted, 0.9)} (${sorted.at(-1)})`;
    };
    const figures = ['rows', 'heights'].flatMap((what) => looks.map((of) => figure(of, what)));
    return [`${width} × ${height}`, arrangement.cardWidth, ...figures, figure(looks[0], 'lowest')];
  });
  console.log(`\n## ${game.texts.en.name}\n\n${won.length} wins, and as many games without a plan.\n`);
  console.log(table(['window', 'card', ...HEAD], rows));
}
