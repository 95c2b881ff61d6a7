// What the installed package does on this Node, as one line of JSON: which entry points load without a page, and how games are dealt, played,
// solved and verified. Every Node must print the same.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { createGame, games, movesOf, recordFromText, recordToText, solve, verify } from 'solitaire-elements/engine.js';

const NAME = 'solitaire-elements';
const { exports: entries } = createRequire(import.meta.url)(`${NAME}/package.json`);
const entryPoints = Object.keys(entries)
  .filter((entry) => !/\.(css|json)$/.test(entry))
  .map((entry) => entry.replace('.', NAME).replace('locales/*', 'locales/de').replace('*', 'free-cell'));

const hash = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Plays as the numbers say, which come from the seed alone. */
function playOut(game, seed) {
  let number = seed + 1;
  const states = [];
  while (game.status === 'playing' && game.moveCount < 60) {
    const { legalMoves } = game;
    number = (number * 48_271) % 2_147_483_647;
    game.play(legalMoves[number % legalMoves.length]);
    if (number % 11 === 0) game.undo();
    states.push(game.state);
  }
  return states;
}

const told = {};
for (const entry of entryPoints) told[entry] = Object.keys(await import(entry)).sort();
for (const id of games) {
  const deals = [];
  const played = [];
  const verdicts = [];
  for (let seed = 0; seed < 20; seed++) {
    const game = createGame(id, { seed });
    deals.push(game.state);
    if (seed < 5)
      verdicts.push(
        await solve(game, { positions: 3000 }).then(({ verdict, moves, positions }) => [verdict, moves, positions]),
      );
    played.push(playOut(game, seed));
    const { record } = game;
    const text = recordToText(record);
    const { ok, state } = verify(recordFromText(text));
    if (!ok || hash(state) !== hash(game.state)) throw new Error(`${id} ${seed}: ${text} is not what was played`);
    const again = createGame(id, { seed });
    for (const move of movesOf(record)) again.play(move);
    if (hash(again.record) !== hash(record)) throw new Error(`${id} ${seed}: the moves of ${text} are others`);
    verdicts.push(verify({ ...record, status: record.status === 'won' ? 'lost' : 'won' }));
    played.push(text);
  }
  told[id] = { deals: hash(deals), played: hash(played), verdicts: hash(verdicts) };
}
if (typeof window !== 'undefined' || typeof document !== 'undefined') throw new Error('this Node has become a page');
console.log(JSON.stringify(told));
