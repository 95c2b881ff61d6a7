import { expect } from '@open-wc/testing';

/** What a module posts first that runs in a worker of the page. */
async function postedBy(source: string): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address, { type: 'module' });
  const posted = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.terminate();
  URL.revokeObjectURL(address);
  return posted;
}

const dist = `${location.origin}/dist`;

it('dist/engine.mjs deals, solves and verifies in a worker of a page', async () => {
  const told = await postedBy(`
    import { createGame, solve, verify } from '${dist}/engine.mjs';
    const game = createGame('bakers-dozen', { seed: 42 });
    const { verdict, moves } = await solve(game);
    for (const move of moves) game.play(move);
    const { ok, status } = verify(game.record);
    postMessage({ verdict, ok, status });
  `);
  expect(told).to.deep.equal({ verdict: 'winnable', ok: true, status: 'won' });
});

it('a worker of a page may import all that pages load', async () => {
  const files = ['elements.mjs', 'elements.js', 'calendar.js'].map((name) => `solitaire-${name}`);
  const imported = [...files, 'locales/de.js', 'examples/aces-up.js'].map((file) => `import '${dist}/${file}';`);
  expect(await postedBy(`${imported.join('\n')} postMessage(typeof customElements);`)).to.equal('undefined');
});
