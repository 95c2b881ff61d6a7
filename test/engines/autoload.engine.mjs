// The autoloader, and a game far below the window: what makes it load, and that nothing does so before.
import assert from 'node:assert/strict';
import { inEachEngine } from './engines.mjs';
import { timeouts } from './timeouts.mjs';

const OPEN = 'autoload.html?open=';
const HIDDEN = `${OPEN}&style=display:none`;

inEachEngine('A game that waits', (driver, at) => {
  beforeEach(() => driver.resize(1000, 800));

  afterEach('nothing is wrong', async () => assert.deepEqual(await driver.evaluate(() => window.complaints), []));

  const isAsked = () => driver.evaluate(settledAsked);
  const scroll = (windows) => driver.evaluate(scrollBefore, windows);

  it('shows its own content, and comes within one window of being seen, where the text after it stays', async () => {
    await driver.open(at(OPEN));
    assert.ok(await driver.evaluate(() => document.querySelector('b').offsetWidth > 0));
    await scroll(1.1);
    assert.equal(await isAsked(), false);
    const before = await driver.evaluate(placeOfNext);
    await scroll(0.9);
    await driver.evaluate(shown);
    const moved = (await driver.evaluate(placeOfNext)) - before;
    assert.ok(Math.abs(moved) <= 8, `${moved}`);
  });

  it('loads in a section that is hidden, if the address of the page names it', async () => {
    await driver.open(at('boxes.html'));
    await driver.open(`${at(HIDDEN)}#game`);
    await driver.evaluate(asked);
  });

  /** Where it waits, and what brings it. The last is the way back, since Puppeteer opens no other page in Firefox after it. */
  const ways = {
    'by a link in a section that is hidden': [HIDDEN, pressLink],
    'by a link in details that are closed': ['autoload.html', pressLink],
    'by a link in a section that the search of the page opens': [`${OPEN}&hidden=until-found`, pressLink],
    'when its section is shown': [HIDDEN, () => driver.evaluate(showBox)],
    'when the browser renders its section': [
      `${OPEN}&style=content-visibility:auto;contain-intrinsic-height:500px`,
      () => driver.evaluate(showBox),
    ],
    'when its slide is next': [
      `${OPEN}&style=position:absolute;top:10px;left:10px;width:200px;height:200px;overflow:auto;line-height:1000px`,
      () => driver.evaluate(() => (document.querySelector('#box').scrollTop = 850)),
    ],
    'when it is moved into the window': [
      OPEN,
      () => driver.evaluate(() => document.body.prepend(document.querySelector('#game'))),
    ],
    'when it is removed, and added in the window': [
      OPEN,
      () => driver.evaluate(() => document.body.prepend(window.removed)),
      () =>
        driver.evaluate(() => {
          window.removed = document.querySelector('#game');
          window.removed.remove();
        }),
    ],
    'when the reader has gone away, come back and scrolled': [
      OPEN,
      async () => {
        await driver.open(at('boxes.html'));
        await driver.back();
        await until(() =>
          driver.evaluate(() => document.readyState === 'complete' && !!document.querySelector('#link')),
        );
        await scroll(0.9);
      },
    ],
  };
  for (const [what, [page, act, prepare]] of Object.entries(ways)) {
    it(`loads ${what}`, async () => {
      await driver.open(at(page));
      await prepare?.();
      assert.equal(await isAsked(), false);
      await act(driver);
      await driver.evaluate(asked);
    });
  }
});

async function pressLink(driver) {
  await driver.evaluate(() => document.querySelector('#link').focus());
  await driver.press('Enter');
}

async function until(condition) {
  const end = Date.now() + timeouts.command;
  while (!(await condition().catch(() => false)))
    if (Date.now() > end) throw new Error('the page before does not come');
}

// These run on the page.

const placeOfNext = () => document.querySelector('#after').getBoundingClientRect().top + scrollY;

/** Scrolls until so many windows lie between the window and the game. */
function scrollBefore(windows) {
  const { top } = document.querySelector('#game').getBoundingClientRect();
  scrollBy(0, top - (1 + windows) * innerHeight);
}

function showBox() {
  const box = document.querySelector('#box');
  box.style.display = 'block';
  box.scrollIntoView();
}

/** Whether the script of the games is asked for, after frames in which all that is near would be. */
async function settledAsked() {
  for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
  return !!document.querySelector('script[src$="/solitaire-elements.js"]');
}

async function asked() {
  while (!document.querySelector('script[src$="/solitaire-elements.js"]')) await new Promise(requestAnimationFrame);
}

async function shown() {
  while (!document.querySelector('#game').shadowRoot?.querySelector('.card')) await new Promise(requestAnimationFrame);
}
