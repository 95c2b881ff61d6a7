// The boxes of pages that elements are tried in.

/** The element's width by itself, and its least width. */
const WIDE = 640;
const NARROW = 240;

/** Markup of a box, with `<i>` in the element's place, and the element's width there. */
export const BOXES: readonly [name: string, markup: string, width: number][] = [
  ['a block', '<div style="width: 700px"><i></i></div>', 700],
  ['a narrow block', '<div style="width: 280px"><i></i></div>', 280],
  ['a dialog', '<dialog open style="position: static"><i></i></dialog>', WIDE],
  ['a popover', '<div popover="manual"><i></i></div>', WIDE],
  ['an inline block', '<div style="display: inline-block"><i></i></div>', WIDE],
  ['an inline block with less room', '<p style="width: 300px"><i style="display: inline-block"></i></p>', 300],
  ['a float', '<div style="overflow: hidden"><i style="float: left"></i></div>', WIDE],
  ['a float in a column', '<div style="overflow: hidden; width: 300px"><i style="float: left"></i></div>', 300],
  ['a float on a phone', '<div style="overflow: hidden; width: 280px"><i style="float: right"></i></div>', 280],
  ['a table cell', '<table style="border-spacing: 0"><tr><td style="padding: 0"><i></i><td>aside</table>', WIDE],
  ['an absolute box', '<div style="position: relative; height: 700px"><i style="position: absolute"></i></div>', WIDE],
  [
    'an absolute box with less room',
    '<div style="position: relative; width: 300px; height: 700px"><i style="position: absolute"></i></div>',
    300,
  ],
  ['a flex row', '<div style="display: flex"><i></i><p>aside</div>', WIDE],
  ['a flex row with its items in the middle', '<div style="display: flex; align-items: center"><i></i></div>', WIDE],
  ['a flex row for two', '<div style="display: flex; width: 600px"><i></i><p style="flex: 0 0 290px"></div>', 310],
  ['a flex column', '<div style="display: flex; flex-direction: column; align-items: center"><i></i></div>', WIDE],
  [
    'a flex column on a phone',
    '<div style="display: flex; flex-direction: column; align-items: center; width: 280px"><i></i></div>',
    280,
  ],
  [
    'a grid with columns as wide as their content',
    '<div style="display: grid; grid-template-columns: auto auto; justify-content: start"><i></i><p>aside</div>',
    WIDE,
  ],
  ['the middle of a grid', '<div style="display: grid; place-items: center"><i></i></div>', WIDE],
  ['half a grid', '<div style="display: grid; width: 800px; grid-template-columns: 1fr 1fr"><i></i></div>', 400],
  ['a box that fits its content', '<div style="width: fit-content"><i></i></div>', WIDE],
  ['a box as narrow as its content', '<div style="width: min-content"><i></i></div>', NARROW],
];

/** Width and height of frames, slides and phones. */
export const FRAMES: readonly (readonly [width: number, height: number])[] = [
  [884, 400],
  [684, 400],
  [400, 884],
  [400, 684],
  [400, 400],
  [400, 320],
  [320, 320],
  [390, 844],
  [844, 390],
  [667, 375],
  [320, 568],
  [568, 320],
  [1280, 720],
  [1600, 900],
];
