// `node scripts/layout.mjs [--count N --windows]`, after a build: how often the table moves in won games. Prints the table of
// docs/layout.md. With `--windows`, prints a table for each game, with more windows, and with games played without a plan.
import { arrange } from '../dist/board/layout/arrange.js';
import { boxOf, lay } from '../dist/board/layout/geometry.js';
import { createGame, solve } from '../dist/engine.js';
import { layoutsOf } from '../dist/games/variant/defaults.js';
import { quantile, table } from './figures.mjs';
import { allGames } from './games.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

const SETTINGS = { large: false, mirror: false };

/** Width and height of the windows in docs/layout.md. An element is as wide as its window. */
const PHONE = [390, 844];
const DESKTOP = [1280, 800];

const WINDOWS = [[320, 568], PHONE, [600, 800], [768, 1024], [1024, 768], DESKTOP];

const HEAD = [
  'game',
  'wins',
  ...['phone', 'desktop'].flatMap((on) => [`${on}: rows move`, 'height changes', 'lowest card']),
];
const BY_WINDOW = [
  'window',
  'card',
  'rows move',
  '… without a plan',
  'height changes',
  '… without a plan',
  'lowest card',
];

/** What lies above a table in its element: bar, message and a gap, and both its margins, in pixels. */
const ABOVE = 92;
const PADDING = 24;

/** Examples are searched by the rules alone: so many positions a deal, for so many milliseconds a game. */
const LIMITS = { positions: 30_000, ms: 1500 };
const LONGEST = 20_000;

const { count, windows } = parseCommandLine(
  'node scripts/layout.mjs [--count N --windows]',
  { count: { type: 'string', default: '200' }, windows: { type: 'boolean', default: false } },
  (given) => ({ ...given, count: wholeNumber('count', given.count) }),
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

/** The 90th percentile, with the maximum in brackets. */
function spread(games, what) {
  const sorted = games.map((each) => each[what]).sort((a, b) => a - b);
  return `${quantile(sorted, 0.9)} (${sorted.at(-1)})`;
}

/** How a game looks in a window: the width of its cards, and how often each line of positions moves the table. */
function lookIn([width, height], game, lines) {
  const available = { width: width - PADDING, height: 0.8 * height, leastCard: 44 };
  const arrangement = arrange(layoutsOf(game), available, 96, SETTINGS);
  return { card: arrangement.cardWidth, games: lines.map((line) => calm(arrangement, line)) };
}

function windowRow(window, game, { won, aimless }) {
  const { card, games } = lookIn(window, game, won);
  const { games: others } = lookIn(window, game, aimless);
  const figures = ['rows', 'heights'].flatMap((what) => [spread(games, what), spread(others, what)]);
  return [window.join(' × '), card, ...figures, spread(games, 'lowest')];
}

const rows = [];
for (const game of allGames) {
  const lines = await played(game);
  const name = game.texts.en.name.replace('’', "'");
  if (windows) {
    const all = WINDOWS.map((window) => windowRow(window, game, lines));
    console.log(`\n## ${name}\n\n${lines.won.length} wins\n\n${table(BY_WINDOW, all)}`);
    continue;
  }
  const figures = [PHONE, DESKTOP].flatMap((window) => {
    const { games } = lookIn(window, game, lines.won);
    return ['rows', 'heights', 'lowest'].map((what) => spread(games, what));
  });
  rows.push([name, lines.won.length, ...figures]);
}
if (!windows) console.log(table(HEAD, rows));
