import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGame, solve } from 'solitaire-elements/engine.js';
import { blockOf, call, publish, show } from './pages.mjs';

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
  const send = (address, record, headers) =>
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ record }),
    });
  const winsOf = async (response) => (await response.json()).wins;
  let address, record;

  it('counts a game that was won on the page, and shows the count', async () => {
    const { moves } = await solve(createGame('bakers-dozen', { seed: '42' }));
    const page = await show(site.visitor, site.post);
    assert.equal(await lineOf(page), 'No wins yet.');
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
    const several = new URL(address);
    several.searchParams.append('token[]', 'x');
    assert.equal((await send(several, record)).status, 400);
  });

  it('refuses what a form of another site can send', async () => {
    const fields = Object.entries(record).map(([name, value]) => [`record[${name}]`, String(value)]);
    const data = new FormData();
    for (const [name, value] of fields.filter(([name]) => name !== 'record[options]')) data.append(name, value);
    for (const [body, status] of [
      [data, 415],
      [new URLSearchParams([...data]), 415],
      [JSON.stringify({ record }), 400],
    ]) {
      const answer = await fetch(address, { method: 'POST', body });
      assert.equal(answer.status, status, await answer.text());
    }
  });

  it('answers other methods with the status of WordPress', async () => {
    for (const [method, status] of [
      ['GET', 404],
      ['HEAD', 404],
      ['OPTIONS', 200],
    ]) {
      assert.equal((await fetch(address, { method })).status, status, method);
    }
  });

  it('refuses what is no record of this deal', async () => {
    for (const wrong of [
      { ...record, seed: '7' },
      { ...record, seed: undefined, deck: 'AC' },
      { ...record, seed: ['42'] },
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
    assert.equal((await send(address, { ...record, moves: 'refuse' })).status, 409);
    assert.equal((await send(address, { ...record, moves: 'false' })).status, 422);
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
    for (const seed of ['2020-01-01', '2999-01-01', '42', `${today}~3\n`, undefined]) {
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

  const addressIn = (page) => page.$eval('[data-solitaire-wins]', ({ dataset }) => dataset.solitaireWins);

  for (const [what, seed, dealt = seed] of [
    ['line breaks', 'one\ntwo\r\nthree\rfour'],
    ['a tab and spaces', ' \t a  b '],
    ['markup', `"><b>'x'</b> <!-- -->`],
    ['an entity', '&amp;lt;', '&lt;'],
    ['a name of an entity', '&copy 2026 &c.'],
    ['a shortcode', '[solitaire] [/gallery] [x'],
    ['a smiley after a line break', 'a\n :) b'],
    ['what WordPress corrects', 'I like (Wordpress) and Wordpress'],
    ['an address', 'http://127.0.0.1/%0A?a=b&c#d'],
    ['other scripts and emoji', 'می\u200cخواهم 👨\u200d👩\u200d👧 \u00a0\ufeff'],
    ['255 characters', '龍'.repeat(255)],
    ['256 characters', '龍'.repeat(256)],
  ]) {
    it(`deals a seed with ${what} as it is, and counts its wins`, async () => {
      const content = blockOf({ deal: 'seed', seed, wins: 'count' });
      const page = await show(site.visitor, await publish(site.admin, what, content));
      assert.equal(await page.$eval('bakers-dozen', (element) => element.record.seed), dealt);
      const response = await send(await addressIn(page), { ...record, seed: dealt });
      assert.deepEqual([response.status, await winsOf(response)], [200, 1]);
    });
  }

  it('counts no wins of a seed with 257 characters', async () => {
    const content = blockOf({ deal: 'seed', seed: '龍'.repeat(257), wins: 'count' });
    const page = await show(site.visitor, await publish(site.admin, 'Long', content));
    assert.equal((await send(await addressIn(page), { ...record, seed: '龍'.repeat(257) })).status, 400);
  });

  it('deals a seed of bytes that are no text, and counts its wins', async () => {
    const page = await show(site.visitor, await publish(site.admin, 'Bytes', '[test_bytes]'));
    const seed = await page.$eval('bakers-dozen', (element) => element.record.seed);
    assert.equal(seed, 'a\ufffd\ufffdb');
    assert.equal((await send(await addressIn(page), { ...record, seed })).status, 200);
  });

  describe('counts no win of a page from before its author', () => {
    for (const [what, before, after] of [
      ['switched counting off', { wins: 'count' }, { wins: '' }],
      ['changed the seed', { seed: '42' }, { seed: '43' }],
      ['changed the game', { game: 'bakers-dozen' }, { game: 'free-cell' }],
      ['removed the game', {}, undefined],
    ]) {
      it(what, async () => {
        const contentOf = (more) => (more ? blockOf({ deal: 'seed', seed: '42', wins: 'show', ...more }) : 'Gone.');
        const { id, link } = await call(site.author, '/wp/v2/posts', {
          title: what,
          content: contentOf(before),
          status: 'publish',
        });
        const { page, open } = site.visitor;
        await open(link);
        const url = await addressIn(page);
        assert.equal((await send(url, record)).status, 200);
        await call(site.author, `/wp/v2/posts/${id}`, { content: contentOf(after) });
        assert.equal((await send(url, record)).status, 403);
        await call(site.author, `/wp/v2/posts/${id}`, { content: contentOf(before) });
        assert.equal(await winsOf(await send(url, record)), 2);
      });
    }
  });

  it('counts wins of a game that the site adds to each post, and of one in a pattern', async () => {
    const { id } = await call(site.admin, '/wp/v2/blocks', {
      title: 'Pattern',
      content: blockOf({ deal: 'seed', seed: '42', wins: 'count' }),
      status: 'publish',
    });
    for (const content of ['Test: a game is added.', `<!-- wp:block {"ref":${id}} /-->`]) {
      const page = await show(site.visitor, await publish(site.author, 'Added', content));
      assert.equal(await winsOf(await send(await addressIn(page), record)), 1, content);
    }
  });

  it('counts all wins that come at once', async () => {
    const link = await publish(site.author, 'At once', '[solitaire seed="42" wins="count"]');
    const page = await show(site.visitor, link);
    const url = await page.$eval('[data-solitaire-wins]', ({ dataset }) => dataset.solitaireWins);
    const atOnce = (what) => send(url, record, { 'Test-At-Once': what });
    assert.equal(await winsOf(await atOnce('INSERT')), 2);
    assert.equal(await winsOf(await atOnce('UPDATE')), 4);
  });

  describe('takes only so many wins of a post within an hour from', () => {
    /** How it answers wins from these addresses, one after the other, until it takes no more. */
    async function answersTo(addresses) {
      const answers = [];
      for (const from of addresses) {
        answers.push((await send(address, record, { 'Test-Address': from })).status);
        if (answers.at(-1) === 429) break;
      }
      return answers;
    }
    // The limit is 5. Among these ten, a new hour may begin.
    const ten = (address) => Array.from({ length: 10 }, (_, index) => address(index));

    for (const [what, addresses, other] of [
      ['one address', ten(() => '192.0.2.1'), '192.0.2.2'],
      ['one address in both ways to write it', ten((n) => (n % 2 ? '::ffff:192.0.2.3' : '192.0.2.3')), '192.0.2.4'],
      ['one IPv6 network', ten((n) => `2001:db8:1:2:${n}::1`), '2001:db8:1:3::1'],
      [
        'the address that has connected, if the filter gives none',
        ten((n) => ['unknown', '192.0.2.5, 192.0.2.6'][n % 2]),
        '192.0.2.7',
      ],
    ]) {
      it(what, async () => {
        const answers = await answersTo(addresses);
        assert.equal(answers[0], 200);
        assert.equal(answers.at(-1), 429);
        assert.deepEqual(await answersTo([other]), [200]);
      });
    }
  });

  it('keeps the marks of addresses until the hour is full, and has them removed then', async () => {
    const { options } = await call(site.admin, '/test/kept');
    const ends = options.filter(({ name }) => /_timeout_/.test(name)).map(({ value }) => Number(value));
    assert.ok(ends.length > 0 && ends.length * 2 === options.length);
    const cleanings = await call(site.admin, '/test/clean');
    for (const end of ends) {
      // The second may have changed while the mark was written.
      const hour = end - (end % 3600);
      assert.ok(end - hour < 60, `it ends at ${end}`);
      assert.ok(cleanings[hour + 60], `nothing cleans at ${hour + 60}`);
    }
  });
}
