// A game that is played by taps, with marks in the trace: `tap` when one begins, `rest` when a move is over.
/* global contender -- in the functions that run in the page */
import { setTimeout as pause } from 'node:timers/promises';

/** How long an animation and the work after a move may take, in milliseconds. To look at the page meanwhile would be work for it. */
const REST = 400;

/** How long a hand takes from one tap to the next, in milliseconds. */
const BETWEEN = 100;

/** Runs on the page. */
const markTaps = () => addEventListener('pointerdown', () => performance.mark('tap'), { capture: true });

async function tap(page, [x, y]) {
  await page.mouse.move(x, y);
  // What the pointer passes over is no part of a tap.
  await pause(50);
  await page.mouse.down();
  await page.mouse.up();
  await pause(BETWEEN);
}

/** Plays the whole game, or its first moves. Each move must change the position. */
export async function play(page, moves = Infinity) {
  await page.evaluate(markTaps);
  const position = () => page.evaluate(() => contender.position());
  for (let index = 0; index < moves; index++) {
    const ends = await page.evaluate((number) => contender.ends(number), index);
    if (!ends) return;
    const before = await position();
    for (const place of ends) await tap(page, place);
    await pause(REST);
    await page.evaluate(() => performance.mark('rest'));
    if (before === (await position())) throw new Error(`move ${index + 1} was not made at ${ends.join(' and ')}`);
  }
}
