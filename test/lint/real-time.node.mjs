// The lint rule that no test waits for a time.
import assert from 'node:assert/strict';
import { Linter } from 'eslint';
import { noRealTime } from '../../scripts/real-time.mjs';

/** What the rule says of a test, each complaint by its first words after that a busy machine takes longer. */
const complaints = (text) =>
  new Linter()
    .verify(text, { plugins: { own: { rules: { 'real-time': noRealTime } } }, rules: { 'own/real-time': 'error' } })
    .map(({ message }) => /^A busy machine takes longer. (Wait|Stop)/.exec(message)?.[1] ?? message);

describe('a test', () => {
  for (const text of [
    'setTimeout(resolve, 5);',
    'setTimeout(resolve, PAUSE);',
    'window.setTimeout(resolve, 5);',
    'setInterval(look, 100);',
    "import { aTimeout } from '@open-wc/testing'; await aTimeout(25);",
    "import { setTimeout as sleep } from 'node:timers/promises'; await sleep(30);",
    "import { setTimeout } from 'timers/promises'; await setTimeout(30);",
  ]) {
    it(`waits for no time: ${text}`, () => assert.deepEqual(complaints(text), ['Wait']));
  }

  for (const text of [
    'for (let i = 0; Date.now() < end; i++) work();',
    'while (performance.now() < end) work();',
    'do work(); while (performance.now() < end);',
    "it('is fast', async () => { const began = performance.now(); await work(); expect(work).to.be.fast; });",
    "it('is fast', () => { const { at } = { at: Date.now() }; assert.ok(at < 5); });",
  ]) {
    it(`measures no time: ${text}`, () => assert.deepEqual(complaints(text), ['Stop']));
  }

  for (const text of [
    'setTimeout(resolve);',
    'setTimeout(resolve, 0);',
    "import { setTimeout as turn } from 'node:timers/promises'; await turn();",
    'performance.now = () => (time += 10);',
    'const log = [{ at: Date.now() }]; it("is kept", () => expect(log).to.exist);',
    'const passes = () => { const before = Date.now(); return () => Date.now() - before; };',
  ]) {
    it(`may do this: ${text}`, () => assert.deepEqual(complaints(text), []));
  }
});
