// What winnability.mjs, difficulty.mjs and bench.mjs share: a command line, and deals that are solved, also in worker threads.
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createGame, games, solve, verify } from '../dist/engine.js';
import { parseCommandLine, wholeNumber } from './usage.mjs';

/**
 * Reads `--game` with its options, and whole numbers.
 *
 * @param defaults the numbers by their names
 * @param flags further options that are on or off
 */
export function parseGame(command, defaults, flags = []) {
  const flag = { type: 'boolean' };
  const text = (value) => ({ type: 'string', ...(value && { default: value }) });
  const numbers = Object.keys(defaults);
  return parseCommandLine(
    `npm run ${command} -- --game ${games.join('|')}${numbers.map((name) => ` [--${name} N]`).join('')} ` +
      ['[--kings K] [--recycles R] [--draw]', ...flags.map((name) => `[--${name}]`)].join(' '),
    {
      ...{ game: text(), kings: text(), recycles: text(), draw: flag },
      ...Object.fromEntries(numbers.map((name) => [name, text(defaults[name])])),
      ...Object.fromEntries(flags.map((name) => [name, flag])),
    },
    ({ game, kings, recycles, draw, ...others }) => {
      const given = Object.entries({ kings, recycles, draw }).filter(([, value]) => value !== undefined);
      const options = Object.fromEntries(given);
      // Throws on an unknown game or option.
      createGame(game, options);
      for (const name of numbers) others[name] = wholeNumber(name, others[name]);
      return { game, options, ...others };
    },
  );
}

/** A win counts only if its moves replay. */
export function replay(game, moves) {
  for (const move of moves) game.play(move);
  const { seed, rules } = game.deal;
  const { ok, status } = verify(game.record, { variants: games.includes(rules.id) ? [] : [rules] });
  if (!ok || status !== 'won') throw new Error(`${rules.id} ${seed}: the moves do not win`);
}

export async function solved(game, limits) {
  const { verdict, moves, ms } = await solve(game, limits);
  if (verdict === 'winnable') replay(game, moves);
  return { verdict, ms };
}

/** Solves deals on all processors. `work` is `{ game, deals, limits }`, deals as createGame takes them. */
export async function solveDeals(work, onResult) {
  let next = 0;
  const one = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: work });
      const send = () => worker.postMessage(next < work.deals.length ? next++ : null);
      worker.on('message', ({ index, ...result }) => {
        onResult(index, result);
        send();
      });
      worker.on('error', reject);
      worker.on('exit', resolve);
      send();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), work.deals.length) }, one));
}

if (!isMainThread) {
  const { game, deals, limits } = workerData;
  parentPort.on('message', async (index) => {
    if (index === null) parentPort.close();
    else parentPort.postMessage({ index, ...(await solved(createGame(game, deals[index]), limits)) });
  });
}
