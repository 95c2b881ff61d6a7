// Hostile values for elements, their storage, and the page for frames, in a browser.
import fc from 'fast-check';
import { anyPlace, anything } from './anything.mjs';
import { changed } from './values.mjs';

const TAGS = [
  'trusty-twelve',
  'pyramid-dozen',
  'trefoil-solitaire',
  'lucky-thirteen',
  'bakers-dozen',
  'klondike-solitaire',
  'canfield-solitaire',
];

/** How long a page may take, in milliseconds. */
const PATIENCE = 120_000;

/** What the console may say: a bad value, with what is allowed. */
const isWarning = (text) => /is not allowed; allowed: |is no parameter; allowed: |is not there; allowed: /.test(text);

const inTime = (promise) => {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error('hangs')), PATIENCE)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Opens a page in a context of its own, with what it complains of. */
async function withPage(browser, address, run) {
  const context = await browser.createBrowserContext();
  const complaints = [];
  try {
    const page = await context.newPage();
    page.on(
      'console',
      (message) => isWarning(message.text()) || complaints.push(`the console says: ${message.text()}`),
    );
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error?.stack ?? error}`));
    await page.goto(address);
    const problems = await inTime(run(page));
    const wrong = [...problems, ...complaints];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } finally {
    await context.close();
  }
}

/** A text that a storage may hold in place of another. */
const anyKeptText = fc.oneof(
  fc.constantFrom('', '{', 'null', '[]', '7', '"x"', '{"__proto__":{"polluted":true}}', 'true', '1e999', '[[[[]]]]'),
  fc.string(),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
);

/** A JSON value that takes the place of a part of what was kept. */
const anyKeptPart = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(-1, 1e300, '', null, [], {}, 0.5, true));

export async function pageProperties(browser, origin) {
  const address = `${origin}/test/fuzz/inputs/page.html`;
  const members = {};
  const kept = {};
  for (const tag of TAGS) {
    await withPage(browser, address, async (page) => {
      members[tag] = await page.evaluate((each) => window.inputs.membersOf(each), tag);
      kept[tag] = await page.evaluate((each) => window.inputs.keep(each), tag);
      return [];
    });
  }
  const use = (given) => withPage(browser, address, (page) => page.evaluate((each) => window.inputs.use(each), given));

  const anySet = ({ attributes, properties }) =>
    fc.oneof(
      fc.record({ kind: fc.constant('attribute'), name: fc.constantFrom(...attributes), value: anything }),
      fc.record({
        kind: fc.constant('property'),
        name: fc.constantFrom(...properties.filter((name) => !name.startsWith('_'))),
        value: anything,
      }),
    );
  const NOT_CALLED =
    /^(_|\$|constructor|connected|disconnected|adopted|attributeChanged|performUpdate|scheduleUpdate|willUpdate|update|updated|firstUpdated|render|createRenderRoot|shouldUpdate|getUpdateComplete|enableUpdating|addController|removeController|requestUpdate)/;
  const anyCall = ({ methods }) =>
    fc.record({
      name: fc.constantFrom(...methods.filter((name) => !NOT_CALLED.test(name))),
      args: fc.array(anything, { maxLength: 2 }),
    });

  const elements = {
    name: 'take any attribute, property and argument',
    runs: 4,
    cases: fc.constantFrom(...TAGS).chain((tag) =>
      fc.record({
        tag: fc.constant(tag),
        isLate: fc.boolean(),
        sets: fc.array(anySet(members[tag]), { minLength: 1, maxLength: 6 }),
        calls: fc.array(anyCall(members[tag]), { maxLength: 4 }),
      }),
    ),
    check: use,
  };

  const anyKept = (tag) =>
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(fc.nat(20), anyPlace, anyKeptPart).map(([which, place, value]) => {
          const [key, text] = kept[tag][which % kept[tag].length];
          return ['local', key, JSON.stringify(changed(JSON.parse(text), place, value))];
        }),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.nat(20), anyKeptText)
          .map(([which, text]) => ['local', kept[tag][which % kept[tag].length][0], text]),
      },
    );
  const storages = {
    name: 'start whatever the storage holds or does',
    runs: 4,
    cases: fc.constantFrom(...TAGS).chain((tag) =>
      fc.record({
        tag: fc.constant(tag),
        kept: fc.array(anyKept(tag), { minLength: 1, maxLength: 3 }),
        storage: fc.constantFrom('good', 'good', 'full', 'silent', 'broken', 'forbidden'),
      }),
    ),
    check: use,
  };
  return [elements, storages, embedProperty(browser, origin)];
}

const PARAMETERS = [
  'game',
  'seed',
  'deck',
  'daily',
  'deals',
  'fit',
  'lang',
  'dir',
  'color-scheme',
  'felt',
  'accent',
  'radius',
  'font',
  'card-width',
  'speed',
  'origin',
  'share-url',
  'record',
  'controls',
  'storage',
  'kings',
  'assist',
  'x',
];
const RECORD = '1.bakers-dozen.playing.s42..';
const anyParameter = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    'false',
    '42',
    'bakers-dozen',
    'klondike-solitaire',
    'canfield-solitaire',
    'de',
    'xx',
    'rtl',
    'dark',
    'red',
    '5c1626',
    'url(x)',
    'var(--x)',
    '*',
    'https://example.org',
    'javascript:alert(1)',
    RECORD,
    `${RECORD}ZZ`,
    'height',
    'none',
    '"><script>alert(1)</script>',
    '99999999',
  ),
  fc.string({ unit: 'binary' }),
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

/** The page for frames, in a frame, by its address and the messages it gets. */
const embedProperty = (browser, origin) => ({
  name: 'show a game or a notice in a frame, whatever it is asked',
  runs: 4,
  cases: fc.record({
    parameters: fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), anyParameter), { maxLength: 5 }),
    fragment: fc.oneof(
      fc.constantFrom('', RECORD, '1.', '2.x', `${RECORD}DA`, '%', '1.free-cell.won.s4..GI'),
      fc.string(),
    ),
    messages: fc.array(anyMessage, { maxLength: 5 }),
    times: fc.constantFrom(1, 1, 1, 500),
  }),
  check: ({ parameters, fragment, messages, times }) =>
    withPage(browser, `${origin}/test/fuzz/inputs/page.html`, (page) =>
      page.evaluate(async (given) => window.inputs.embed(given), {
        address: `/dist/embed.html?${new URLSearchParams([['game', 'bakers-dozen'], ...parameters])}#${encodeURIComponent(fragment)}`,
        messages,
        times,
      }),
    ),
});
