import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createGame, solve } from 'solitaire-elements/engine.js';
import { call, publish, show } from './pages.mjs';

const lineOf = (page) => page.$eval('.solitaire-elements-wins', ({ innerText }) => innerText);

/** The middles of a card and of the pile where it may go. */
const endsOf = (page, { card, to }) =>
  page.$eval(
    'bakers-dozen',
    ({ shadowRoot, state }, wanted) => {
      const top = state.piles.find(({ id }) => id === wanted.to).cards.at(-1);
      return [`[data-card="${wanted.card}"]`, top ? `[data-card="${top}"]` : `.pile[data-pile="${wanted.to}"]`].map(
        (selector) => {
          const { left, top: upper, width, height } = shadowRoot.querySelector(selector).getBoundingClientRect();
          return { x: left + width / 2, y: upper + height / 2 };
        },
      );
    },
    { card, to },
  );

export function countingWins(site) {
  const send = (address, record) =>
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ record }),
    });
  let address, record;

  it('counts a game that was won on the page, and shows the count', async () => {
    const { moves } = await solve(createGame('bakers-dozen', { seed: '42' }));
    const page = await show(site.visitor, site.post);
    assert.equal(await lineOf(page), 'Nobody has won it yet.');
    await page.$eval('bakers-dozen', (element) => element.scrollIntoView());

    // The first move by a press, as readers make it.
    const [from, to] = await endsOf(page, moves[0]);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelector('bakers-dozen').moveCount === 1);

    await page.$eval('bakers-dozen', (element, rest) => rest.forEach((move) => element.play(move)), moves.slice(1));
    await page.waitForFunction(() => document.querySelector('.solitaire-elements-wins').innerText === 'Won 1 time.');
    ({ address, record } = await page.$eval('bakers-dozen', (element) => ({
      address: element.closest('[data-solitaire-wins]').dataset.solitaireWins,
      record: element.record,
    })));
    await site.visitor.open(site.post);
    assert.equal(await lineOf(page), 'Won 1 time.');
  });

  it('counts no game in which the solution was shown, and no other deal', async () => {
    const { page } = site.visitor;
    const sent = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await show(site.visitor, site.post);
    const { moves } = await solve(createGame('bakers-dozen', { seed: '7' }));
    await page.$eval(
      'bakers-dozen',
      async (element, rest) => {
        const won = new Promise((resolve) => element.addEventListener('win', resolve));
        await element.newGame({ seed: '7' });
        rest.forEach((move) => element.play(move));
        await won;
      },
      moves,
    );
    const win = { bubbles: true, composed: true, detail: { record, assisted: true } };
    await page.$eval('bakers-dozen', (element, win) => void element.dispatchEvent(new CustomEvent('win', win)), win);
    assert.deepEqual(sent, []);
  });

  it('refuses a win without the mark of its post', async () => {
    for (const [part, value] of [
      ['token', 'x'],
      ['game', 'golf-solitaire'],
      ['seed', '7'],
      ['deal', 'random'],
    ]) {
      const forged = new URL(address);
      forged.searchParams.set(part, value);
      assert.equal((await send(forged, record)).status, 403, part);
    }
    const elsewhere = address.replace(/posts(\/|%2F)\d+/, 'posts$11');
    assert.notEqual(elsewhere, address);
    assert.equal((await send(elsewhere, record)).status, 403);
    assert.equal((await send(address.replace(/posts(\/|%2F)\d+/, 'posts$199999'), record)).status, 404);
  });

  it('refuses what is no record of this deal', async () => {
    for (const wrong of [
      { ...record, seed: '7' },
      { ...record, game: 'golf-solitaire' },
      { ...record, status: 'playing' },
      { ...record, moves: '' },
      { ...record, moves: 7 },
      'won',
      undefined,
    ]) {
      assert.equal((await send(address, wrong)).status, 400, JSON.stringify(wrong));
    }
  });

  it('lets the site check a win, and hear of it', async () => {
    assert.equal((await send(address, { ...record, moves: 'refuse' })).status, 422);
    const response = await send(address, record);
    assert.deepEqual(await response.json(), { wins: 2, text: 'Won 2 times.' });
    const heard = await (await fetch(new URL('/?rest_route=/test/heard', address))).json();
    assert.deepEqual(heard, { moves: record.moves, wins: 2 });
  });

  it('counts a game a day by its date', async () => {
    const link = await publish(site.author, 'Daily', '[solitaire daily wins="count"]');
    const page = await show(site.visitor, link);
    const daily = await page.$eval('[data-solitaire-wins]', ({ dataset }) => dataset.solitaireWins);
    const today = new Date().toISOString().slice(0, 10);
    assert.equal((await send(daily, { ...record, seed: `${today}~3` })).status, 200);
    for (const seed of ['2020-01-01', '2999-01-01', '42', `${today}~3\n`]) {
      assert.equal((await send(daily, { ...record, seed })).status, 400, seed);
    }
    assert.equal(await page.$('.solitaire-elements-wins'), null);
  });

  it('counts nothing in a preview', async () => {
    const link = await publish(site.admin, 'Draft', '[solitaire seed="42" wins="count"]', 'draft');
    const draft = new URL(link);
    draft.searchParams.set('preview', 'true');
    const page = await show(site.admin, draft);
    assert.equal(await page.$('[data-solitaire-wins]'), null);
  });

  it('counts nothing for a post that is public no more', async () => {
    const content = '[solitaire seed="42" wins="count"]';
    const { id, link } = await call(site.author, '/wp/v2/posts', { title: 'Gone', content, status: 'publish' });
    const { page, open } = site.visitor;
    await open(link);
    const gone = await page.$eval('[data-solitaire-wins]', ({ dataset }) => dataset.solitaireWins);
    await call(site.author, `/wp/v2/posts/${id}`, { status: 'draft' });
    assert.equal((await send(gone, record)).status, 404);
  });

  it('takes only so many wins of a post from one address within an hour', async () => {
    const answers = [];
    while (answers.length < 6 && answers.at(-1) !== 429) answers.push((await send(address, record)).status);
    assert.equal(answers[0], 200);
    assert.equal(answers.at(-1), 429);
  });
}
