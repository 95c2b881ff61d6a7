// Hostile values for everything that takes some: functions, elements, their storage, and the page for frames.
import fc from 'fast-check';
import { inTime, openBrowser } from '../pages.mjs';
import { anyOf, anyPlace, anything, changed } from './arbitraries.mjs';
import { entryPoints } from './entry-points.mjs';

const anyTag = anyOf(`trusty-twelve pyramid-dozen trefoil-solitaire lucky-thirteen bakers-dozen
  klondike-solitaire canfield-solitaire`);

/** A text that a storage may hold in place of another. */
const anyKeptText = fc.oneof(
  fc.constantFrom('', '{', 'null', '[]', '7', '"x"', '{"__proto__":{"polluted":true}}', 'true', '1e999', '[[[[]]]]'),
  fc.string(),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
);

/** A JSON value that takes the place of a part of what was kept. */
const anyKeptPart = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(-1, 1e300, '', null, [], {}, 0.5, true));

/** How a text in the storage, of whatever is kept there, becomes another one. */
const anyChange = fc.oneof(
  { weight: 3, arbitrary: fc.record({ which: fc.nat(20), place: anyPlace, part: anyKeptPart }) },
  { weight: 1, arbitrary: fc.record({ which: fc.nat(20), text: anyKeptText }) },
);

const anySetting = fc.record({ kind: anyOf('attribute property'), which: fc.nat(200), value: anything });
const anyCall = fc.record({ which: fc.nat(200), args: fc.array(anything, { maxLength: 2 }) });

const RECORD = '1.bakers-dozen.playing.s42..';
const anyParameter = fc.tuple(
  anyOf(`game seed deck daily deals fit lang dir color-scheme felt accent radius font card-width speed origin share-url
    record buttons storage kings assist x`),
  fc.oneof(
    fc.constantFrom('', '"><script>alert(1)</script>', RECORD, `${RECORD}ZZ`),
    anyOf(`0 false 42 bakers-dozen klondike-solitaire canfield-solitaire de xx rtl dark red 5c1626 url(x) var(--x) *
      https://example.org javascript:alert(1) height none 99999999`),
    fc.string({ unit: 'binary' }),
  ),
);
const anyFragment = fc.oneof(
  fc.constantFrom('', RECORD, '1.', '2.x', `${RECORD}DA`, '%', '1.free-cell.won.s4..GI'),
  fc.string(),
);
const anyMessage = fc.oneof(
  fc.constantFrom(
    null,
    'resize',
    { source: 'solitaire-elements', type: 'resize' },
    { source: 'solitaire-elements', type: 'win', detail: {} },
    { source: 'solitaire-elements' },
    { type: 'resize' },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

export async function open() {
  const { visit, close } = await openBrowser();

  /** What a function of a fresh page returns. */
  const ask = (name, given) =>
    visit(async (visitor) => {
      const page = await visitor.openTab();
      await page.goto(visitor.address);
      const asked = page.evaluate((what, each) => window.inputs[what](each), name, given);
      const { problems = [], ...rest } = await inTime(asked, name);
      visitor.check(problems);
      return rest;
    });

  /** What each element keeps, once it was asked. */
  const kept = {};

  return {
    properties: {
      ...entryPoints,

      /** Elements take any attribute, property and argument. */
      elements: {
        runs: 1,
        cases: [
          fc.record({
            tag: anyTag,
            isLate: fc.boolean(),
            settings: fc.array(anySetting, { minLength: 1, maxLength: 6 }),
            calls: fc.array(anyCall, { maxLength: 4 }),
          }),
        ],
        check: (given) => ask('use', given),
      },

      /** Elements start whatever the storage holds or does. */
      storages: {
        runs: 1,
        cases: [
          anyTag,
          anyOf('good good full silent broken forbidden'),
          fc.array(anyChange, { minLength: 1, maxLength: 3 }),
        ],
        async check(tag, storage, changes) {
          kept[tag] ??= (await ask('keep', tag)).entries;
          const entries = changes.map(({ which, place, part, text }) => {
            const [key, before] = kept[tag][which % kept[tag].length];
            return [key, text ?? JSON.stringify(changed(JSON.parse(before), place, part))];
          });
          await ask('use', { tag, storage, entries });
        },
      },

      /** The page for frames shows a game or a notice, whatever its address is and the messages it gets. */
      frames: {
        runs: 1,
        cases: [
          fc.array(anyParameter, { maxLength: 5 }),
          anyFragment,
          fc.array(anyMessage, { maxLength: 5 }),
          fc.constantFrom(1, 1, 1, 500),
        ],
        check(parameters, fragment, messages, times) {
          const query = new URLSearchParams([['game', 'bakers-dozen'], ...parameters]);
          const address = `/dist/embed.html?${query}#${encodeURIComponent(fragment)}`;
          return ask('embed', { address, messages, times });
        },
      },
    },
    close,
  };
}
