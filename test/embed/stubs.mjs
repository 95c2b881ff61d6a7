// `node stubs.mjs jsdom` or `happy-dom`, then the modules to load: what a project's own tests may expect of stubs. Prints as JSON what
// failed, and how many tests have passed.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { openPage } from './without-browser.mjs';

const [library, ...files] = process.argv.slice(2);
await openPage(library);
for (const file of files) await import(pathToFileURL(file).href);

const types = ['deal', 'move', 'undo', 'redo', 'win', 'loss'];

/** Puts one element on the page, and notes its events as they reach the document. */
async function show(html) {
  localStorage.clear();
  document.body.innerHTML = html;
  const game = document.body.firstElementChild;
  const heard = [];
  for (const type of types) game.addEventListener(type, (event) => heard.push(event));
  await game.updateComplete;
  return { game, heard, typesHeard: () => heard.map(({ type }) => type) };
}

const once = (target, type) => new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

const tests = {
  async 'a move is played, undone and redone, and each fires its event after the update'() {
    const { game, heard, typesHeard } = await show('<bakers-dozen seed="42"></bakers-dozen>');
    const [move] = game.legalMoves;
    assert.deepEqual([game.play(move), game.moveCount, game.canUndo], [true, 1, true]);
    assert.deepEqual([game.play({ type: 'draw' }), game.undo(), game.undo(), game.redo()], [false, true, false, true]);
    assert.deepEqual(typesHeard(), ['deal']);
    await game.updateComplete;
    assert.deepEqual(typesHeard(), ['deal', 'move', 'undo', 'redo']);
    const [, { detail, bubbles, composed }] = heard;
    assert.deepEqual([detail.move, detail.by, detail.moveCount, bubbles, composed], [move, 'script', 1, true, true]);
    assert.deepEqual(heard[3].detail.state, game.state);
  },

  async 'a solution wins, and the record goes with the event'() {
    const { game, heard } = await show('<bakers-dozen seed="42"></bakers-dozen>');
    for (const move of await game.solution()) game.play(move);
    await game.updateComplete;
    const { type, detail } = heard.at(-1);
    assert.deepEqual([type, game.status, detail.record.status], ['win', 'won', 'won']);
    assert.deepEqual(detail.record, game.record);
  },

  async 'attributes and properties deal, once for all changes together'() {
    const { game, typesHeard } = await show('<pyramid-dozen seed="1" kings="alone" storage="none"></pyramid-dozen>');
    assert.deepEqual([game.state.options.kings, game.recycles], ['alone', 3]);
    const dealt = once(game, 'deal');
    Object.assign(game, { seed: 2, kings: 'stay' });
    await dealt;
    assert.deepEqual([game.state.seed, game.state.options.kings], ['2', 'stay']);
    assert.deepEqual(typesHeard(), ['deal', 'deal']);
  },

  async 'an unfinished game resumes, unless nothing is saved'() {
    for (const [storage, moves] of [
      ['local', 1],
      ['none', 0],
    ]) {
      const html = `<bakers-dozen seed="42" storage="${storage}"></bakers-dozen>`;
      const { game } = await show(html);
      game.play(game.legalMoves[0]);
      await game.updateComplete;
      game.remove();
      document.body.innerHTML = html;
      const next = document.body.firstElementChild;
      await next.updateComplete;
      assert.equal(next.moveCount, moves, storage);
    }
  },

  async 'a poster waits, and a game that is loaded opens it'() {
    const { game } = await show('<bakers-dozen poster></bakers-dozen>');
    assert.equal(game.state, null);
    const { record } = (await show('<bakers-dozen seed="7"></bakers-dozen>')).game;
    document.body.append(game);
    await game.load(record);
    assert.equal(game.state.seed, '7');
  },

  async 'a random deal is a winnable one'() {
    const { game } = await show('<trusty-twelve></trusty-twelve>');
    if (!game.state) await once(game, 'deal');
    assert.equal(await game.winnable(), 'winnable');
  },

  async 'an extra game is a stub, too, and none has content in its shadow root'() {
    const { game } = await show('<klondike-solitaire seed="42" draw="3" deals="any"></klondike-solitaire>');
    assert.equal(game.state.options.draw, '3');
    assert.equal(game.shadowRoot.textContent, '');
    game.focus();
  },
};

const failures = {};
let passed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    await test();
    passed += 1;
  } catch (error) {
    failures[name] = String(error?.stack ?? error);
  }
}
process.stdout.write(JSON.stringify({ failures, passed }), () => process.exit());
