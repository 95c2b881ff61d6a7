// Solves deals in worker threads, for winnability.mjs and bench-solver.mjs.
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createGame, solve, verify } from '../dist/engine.js';

/** @param work `{ game, deals, limits }`, deals as createGame takes them */
export async function solveDeals(work, onResult, threads = availableParallelism()) {
  const next = { index: 0 };
  const one = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: work });
      const send = () => (next.index < work.deals.length ? worker.postMessage(next.index++) : worker.postMessage(null));
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
    const { verdict, moves, positions, ms } = await solve(game, limits);
    // A win counts only if its actions replay.
    if (verdict === 'winnable') {
      for (const move of moves)
        if (!game.play(move)) throw new Error(`${id} deal ${index}: ${JSON.stringify(move)} is illegal`);
      const checked = verify(game.record);
      if (!checked.ok || checked.status !== 'won') throw new Error(`${id} deal ${index}: the moves do not win`);
    }
    parentPort.postMessage({ index, verdict, positions, ms });
  });
}
