// How large a game and its cards are in all kinds of containers. The expected sizes are in box-sizes.json.
import { BOXES, FRAMES } from '../support/boxes.ts';

/** The containers to measure: a name, and the markup, with `<i>` in the game's place. */
export const rows = [
  ...BOXES.map(([name, markup]) => ({ name, markup })),
  ...FRAMES.map(([width, height]) => ({
    name: `${width} × ${height} with fit`,
    markup: `<div style="width: ${width}px; height: ${height}px"><i></i></div>`,
    fit: 'height',
  })),
];

/** The sizes in an engine, by the names of the containers: the width of the game, and the width and height of its cards, in pixels. */
export async function measureBoxes(driver, page) {
  await driver.resize(1000, 900);
  await driver.open(page);
  const sizes = {};
  for (const { name, markup, fit = null } of rows) sizes[name] = await driver.evaluate(measure, markup, fit);
  return sizes;
}

/** Runs on the page. */
async function measure(markup, fit) {
  document.body.innerHTML = markup;
  const place = document.querySelector('i');
  const game = Object.assign(document.createElement('bakers-dozen'), { seed: '42', storage: 'none', fit });
  game.style.cssText = place.style.cssText;
  document.querySelector('[popover]')?.showPopover();
  place.replaceWith(game);
  // A frame each for the observer, the board's answer, and its rendering.
  for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
  const card = game.shadowRoot.querySelector('.card');
  return [game.offsetWidth, card.offsetWidth, card.offsetHeight];
}
