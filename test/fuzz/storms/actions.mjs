// What may happen in a storm.
import fc from 'fast-check';
import { games } from '../../../src/engine.ts';
import { anyOf } from '../inputs/arbitraries.mjs';
import { EXAMPLES } from '../engine/games.ts';
import { inTime } from '../pages.mjs';

/** What attributes and properties are set to. */
const VALUES = {
  seed: ['1', '42', '3', 7, 0, '', 'é', 'x'.repeat(300)],
  deck: ['', 'AS', 'QD 5S'],
  deals: ['any', 'winnable', '?'],
  daily: [true, false, ''],
  disabled: [true, false, ''],
  assist: [true, false, ''],
  recycles: [2, '0', '1', '3', '99', 'unlimited', '-1'],
  kings: ['stay', 'with-queen', 'alone', 'x'],
  draw: [true, false, '', '1', 3],
  redeals: [1, '0', '2', 'unlimited'],
  buttons: ['', 'none', 'undo redo', ['undo'], 'undo redo restart new hint solution finish', 'new', 'nothing', 7],
  storage: ['local', 'session', 'none', 'disk'],
  felt: ['green', 'blue', 'burgundy', 'slate', 'red'],
  back: ['rosette', 'lattice', 'waves', 7],
  sound: [''],
  'share-url': ['https://example.org/x', 'http://['],
  fit: ['height', 'width'],
  lang: ['de', 'ar', 'ja', 'xx', ''],
  dir: ['rtl', 'ltr'],
  hidden: [''],
  id: ['a', 'b'],
  style: ['height: 300px', 'zoom: 1.5', 'width: 200px', ''],
  contenteditable: ['', 'false'],
};

/** What only attributes can be. */
const NO_PROPERTIES = ['share-url', 'style', 'contenteditable'];

const n = fc.nat(200);
const board = fc.nat(2);
const anyValueOf = (names) =>
  fc.oneof(
    ...names.map((name) =>
      fc.record({ board, name: fc.constant(name), value: fc.constantFrom(null, ...VALUES[name]) }),
    ),
  );

const KEYS = `ArrowLeft ArrowRight ArrowUp ArrowDown Enter Space Escape Backspace Tab u r h v f n s d ? z Home Control
  Shift`;
const METHODS = `play play play play many many undo undo redo redo finish finish focus focus near near refused newGame
  restart load watch keep hint winnable solution`;
const PLACES = 'remove here here first there hide show narrow flat wide still slow moving';

/** How often something happens, the method of the storm or of its page that does it, and what that is given. */
const ROWS = [
  [10, 'drag', fc.record({ board, n, by: anyOf('mouse mouse touch'), drop: fc.constantFrom(true, true, true, false) })],
  [8, 'taps', fc.record({ board, n, on: anyOf('movable movable any'), times: fc.constantFrom(1, 2, 2, 3) })],
  [4, 'press', fc.record({ board, n, on: anyOf('button button panel') })],
  [
    3,
    'point',
    fc.record({ board, n, on: anyOf('movable any'), by: fc.constant('mouse'), what: anyOf('down up move off') }),
  ],
  [
    3,
    'point',
    fc.record({ board, n, on: anyOf('movable any'), by: fc.constant('touch'), what: anyOf('down up move tap') }),
  ],
  [8, 'key', fc.record({ key: anyOf(KEYS) })],
  [18, 'method', fc.record({ board, name: anyOf(METHODS), n })],
  [7, 'attribute', anyValueOf(Object.keys(VALUES))],
  [3, 'property', anyValueOf(Object.keys(VALUES).filter((name) => !NO_PROPERTIES.includes(name)))],
  [5, 'place', fc.record({ board, name: anyOf(PLACES) })],
  [1, 'page', fc.record({ name: fc.constant('lang'), value: anyOf('en de ar ja') })],
  [1, 'page', fc.record({ name: fc.constant('dir'), value: anyOf('ltr rtl') })],
  [2, 'resize', fc.record({ width: fc.constantFrom(280, 390, 800, 1280), height: fc.constantFrom(300, 600, 844) })],
  [1, 'media', fc.record({ name: fc.constant('prefers-color-scheme'), value: fc.constantFrom('dark', '') })],
  [1, 'media', fc.record({ name: fc.constant('prefers-reduced-motion'), value: fc.constantFrom('reduce', '') })],
  [2, 'tab', fc.record({ which: fc.nat(1) })],
  [1, 'reload', fc.constant({})],
  [1, 'drop', fc.constant({})],
  [4, 'frames', fc.record({ count: fc.nat(12) })],
  [4, 'rest', fc.constant({})],
];

/** After these, a board may have another game, or another storage, than its page asked for: a press may be on a house rule. */
const CHANGING = ['press', 'attribute', 'property'];

/** Something that happens to a storm, and what is known of its boards then. */
class Action {
  constructor(does, given) {
    this.does = does;
    this.given = given;
  }

  check() {
    return true;
  }

  run(known, storm) {
    const { does, given } = this;
    storm.heard.actions++;
    if (CHANGING.includes(does)) known.changed.add(given.board % storm.boards.length);
    return inTime(storm[does] ? storm[does](given, known) : storm.ask(does, given), String(this));
  }

  toString() {
    return `${this.does} ${JSON.stringify(this.given)}`;
  }
}

const anyAction = fc.oneof(
  ...ROWS.map(([weight, does, given]) => ({ weight, arbitrary: given.map((each) => new Action(does, each)) })),
);

export const anyActions = (replayPath) => fc.commands([anyAction], { maxCommands: 90, size: 'max', replayPath });

const anyBoard = fc.record({
  tag: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...games) },
    { weight: 1, arbitrary: fc.constantFrom(...EXAMPLES.map(({ id }) => id)) },
  ),
  attributes: fc.record(
    {
      seed: anyOf('1 2 3 42 x'),
      storage: anyOf('local local session none'),
      ...Object.fromEntries(
        ['recycles', 'kings', 'draw', 'redeals'].map((name) => [name, fc.constantFrom(...VALUES[name])]),
      ),
      assist: fc.constant(''),
      fit: fc.constant('height'),
    },
    { requiredKeys: [] },
  ),
});

export const anySetting = fc.record({
  seed: fc.nat(2 ** 31 - 2),
  boards: fc.array(anyBoard, { minLength: 1, maxLength: 3 }),
});
