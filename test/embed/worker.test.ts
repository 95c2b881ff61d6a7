import { expect } from '@open-wc/testing';

it('dist/engine.mjs deals, solves and verifies in a worker of a page', async () => {
  const source = `
    import { createGame, solve, verify } from '${location.origin}/dist/engine.mjs';
    const game = createGame('bakers-dozen', { seed: 42 });
    const { verdict, moves } = await solve(game);
    for (const move of moves) game.play(move);
    const { ok, status } = verify(game.record);
    postMessage({ verdict, ok, status });
  `;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address, { type: 'module' });
  const told = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.terminate();
  URL.revokeObjectURL(address);
  expect(told).to.deep.equal({ verdict: 'winnable', ok: true, status: 'won' });
});
