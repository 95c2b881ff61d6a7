// The worker that checks records: it fails, and keeps nobody waiting.
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Referee } from '../../demo/leaderboard/lib/referee.mjs';
import { DATE, folderOf, opened, winOf, wonGame } from './support.mjs';

const REAL = `import ${JSON.stringify(new URL('../../demo/leaderboard/lib/referee-worker.mjs', import.meta.url))};`;
const PORT = 'import { parentPort } from "node:worker_threads";';

const good = () => wonGame({ game: 'bakers-dozen', seed: '11' });

/** What a check is refused with. */
const refused = (checking) =>
  checking.then(
    () => assert.fail('not refused'),
    ({ status, answer: { reason, retryAfter } }) => [status, reason, retryAfter],
  );

/** A file with a worker's script. What replaces it is what the next worker runs. */
async function scriptWith(test, text) {
  const file = path.join(await folderOf(test), 'worker.mjs');
  await writeFile(file, text);
  return { file, url: pathToFileURL(file), replace: (by) => writeFile(file, by) };
}

/** A referee whose pauses end when the test says so. */
async function refereeWith(test, text) {
  const { mock } = test.mock.method(console, 'error', () => {});
  test.mock.timers.enable({ apis: ['setTimeout'] });
  const { url, replace } = await scriptWith(test, text);
  const referee = new Referee({ ms: 5000, waiting: 3 }, url);
  test.after(() => referee.close());
  const logged = () => mock.calls.filter(({ arguments: [logged] }) => logged instanceof Error).length;
  const pass = (seconds) => test.mock.timers.tick(seconds * 1000);
  return { replace, pass, logged, check: async () => referee.check(await good()) };
}

describe('a worker', () => {
  for (const [what, text] of [
    ['that throws', 'throw new Error("broken");'],
    ['that ends by itself', 'process.exit();'],
    ['whose script needs a file that is missing', 'import "./missing.mjs";'],
    ['that needs too much memory', 'for (const all = []; ; ) all.push(new Array(1e5).fill(0));'],
  ]) {
    it(`${what} at its start is replaced after a pause`, async (test) => {
      const { check, pass, replace, logged } = await refereeWith(test, text);
      assert.deepEqual(await refused(check()), [503, 'no-check', 1]);
      assert.equal(logged(), 1);
      await replace(REAL);
      pass(0.999);
      assert.deepEqual(await refused(check()), [503, 'no-check', 1]);
      pass(0.001);
      assert.equal((await check()).verdict.status, 'won');
    });
  }

  it('that never starts is given up after twenty seconds', async (test) => {
    const { check, pass, replace } = await refereeWith(test, 'setInterval(() => {}, 1000);');
    const refusal = refused(check());
    pass(19.999);
    pass(0.001);
    assert.deepEqual(await refusal, [503, 'no-check', 1]);
    await replace(REAL);
    pass(1);
    assert.equal((await check()).verdict.status, 'won');
  });

  it('that cannot start is tried again after a pause that grows to a minute, and begins small after a check', async (test) => {
    const { check, pass, replace } = await refereeWith(test, 'process.exit();');
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      assert.deepEqual(await refused(check()), [503, 'no-check', pause]);
      pass(pause);
    }
    assert.deepEqual(await refused(check()), [503, 'no-check', 60]);
    // This one ends when it has checked a record.
    await replace(`${PORT} parentPort.on('message', () => setImmediate(process.exit)); ${REAL}`);
    pass(60);
    assert.equal((await check()).verdict.status, 'won');
    await replace('process.exit();');
    let end;
    while (!end || end.verdict) end = await check().catch(({ answer }) => answer);
    assert.equal(end.retryAfter, 1);
    // That may have been the check that the end has cut off; this one is refused by the pause.
    assert.deepEqual(await refused(check()), [503, 'no-check', 1]);
  });

  it('that a record ends is replaced at once', async (test) => {
    const crash = `${PORT} parentPort.postMessage('ready'); parentPort.on('message', () => process.exit());`;
    const { check, replace, logged } = await refereeWith(test, crash);
    for (const times of [1, 2]) {
      assert.deepEqual(await refused(check()), [503, 'no-check', 1]);
      assert.equal(logged(), times);
    }
    await replace(REAL);
    let end;
    while (!end?.verdict) end = await check().catch(() => undefined);
    assert.equal(end.verdict.status, 'won');
  });

  it('without which wins are refused, and all else is answered', async (test) => {
    test.mock.method(console, 'error', () => {});
    const { url, replace } = await scriptWith(test, 'throw new Error("broken");');
    const board = await opened(test, { worker: url, limits: { posts: 1e9, check: 600_000, checking: 1e9 } });
    const win = winOf(await wonGame(await board.deal()));
    const { status, headers, answer } = await board.send(win);
    assert.deepEqual([status, answer.reason], [503, 'no-check']);
    // On a slow machine the worker has failed more than once by now, so its pause has grown.
    assert.equal(headers.get('Retry-After'), String(answer.retryAfter));
    for (const path of ['/', `/api/board?date=${DATE}`, `/api/day?date=2026-11-21`]) {
      assert.equal((await fetch(board.address + path)).status, 200, path);
    }
    await replace(REAL);
    let last;
    while (last?.status !== 201) {
      last = await board.send(win);
      assert.ok([201, 503].includes(last.status));
    }
    assert.equal((await board.rows()).length, 1);
  });

  it('keeps no visitor waiting while it checks a record', async (test) => {
    const folder = await folderOf(test);
    const finish = path.join(folder, 'finish');
    const { url } = await scriptWith(
      test,
      `import { existsSync } from 'node:fs';
       ${PORT}
       parentPort.once('message', () => {
         const lock = new Int32Array(new SharedArrayBuffer(4));
         while (!existsSync(${JSON.stringify(finish)})) Atomics.wait(lock, 0, 0, 5);
       });
       await import(${JSON.stringify(new URL('../../demo/leaderboard/lib/referee-worker.mjs', import.meta.url))});`,
    );
    const board = await opened(test, { worker: url, limits: { check: 600_000 } });
    const order = [];
    const posting = board.send(winOf(await wonGame(await board.deal()))).then(({ status }) => order.push(status));
    for (let i = 0; i < 20; i++) assert.deepEqual(await board.rows(), []);
    order.push('read');
    await writeFile(finish, '');
    await posting;
    assert.deepEqual(order, ['read', 201]);
  });
});
