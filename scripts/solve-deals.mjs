// What winnability.mjs, difficulty.mjs and bench-solver.mjs share: their command line, and worker threads that solve deals.
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

/** @param work `{ game, deals, limits }`, deals as createGame takes them */
export async function solveDeals(work, onResult, threads = availableParallelism()) {
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
  await Promise.all(Array.from({ length: Math.min(threads, work.deals.length) }, one));
}

if (!isMainThread) {
  const { game: id, deals, limits } = workerData;
  parentPort.on('message', async (index) => {
    if (index === null) return parentPort.close();
    const game = createGame(id, deals[index]);
    const { verdict, moves, ms } = await solve(game, limits);
    // A win counts only if its actions replay.
    if (verdict === 'winnable') {
      for (const move of moves)
        if (!game.play(move)) throw new Error(`${id} deal ${index}: ${JSON.stringify(move)} is illegal`);
      const checked = verify(game.record);
      if (!checked.ok || checked.status !== 'won') throw new Error(`${id} deal ${index}: the moves do not win`);
    }
    parentPort.postMessage({ index, verdict, ms });
  });
}
