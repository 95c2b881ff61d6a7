// `npm run film`: films the end of a game as the moving picture of the README. A pointer plays with real input on the built main script.
// Animations are set to the time of each frame, so a slow machine makes the same film.
/* global document, requestAnimationFrame -- in the functions that run in the page */
import { writeFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import sharp from 'sharp';
import { createGame, solve } from '../dist/engine.js';
import { findBrowser } from '../test/support/browser.mjs';
import { at } from './package.mjs';
import { parseCommandLine } from './usage.mjs';

parseCommandLine('npm run film', {});

const MAX_BYTES = 400_000;

/** A deal whose solution ends with moves that are good to watch. */
const GAME = { id: 'bakers-dozen', seed: '3' };
/** How many moves of the solution the film leaves for the pointer and for Auto-finish. */
const LEFT = 34;

/** Milliseconds between frames, and how long the last one stays. */
const FRAME = 100;
const LAST = 3500;
const QUALITY = 55;
const VIEW = { width: 640, height: 545, deviceScaleFactor: 1.25 };

/** The pointer rests here at first, in pixels. */
const START = { x: 560, y: 470 };

const PAGE = `<!doctype html>
<style>
  body { margin: 0; background: #fff }
  #pointer { position: fixed; z-index: 9; width: 26px; height: 26px; margin: -13px; border: 2px solid #fff; border-radius: 50%;
    background: #0007; pointer-events: none; left: 0; top: 0; translate: ${START.x}px ${START.y}px }
  #pointer.down { scale: 0.75 }
</style>
<${GAME.id} buttons="undo hint finish new"></${GAME.id}>
<div id="pointer"></div>`;

/** The deal near its win, and the moves that are left. */
async function plan() {
  const game = createGame(GAME.id, { seed: GAME.seed });
  const { moves } = await solve(game);
  for (const move of moves.slice(0, -LEFT)) game.play(move);
  return { record: game.record, moves: moves.slice(-LEFT) };
}

const { record, moves } = await plan();
const browser = await launch(await findBrowser());
const page = await browser.newPage();
await page.setViewport(VIEW);
await page.setContent(PAGE);
await page.addScriptTag({ path: at('dist/solitaire-elements.js') });
const element = await page.$(GAME.id);
await element.evaluate((table, record) => table.load(record), record);

const frames = [];

/** Takes a frame after the browser has drawn. */
async function shoot() {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  frames.push(await page.screenshot({ type: 'png' }));
}

/** Repeats the last frame. */
const hold = (times) => frames.push(...Array.from({ length: times }, () => frames.at(-1)));

/** Brings all animations one frame further. Returns whether there were any. */
const advance = () =>
  element.evaluate((table, step) => {
    const running = table.shadowRoot.getAnimations().filter(({ playState }) => playState !== 'finished');
    for (const animation of running) {
      animation.pause();
      const time = Number(animation.currentTime) + step;
      if (time < animation.effect.getComputedTiming().endTime) animation.currentTime = time;
      else animation.finish();
    }
    return running.length > 0;
  }, FRAME);

/** Films the animations, and those that follow them, up to their ends. */
async function settle() {
  for (let idle = 0; idle < 4;) {
    const isMoving = await advance();
    idle = isMoving ? 0 : idle + 1;
    if (isMoving) await shoot();
    else await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
}

/** The middle of the part of a card, a pile or a control that can be seen. */
const placeOf = (selector) =>
  element.evaluate((table, selector) => {
    const { left, top, width, height } = table.shadowRoot.querySelector(selector).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);

const isDisabled = (control) =>
  element.evaluate(
    (table, control) => table.shadowRoot.querySelector(`[data-control='${control}']`).ariaDisabled === 'true',
    control,
  );

let pointer = START;

/** Moves the pointer, faster in the middle of its way. */
async function glide(to, steps) {
  const from = pointer;
  for (let step = 1; step <= steps; step++) {
    const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
    pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await page.mouse.move(pointer.x, pointer.y);
    await page.evaluate(({ x, y }) => (document.querySelector('#pointer').style.translate = `${x}px ${y}px`), pointer);
    await advance();
    await shoot();
  }
}

async function press(isDown) {
  await page.evaluate((isDown) => document.querySelector('#pointer').classList.toggle('down', isDown), isDown);
  await page.mouse[isDown ? 'down' : 'up']();
}

await settle();
frames.length = 0;
await shoot();
hold(5);
for (const { card, to } of moves) {
  if (!(await isDisabled('finish'))) break;
  await glide(await placeOf(`[data-card='${card}']`), 5);
  await press(true);
  const top = `[data-pile='${to}'][data-above='0']`;
  await glide(await placeOf((await element.$(`>>> .card${top}`)) ? `.card${top}` : `.pile[data-pile='${to}']`), 6);
  await press(false);
  await settle();
}
await glide(await placeOf("[data-control='finish']"), 6);
await press(true);
await press(false);
await settle();
// The celebration would take most of the bytes. A press skips it, and the result sheet appears.
await page.mouse.click(START.x, START.y);
await page.waitForFunction((game) => document.querySelector(game).shadowRoot.querySelector('.result'), {}, GAME.id);
await settle();
await shoot();
await browser.close();

const delay = frames.map((_, i) => (i === frames.length - 1 ? LAST : FRAME));
const film = await sharp(frames, { join: { animated: true } })
  .webp({ quality: QUALITY, effort: 4, minSize: true, delay, loop: 0 })
  .toBuffer();
if (film.length > MAX_BYTES)
  throw new RangeError(`The film has ${film.length} bytes; at most ${MAX_BYTES} are allowed`);
writeFileSync(at('demo/pictures/film.webp'), film);
console.log(`${frames.length} frames, ${film.length} bytes`);
