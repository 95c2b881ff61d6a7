// How large a game and its cards are in all kinds of boxes, and the table of that in docs/boxes.md.
import { BOXES, FRAMES } from '../support/boxes.ts';

/** What is measured: a name in Markdown, and the markup, with `<i>` in the game's place. */
export const rows = [
  ...BOXES.map(([name, markup]) => ({ name, markup })),
  ...FRAMES.map(([width, height]) => ({
    name: `${width} × ${height} with \`fit\``,
    markup: `<div style="width: ${width}px; height: ${height}px"><i></i></div>`,
    fit: 'height',
  })),
];

/** The cells of an engine, by the names of the boxes: the width of the game, and the size of its cards, in pixels. */
export async function measureBoxes(driver, page) {
  await driver.resize(1000, 900);
  await driver.open(page);
  const cells = {};
  for (const { name, markup, fit = null } of rows) cells[name] = await driver.evaluate(measure, markup, fit);
  return cells;
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

const cellOf = ([, width, height]) => `${width} × ${height}`;

/** @param measured the cells by the names of the engines */
export function tableOf(measured) {
  const engines = Object.keys(measured);
  const [first] = Object.values(measured);
  const lines = rows.map(({ name }) => [
    name,
    first[name][0],
    ...engines.map((engine) => cellOf(measured[engine][name])),
  ]);
  const written = [['box', 'width', ...engines], ['---', '---', ...engines.map(() => '---')], ...lines];
  return written.map((line) => `| ${line.join(' | ')} |\n`).join('');
}

/** The cells that a page's table has for an engine, by the names of the boxes. */
export function cellsIn(text, engine) {
  const [head, , ...lines] = tableIn(text)
    .trimEnd()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const column = head.indexOf(engine);
  return Object.fromEntries(lines.map((line) => [line[0], [line[1], ...line[column].split(' × ')].map(Number)]));
}

const tableIn = (text) => /^\| box \| width \|.*\n(?:\|.*\n)*/m.exec(text)[0];

export const withTable = (text, table) => text.replace(tableIn(text), () => table);
