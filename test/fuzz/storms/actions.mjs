// What may happen in a storm.
import fc from 'fast-check';

const GAMES = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];
const EXAMPLES = [
  'aces-up',
  'beleaguered-castle',
  'free-cell',
  'golf-solitaire',
  'klondike-solitaire',
  'yukon-solitaire',
  'canfield-solitaire',
];

const OPTIONS = {
  recycles: ['0', '1', '3', '99', 'unlimited', '-1'],
  kings: ['stay', 'with-queen', 'alone', 'x'],
  draw: ['', 'false', '1', '3'],
  redeals: ['0', '2', 'unlimited'],
};

const ATTRIBUTES = {
  ...OPTIONS,
  seed: ['1', '42', '3', '7', '', 'é', 'x'.repeat(300)],
  deals: ['any', 'winnable', '?'],
  daily: ['', 'false'],
  deck: ['', 'QD 5S'],
  assist: ['', 'false'],
  controls: ['', 'none', 'undo redo', 'undo redo restart new hint solution finish', 'new', 'nothing'],
  storage: ['local', 'session', 'none', 'disk'],
  felt: ['green', 'blue', 'burgundy', 'slate', 'red'],
  back: ['rosette', 'lattice', 'waves', 7],
  sound: [''],
  'share-url': ['https://example.org/x', 'http://['],
  disabled: ['', 'false'],
  fit: ['height', 'width'],
  lang: ['de', 'ar', 'ja', 'xx', ''],
  dir: ['rtl', 'ltr'],
  hidden: [''],
  id: ['a', 'b'],
  style: ['height: 300px', 'zoom: 1.5', 'width: 200px', ''],
  contenteditable: ['', 'false'],
};

const PROPERTIES = {
  seed: [42, '7', null, 0, ''],
  deck: [null, 'AS'],
  controls: [null, 7, ['undo']],
  deals: [null, 'any'],
  disabled: [true, false, 'false'],
  assist: [true, false],
  daily: [true, false],
  fit: [null, 'height'],
  kings: ['alone', 'stay'],
  recycles: [2, 'unlimited', null],
  draw: [true, false, 3, '1'],
  redeals: [1, null],
};

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', ' ', 'Escape', 'Backspace', 'Tab'],
  ...['u', 'r', 'h', 'v', 'f', 'n', 's', 'd', '?', 'z', 'Home', 'Control', 'Shift'],
];

const one = (...values) => fc.constantFrom(...values);
const n = fc.nat(200);
const board = fc.nat(2);

/** A name, and one of its values or none. */
const valueOf = (table) =>
  fc
    .constantFrom(...Object.keys(table))
    .chain((name) => fc.record({ name: fc.constant(name), value: fc.constantFrom(null, ...table[name]) }));

const weighted = [
  [
    10,
    fc.record({
      do: fc.constant('drag'),
      board,
      n,
      by: one('mouse', 'mouse', 'touch'),
      drop: one(true, true, true, false),
    }),
  ],
  [8, fc.record({ do: fc.constant('taps'), board, n, on: one('movable', 'movable', 'any'), times: one(1, 2, 2, 3) })],
  [4, fc.record({ do: fc.constant('press'), board, n, on: one('button', 'button', 'panel') })],
  [
    3,
    fc.record({
      do: fc.constant('mouse'),
      board,
      n,
      what: one('down', 'up', 'move', 'off'),
      on: one('movable', 'any'),
    }),
  ],
  [
    3,
    fc.record({
      do: fc.constant('touch'),
      board,
      n,
      what: one('start', 'end', 'move', 'tap'),
      on: one('movable', 'any'),
    }),
  ],
  [8, fc.record({ do: fc.constant('key'), key: one(...KEYS) })],
  [2, fc.record({ do: fc.constant('method'), board, name: one('focus'), n })],
  [10, fc.record({ do: fc.constant('method'), board, name: one('play', 'play', 'many', 'undo', 'redo', 'finish'), n })],
  [
    6,
    fc.record({
      do: fc.constant('method'),
      board,
      name: one(
        'near',
        'near',
        'refused',
        'newGame',
        'restart',
        'load',
        'watch',
        'keep',
        'hint',
        'winnable',
        'solution',
      ),
      n,
    }),
  ],
  [
    7,
    valueOf(ATTRIBUTES).chain((rest) =>
      fc.record({ do: fc.constant('attribute'), board }).map((each) => ({ ...each, ...rest })),
    ),
  ],
  [
    3,
    valueOf(PROPERTIES).chain((rest) =>
      fc.record({ do: fc.constant('property'), board }).map((each) => ({ ...each, ...rest })),
    ),
  ],
  [
    5,
    fc.record({
      do: fc.constant('place'),
      board,
      name: one(
        'remove',
        'here',
        'here',
        'first',
        'there',
        'hide',
        'show',
        'narrow',
        'flat',
        'wide',
        'still',
        'slow',
        'moving',
      ),
    }),
  ],
  [1, fc.record({ do: fc.constant('page'), name: fc.constant('lang'), value: one('en', 'de', 'ar', 'ja') })],
  [1, fc.record({ do: fc.constant('page'), name: fc.constant('dir'), value: one('ltr', 'rtl') })],
  [2, fc.record({ do: fc.constant('resize'), width: one(280, 390, 800, 1280), height: one(300, 600, 844) })],
  [
    1,
    fc.record({
      do: fc.constant('media'),
      name: one('prefers-color-scheme', 'prefers-reduced-motion'),
      value: one('dark', 'reduce', ''),
    }),
  ],
  [2, fc.record({ do: fc.constant('tab'), n: fc.nat(1) })],
  [1, fc.record({ do: fc.constant('reload') })],
  [1, fc.record({ do: fc.constant('drop') })],
  [4, fc.record({ do: fc.constant('frames'), n: fc.nat(12) })],
  [4, fc.record({ do: fc.constant('rest') })],
];

const anyAction = fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const anyBoard = fc.record({
  tag: fc.oneof({ weight: 3, arbitrary: one(...GAMES) }, { weight: 1, arbitrary: one(...EXAMPLES) }),
  attributes: fc.record(
    {
      seed: one('1', '2', '3', '42', 'x'),
      storage: one('local', 'local', 'session', 'none'),
      recycles: one(...OPTIONS.recycles),
      kings: one(...OPTIONS.kings),
      draw: one(...OPTIONS.draw),
      redeals: one(...OPTIONS.redeals),
      assist: one(''),
      fit: one('height'),
    },
    { requiredKeys: [] },
  ),
});

export const anyStorm = fc.record({
  seed: fc.nat(2 ** 31 - 1),
  boards: fc.array(anyBoard, { minLength: 1, maxLength: 3 }),
  actions: fc.array(anyAction, { minLength: 30, maxLength: 60, size: 'max' }),
});
