// `npm run records -- --game free-cell [--option draw=3 …]`: the entry of a game in test/examples/games.ts, which are the deal of seed 42
// and a short game of each kind: won, lost by `no-moves`, and lost by `no-progress`.
import alea from 'seedrandom/lib/alea.js';
import { createGame, recordFromText, recordToText, solve, verify } from '../dist/engine.js';
import { rank } from '../dist/engine/model/card.js';
import { start } from '../dist/engine/model/deal.js';
import { perform } from '../dist/engine/model/perform.js';
import { allGames } from './games.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

/** The longest line of a search, and of a game played at random. */
const LONGEST = 400;

/** How many moves a beam may make without progress, and how many positions another search may look at. */
const PATIENCE = 60;
const POSITIONS = 100_000;

/** How many moves before its end a won game must still be winnable, as the tests ask the solver. */
const SOLVED_AT = 20;

const { variant, request, seeds, beam } = parseCommandLine(
  'npm run records -- --game TAG [--option NAME=VALUE …] [--seeds N] [--beam POSITIONS]',
  {
    game: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    seeds: { type: 'string', default: '60' },
    beam: { type: 'string', default: '300' },
  },
  ({ game, option, ...numbers }) => {
    const found = allGames.find(({ id }) => id === game);
    if (!found)
      throw new RangeError(`--game ${game}: no such game; allowed: ${allGames.map(({ id }) => id).join(', ')}`);
    const given = Object.fromEntries(option.map((each) => each.split('=')));
    for (const [name, value] of Object.entries(given)) if (value === 'true') given[name] = true;
    // Throws on an unknown option.
    createGame(found, given);
    const [count, width] = ['seeds', 'beam'].map((name) => wholeNumber(name, numbers[name]));
    return { variant: found, request: given, seeds: count, beam: width };
  },
);

const dealOf = (seed) => createGame(variant, { ...request, seed: String(seed) });

const { tableau, cells, foundations } = variant.piles;

/** How promising a position is: by its progress, by few cards above lower ones, by empty columns and by free cells. */
function scoreOf(position) {
  const { piles } = position;
  let disorder = 0;
  for (const pile of tableau) {
    if (piles[pile].length === 0) disorder -= 3;
    let lowest = 14;
    for (const card of foundations.length > 0 ? piles[pile] : []) {
      if (rank(card) > lowest) disorder++;
      lowest = Math.min(lowest, rank(card));
    }
  }
  for (const cell of cells) disorder += piles[cell].length;
  return 2 * variant.progress(position) - disorder;
}

/** Positions with the same text have the same future. */
function textOf({ piles, counters, faceDown }) {
  const texts = piles.map(String);
  for (const group of variant.interchangeable ?? []) {
    const sorted = group.map((pile) => texts[pile]).sort();
    group.forEach((pile, index) => (texts[pile] = sorted[index]));
  }
  return JSON.stringify([texts, counters, faceDown]);
}

/** A beam search: of the positions that so many moves lead to, it keeps the most promising. Returns the actions of a win, if it finds one. */
function beamSearch({ deal }) {
  const first = start(deal);
  const seen = new Set([textOf(first)]);
  let kept = [{ position: first }];
  let most = -Infinity;
  for (let moves = 0, idle = 0; moves < LONGEST && kept.length > 0 && idle < PATIENCE; moves++, idle++) {
    const next = [];
    for (const before of kept) {
      for (const action of variant.actions(before.position, deal.options)) {
        const position = perform(deal, before.position, action);
        const node = { position, action, before };
        if (variant.won(position)) return lineTo(node);
        const text = textOf(position);
        if (!seen.has(text)) next.push({ ...node, score: scoreOf(position) });
        seen.add(text);
      }
    }
    kept = next.sort((a, b) => b.score - a.score).slice(0, beam);
    for (const { position } of kept) {
      const progress = variant.progress(position);
      if (progress > most) [most, idle] = [progress, 0];
    }
  }
  return undefined;
}

function lineTo({ action, before }) {
  return before ? [...lineTo(before), action] : [];
}

/** Ways to win a game, each tried only if those before it win none: the game's own search if it has one, otherwise the beam. */
const WAYS = [
  ...(variant.search ? [] : [(game) => beamSearch(game)?.forEach((action) => game.act(action))]),
  async (game) => (await solve(game, { positions: POSITIONS })).moves?.forEach((move) => game.play(move)),
];

/** Some won games, to choose a short one from, because a search takes seconds. */
async function wonGames() {
  for (const win of WAYS) {
    const won = [];
    for (let seed = 1; seed <= seeds && won.length < 3; seed++) {
      const game = dealOf(seed);
      await win(game);
      if (game.status !== 'won') continue;
      const before = game.copy(Math.max(0, game.moveCount - SOLVED_AT));
      if ((await solve(before)).verdict === 'winnable') won.push(game);
    }
    if (won.length > 0) return won;
  }
  return [];
}

/** A game of a seed that is played at random until it is over. */
function randomGame(seed) {
  const game = dealOf(seed);
  const random = alea(`random ${seed}`);
  while (game.canPlay && game.moveCount < LONGEST) game.act(game.actions[Math.floor(random() * game.actions.length)]);
  return game;
}

const shortest = (games) => games.sort((a, b) => a.moveCount - b.moveCount)[0];

/** The text of a record that a server would accept, without the game that it came from. */
function checked(game) {
  const text = recordToText(game.record);
  const { ok, status } = verify(recordFromText(text), { variants: [variant] });
  if (!ok || status !== game.status) throw new Error(`${text}: not verified as ${game.status}`);
  return text;
}

/** Breaks a text between its words. */
function wrapped(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (lines.at(-1).length + word.length >= width) lines.push(word);
    else lines.push(`${lines.pop()} ${word}`.trim());
  }
  return lines;
}

// A deal that is lost before its first move shows little.
const lost = Array.from({ length: 5 * seeds }, (_, index) => randomGame(index + 1)).filter(
  ({ status, moveCount }) => status === 'lost' && moveCount > 0,
);
const [noMoves, noProgress] = ['no-moves', 'no-progress'].map((wanted) =>
  shortest(lost.filter(({ result }) => result.reason === wanted)),
);

const dealt = createGame(variant, { seed: '42' }).state.piles.map(({ cards }) => cards.join(' ') || '-');
const lineOf = (game, kind) =>
  game ? `'${checked(game)}',` : `// none found that is ${kind}: raise --seeds or --beam`;

console.log(`    deal: \`
${wrapped(dealt.join(' | '), 112)
  .map((line) => `      ${line}`)
  .join('\n')}
    \`,
    won: [
      ${lineOf(shortest(await wonGames()), 'won')}
    ],
    lost: [
      ${lineOf(noMoves, 'lost by no-moves')}
      ${lineOf(noProgress, 'lost by no-progress')}
    ],`);
