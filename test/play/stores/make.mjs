// Makes the stores of this folder: past commits play in a browser, by their own code, and what they keep is written down.
// `node test/play/stores/make.mjs` makes all, and with short hashes only theirs. It needs the whole history of the project.
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { format } from 'prettier';
import { findBrowser } from '../../support/browser.mjs';
import { root } from '../../support/files.mjs';

/** Commits between which the form of what is kept changed, oldest first, and what that was. */
const COMMITS = {
  '99784dd85': 'unfinished games, figures, settings and options',
  d1b9d0bf0: 'felt and back; whether a game counts',
  906381156: 'days',
  cc8498c2b: 'a log of games; won days beside unfinished ones; grades and deals for the next visit',
  '68808dc68': 'games are known by when they were begun',
  '50b2880f2': 'the last version that dropped what later ones had written',
};

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim();

/** The script of a commit, made from its own source. */
async function scriptOf(commit) {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  try {
    const sources = execFileSync('git', ['archive', commit, 'src', 'tsconfig.json'], { cwd: root, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    const { outputFiles } = await build({
      entryPoints: [path.join(folder, 'src/index.ts')],
      nodePaths: [path.join(root, 'node_modules')],
      bundle: true,
      write: false,
      logLevel: 'error',
    });
    return outputFiles[0].text;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs in the page: its clock goes on from a time. */
function startAt(time) {
  const ahead = time - Date.now();
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...values) {
      super(...(values.length > 0 ? values : [Real.now() + ahead]));
    }
    static now = () => Real.now() + ahead;
  };
}

/** Runs in the page: where the reader presses and lets go for each legal move of a card onto another pile. */
function drags(element) {
  const cardsOn = (pile) => [...element.shadowRoot.querySelectorAll(`.card[data-pile="${pile}"]`)];
  const top = (pile) =>
    cardsOn(pile)
      .sort((a, b) => a.style.zIndex - b.style.zIndex)
      .at(-1) ?? element.shadowRoot.querySelector(`[data-pile="${pile}"]`);
  const middle = (pile) => {
    const { x, y, width, height } = top(pile).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  return element.legalMoves
    .map(({ from, to }) => [from, to ?? []].flat())
    .filter(({ length }) => length === 2)
    .map((piles) => piles.map(middle));
}

/** A reader's visit to a page with one game. */
class Visit {
  constructor(page, element) {
    this.page = page;
    this.element = element;
  }

  get moveCount() {
    return this.element.evaluate(({ moveCount }) => moveCount);
  }

  /** Drags cards until one stays. */
  async move() {
    const before = await this.moveCount;
    const { mouse } = this.page;
    for (const [from, to] of await this.element.evaluate(drags)) {
      await mouse.move(...from);
      await mouse.down();
      await mouse.move(...to, { steps: 4 });
      await mouse.up();
      if ((await this.moveCount) > before) return;
    }
    throw new Error('The reader could make no move.');
  }

  /** A script plays on, by the first legal moves. */
  playOn(count) {
    return this.element.evaluate((element, times) => {
      for (let i = 0; i < times; i++) element.play(element.legalMoves[0]);
    }, count);
  }

  async win() {
    await this.move();
    const status = await this.element.evaluate(async (element) => {
      for (const move of await element.solution()) element.play(move);
      return element.status;
    });
    if (status !== 'won') throw new Error('The game was not won.');
  }

  /** Opens a panel and chooses there, one after another, what this version offers. */
  async choose(control, ...selectors) {
    await this.element.evaluate(
      async (element, name, choices) => {
        const inShadow = (selector) => element.shadowRoot.querySelector(selector);
        const drawn = () => new Promise(requestAnimationFrame);
        inShadow(`[data-control="${name}"]`).click();
        while (!inShadow('dialog[open]')) await drawn();
        for (const choice of choices) {
          const chosen = inShadow(`dialog ${choice}`);
          const list = chosen?.closest('select');
          if (list) {
            list.value = chosen.value;
            list.dispatchEvent(new Event('change'));
          } else chosen?.click();
        }
        await element.updateComplete;
        inShadow('dialog').close();
        await drawn();
      },
      control,
      selectors,
    );
  }

  /** Waits until a deal for the next visit is kept, if this version keeps one. */
  async prepare(script) {
    if (script.includes('"next"'))
      await this.page.waitForFunction(() => Object.keys(localStorage).join().includes('/next'));
  }
}

const browser = await launch({ ...(await findBrowser()), env: { ...process.env, TZ: 'UTC' } });
const asked = process.argv.slice(2);
for (const [commit, kept] of Object.entries(COMMITS)) {
  if (asked.length > 0 && !asked.includes(commit)) continue;
  const [date, subject] = git('show', '-s', '--format=%cs%n%s', commit).split('\n');
  const script = await scriptOf(commit);
  const context = await browser.createBrowserContext();
  const noon = Date.parse(`${date}T12:00Z`);

  /** @param ago how many days before the commit's. */
  async function visit(game, attributes, ago, act) {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.log(commit, error.message));
    await page.setViewport({ width: 1000, height: 1200 });
    await page.evaluateOnNewDocument(startAt, noon - ago * 86_400_000);
    await page.setRequestInterception(true);
    const body = `<!doctype html><${game} style="--solitaire-speed: 0" ${attributes}></${game}><script src="/script.js"></script>`;
    page.on('request', (request) => {
      const isScript = request.url().endsWith('.js');
      void request.respond(
        isScript ? { contentType: 'text/javascript', body: script } : { contentType: 'text/html', body },
      );
    });
    await page.goto('http://localhost/');
    await page.waitForFunction((tag) => document.querySelector(tag).shadowRoot?.querySelector('.card'), {}, game);
    await act(new Visit(page, await page.$(game)));
    // Whatever waits is written when the page is left.
    await page.goto('about:blank');
    await page.close();
  }

  const panels = 'controls="settings rules" buttons="settings rules"';
  await visit('trusty-twelve', `seed="42" ${panels}`, 3, async (reader) => {
    const off = 'input[type=checkbox]:not(:checked)';
    await reader.choose('settings', off, off, 'label:has([data-felt=blue]) input');
    await reader.move();
    await reader.playOn(3);
  });
  await visit('pyramid-dozen', 'seed="7" kings="alone" recycles="1"', 3, async (reader) => {
    await reader.move();
    await reader.playOn(4);
  });
  await visit('pyramid-dozen', `seed="8" ${panels}`, 3, async (reader) => {
    await reader.choose('rules', 'option[value=with-queen]');
    await reader.move();
  });
  await visit('lucky-thirteen', 'id="mine"', 2, async (reader) => {
    await reader.move();
    await reader.prepare(script);
  });
  await visit('trusty-twelve', 'seed="1"', 2, (reader) => reader.win());
  await visit('trusty-twelve', 'daily', 1, (reader) => reader.win());
  await visit('trusty-twelve', 'daily', 0, (reader) => reader.move());
  await visit('bakers-dozen', 'daily', 0, (reader) => reader.win());

  const page = await context.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.respond({ contentType: 'text/html', body: '' }));
  await page.goto('http://localhost/');
  const values = Object.entries(await page.evaluate(() => ({ ...localStorage }))).sort();
  const store = Object.fromEntries(values.map(([key, value]) => [key, JSON.parse(value)]));
  await context.close();
  const file = path.join(import.meta.dirname, `${commit}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const json = JSON.stringify({ commit, date, subject, kept, store });
  writeFileSync(file, await format(json, { parser: 'json', printWidth: 120 }));
  console.log(commit, values.map(([key]) => key.replace('solitaire-elements/1/', '')).join('\n  '));
}
await browser.close();
