// What is kept from one visit of a page to the next, in tabs of their own that share their storage.
import { expect } from '@open-wc/testing';
import type { Record } from '../../src/engine.js';
import type { TrustyTwelveElement } from '../../src/index.js';
import { openPage } from '../support/commands.js';
import { few } from '../support/few.js';
import { waitUntil } from '../support/wait-until.js';

interface Visit {
  /** The element as HTML. */
  html?: string;
  /** How many moves are played, and how many of them taken back. */
  moves?: number;
  undone?: number;
  /** The playing time before the last move, in milliseconds. No other time passes. */
  played?: number;
  /** Stays open until this page sees in the storage what is played there, which takes some milliseconds between tabs. */
  untilSeen?: boolean;
  /** What is done to the storage before. */
  before?: string;
  path?: string;
}

interface Seen {
  record: Record;
  elapsed: number;
  canUndo: boolean;
  events: string[];
  shown: string;
  /** The moves of the games that are kept when it leaves. */
  kept: string[];
}

const PAGE = '/test/embed/visit.html';
const GAME = '<trusty-twelve seed="42"></trusty-twelve>';

/** Opens the page, plays on what it finds there, and leaves. */
async function visit({
  html = GAME,
  moves = 0,
  undone = 0,
  played = 0,
  untilSeen,
  before = '',
  path = PAGE,
}: Visit = {}): Promise<Seen> {
  const run = async (
    html: string,
    moves: number,
    undone: number,
    played: number,
    untilSeen?: boolean,
  ): Promise<Seen> => {
    let time = 0;
    performance.now = () => time;
    const isSeen = new Promise((resolve) => (new BroadcastChannel('seen').onmessage = resolve));
    const events: string[] = [];
    for (const type of ['deal', 'move', 'undo', 'win', 'loss'])
      document.addEventListener(type, () => events.push(type));
    document.body.innerHTML = html;
    const element = document.body.querySelector<TrustyTwelveElement>(':defined')!;
    while (!element.record) await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    // The slot is this tab's once the browser has said so, which answers in order.
    await navigator.locks?.request('answered', () => {});
    await new Promise((resolve) => setTimeout(resolve));
    for (let left = moves; left > 0; left--) {
      if (left === 1) time += played;
      element.play(element.legalMoves[0]!);
    }
    for (let i = 0; i < undone; i++) element.undo();
    await element.updateComplete;
    const shown = element.shadowRoot!.querySelector('.moves')!.textContent;
    const { record, elapsed, canUndo } = element;
    const games = Object.entries<string>(localStorage ?? {}).filter(([key]) => key.includes('/game/'));
    const kept = games.map(([, value]) => (JSON.parse(value) as { record?: Record }).record?.moves ?? '');
    if (untilSeen) await isSeen;
    return { record: record, elapsed, canUndo, events, shown, kept };
  };
  const { value, errors } = await openPage<Seen>({
    url: path,
    evaluate: `(async () => { ${before}; return (${String(run)})(...${JSON.stringify([html, moves, undone, played, untilSeen])}); })()`,
  });
  expect(errors).to.deep.equal([]);
  return value;
}

beforeEach(() => localStorage.clear());
after(() => localStorage.clear());

describe('an unfinished game', () => {
  it('is there again after a reload, move for move, and can be taken back', async () => {
    expect((await visit()).kept).to.deep.equal([]);
    const left = await visit({ moves: 4, played: 500 });
    const found = await visit();
    expect(found.record).to.deep.equal(left.record);
    expect(found.events).to.deep.equal(['deal']);
    expect(found.canUndo).to.equal(true);
    expect(found.shown).to.equal('4 moves');
    expect([left.elapsed, found.elapsed]).to.deep.equal([500, 500]);
    const further = await visit({ moves: 1, undone: 3 });
    expect(further.record.moves).to.equal(left.record.moves.slice(0, 4));
    expect((await visit()).record).to.deep.equal(further.record);
  });

  // A random game belongs to its page, query included. Any page finds the others.
  for (const [html, path] of few([
    ['<trusty-twelve></trusty-twelve>', PAGE],
    ['<trusty-twelve daily></trusty-twelve>', `${PAGE}?other`],
    ['<pyramid-dozen seed="42" kings="alone"></pyramid-dozen>', `${PAGE}?other`],
  ] as const)) {
    it(`is there again in ${html}`, async () => {
      const left = await visit({ html, moves: 2 });
      expect((await visit({ html, path })).record).to.deep.equal(left.record);
      expect(left.record.moves).not.to.equal('');
    });
  }

  it('does not stand in for another seed, deck, option or game', async () => {
    await visit({ moves: 3 });
    await visit({ html: '<pyramid-dozen seed="42"></pyramid-dozen>', moves: 3 });
    for (const html of [
      '<trusty-twelve seed="43"></trusty-twelve>',
      '<lucky-thirteen seed="42"></lucky-thirteen>',
      '<pyramid-dozen seed="42" kings="alone"></pyramid-dozen>',
    ]) {
      expect((await visit({ html })).record.moves, html).to.equal('');
    }
  });

  it('is kept nowhere with storage="none", and in this tab with storage="session"', async () => {
    for (const area of ['none', 'session']) {
      await visit({ html: `<trusty-twelve seed="42" storage="${area}"></trusty-twelve>`, moves: 3 });
      expect(Object.keys(localStorage)).to.deep.equal([]);
    }
  });

  it('leaves no more behind than the last twenty', async () => {
    for (let seed = 1; seed <= 23; seed++) {
      localStorage.setItem(`solitaire-elements/1/trusty-twelve/game/${seed}`, JSON.stringify({ at: seed }));
    }
    await visit({ moves: 1 });
    const games = () => Object.keys(localStorage).filter((key) => key.includes('/game/'));
    // It takes some milliseconds until this tab sees all that the other one has done.
    await waitUntil(() => games().length === 20);
    const kept = games();
    expect(kept).not.to.include('solitaire-elements/1/trusty-twelve/game/4');
    expect(kept).to.include('solitaire-elements/1/trusty-twelve/game/23');
  });
});

describe('an element that takes the place of another', () => {
  /** Shows some HTML on a visit, and runs a script there. Gives the moves of each game, and how many games are kept. */
  const shown = async (html: string, then = '', first = '') => {
    const { value, errors } = await openPage<{ moves: string[]; kept: number }>({
      url: PAGE,
      evaluate: `(async () => {
        const others = () => new Promise((resolve) => setTimeout(resolve));
        const play = async (element, moves) => {
          for (let i = 0; i < moves; i++) element.play(element.legalMoves[0]), await others();
        };
        const one = () => document.querySelector('trusty-twelve');
        // The browser answers in order. Without locks, nobody waits for an answer.
        const answered = async () => {
          await navigator.locks?.request('answered', () => {});
          await others();
        };
        const dealt = async () => {
          while (![...document.querySelectorAll('trusty-twelve')].every(({ record }) => record)) await others();
          await answered();
        };
        const left = async () => {
          while ((await navigator.locks.query()).held.length > 0) await others();
        };
        const another = () => Object.assign(document.createElement('trusty-twelve'), { seed: '42' });
        const hosts = () => [...document.querySelectorAll('trusty-twelve, div')];
        const games = () => hosts().map((each) => each.shadowRoot?.querySelector('trusty-twelve') ?? each);
        ${first}
        document.body.innerHTML = ${JSON.stringify(html)};
        await dealt();
        ${then}
        await answered();
        return {
          moves: games().map(({ record }) => record?.moves ?? ''),
          kept: Object.keys(localStorage).filter((key) => key.includes('/game/')).length,
        };
      })()`,
    });
    expect(errors).to.deep.equal([]);
    return value;
  };

  const changes = {
    'is written anew': `document.body.innerHTML = document.body.innerHTML;`,
    'replaces it': `one().replaceWith(another());`,
    'is itself, some moments later': `const element = one(); element.remove(); await 0; await 0; await 0; document.body.append(element);`,
    'comes before it has begun': `one().remove(); const brief = another(); document.body.append(brief); brief.remove(); document.body.append(another());`,
  };
  for (const [how, change] of few(Object.entries(changes), 2)) {
    for (const locks of few(['Object.defineProperty(navigator, "locks", { value: undefined });', ''])) {
      it(`${how} keeps what is played there${locks && ', without locks too'}`, async () => {
        const { moves } = await shown(GAME, `${change} await dealt(); await play(one(), 3);`, locks);
        expect((await shown(GAME)).moves).to.deep.equal(moves);
        expect(moves[0]).to.have.length(6);
      });
    }
  }

  it('keeps what is played in it once the other has left', async () => {
    const { moves } = await shown(
      GAME + GAME,
      `await play(one(), 2); one().remove();
      await left();
      await play(one(), 5);`,
    );
    expect(moves[0]).to.have.length(10);
    expect((await shown(GAME)).moves).to.deep.equal(moves);
  });

  it('does not write over what the other left, unless it is played', async () => {
    const { moves } = await shown(
      GAME + GAME,
      `await play(one(), 4); one().remove(); await left(); document.dispatchEvent(new Event('visibilitychange'));`,
    );
    expect(moves).to.deep.equal(['']);
    expect((await shown(GAME)).moves[0]).to.have.length(8);
  });

  it('gives up no game for a deal that nobody has played', async () => {
    const { moves } = await shown(GAME, `await play(one(), 3); await one().newGame({ seed: 'other' });`);
    expect(moves).to.deep.equal(['']);
    expect((await shown(GAME)).moves[0]).to.have.length(6);
  });

  it('is told from others in shadow roots', async () => {
    const html = '<div></div><div></div>';
    const inside = `for (const host of hosts()) {
      host.attachShadow({ mode: 'open' }).innerHTML = '<trusty-twelve></trusty-twelve>';
    }
    while (!games().every(({ record }) => record)) await others();
    await answered();`;
    const left = await shown(html, `${inside} for (const [i, game] of games().entries()) await play(game, i + 2);`);
    expect(left.kept).to.equal(2);
    expect(left.moves.map(({ length }) => length)).to.deep.equal([4, 6]);
    expect((await shown(html, inside)).moves).to.deep.equal(left.moves);
  });
});

describe('two tabs with the same game', () => {
  let tab: HTMLIFrameElement;
  let element: TrustyTwelveElement;

  /** A tab that stays open: a document of its own, which is seen and hidden as the test's page is. */
  beforeEach(async () => {
    tab = document.createElement('iframe');
    tab.src = PAGE;
    document.body.append(tab);
    await new Promise((resolve) => (tab.onload = resolve));
    // Not every browser without a window hides a page when another one comes to the front: the test does it itself.
    tab.contentWindow!.addEventListener('visibilitychange', (e) => e.isTrusted && e.stopImmediatePropagation(), true);
    const { body } = tab.contentDocument!;
    body.innerHTML = GAME;
    element = body.querySelector<TrustyTwelveElement>('trusty-twelve')!;
    await element.updateComplete;
  });

  afterEach(() => tab.remove());

  const setHidden = (hidden: boolean): void => {
    Object.defineProperty(tab.contentDocument, 'hidden', { configurable: true, value: hidden });
    tab.contentDocument!.dispatchEvent(new Event('visibilitychange'));
  };

  /** What is played in another tab, which leaves when it has been seen here and has given its slot back. */
  const playElsewhere = async (moves: number): Promise<Record> => {
    setHidden(true);
    const isSeen = () =>
      Object.entries(localStorage).some(
        ([key, value]) =>
          key.includes('/game/') && (JSON.parse(value as string) as Seen).record.moves.length === 2 * moves,
      );
    const visited = visit({ moves, untilSeen: true });
    while (!isSeen()) await new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
    new BroadcastChannel('seen').postMessage('');
    const { record } = await visited;
    while ((await navigator.locks.query()).held!.length > 0);
    setHidden(false);
    return record;
  };

  const play = async (moves: number): Promise<Record> => {
    for (let i = 0; i < moves; i++) element.play(element.legalMoves[0]!);
    await tab.contentWindow!.navigator.locks.request('answered', () => {});
    return element.record!;
  };

  it('do not destroy each other’s', async () => {
    const record = await play(3);
    const second = await visit({ moves: 2 });
    expect(second.record.moves).not.to.equal(record.moves);
    expect(second.kept).to.deep.equal([record.moves]);
    tab.remove();
    expect((await visit()).record).to.deep.equal(record);
  });

  it('leave its place to the one where it is played', async () => {
    const { record } = await visit({ moves: 3 });
    expect((await visit()).record).to.deep.equal(record);
    const further = await visit({ moves: 2 });
    expect(further.record.moves).to.have.length(10);
    expect((await visit()).record).to.deep.equal(further.record);
  });

  it('show what was played in the other when they are seen again, if nobody has played there', async () => {
    const record = await playElsewhere(3);
    if (element.moveCount === 0) await new Promise((resolve) => element.addEventListener('deal', resolve));
    expect(element.record).to.deep.equal(record);
    await element.updateComplete;
    await play(1);
    const found = await visit();
    expect(found.record).to.deep.equal(element.record);
    expect(found.record.moves).to.have.length(8);
  });

  it('show no other game than the one that was asked for, or is played', async () => {
    const dealt: string[] = [];
    element.addEventListener('deal', () => dealt.push(element.seed!));
    await element.newGame({ seed: 'other' });
    await playElsewhere(3);
    await play(1);
    await visit();
    expect(dealt).to.deep.equal(['other']);
    expect(element.moveCount).to.equal(1);
  });
});

describe('a storage that is broken or foreign', () => {
  const KEY = 'solitaire-elements/1/trusty-twelve/';
  const fields = { version: 1, game: 'trusty-twelve', seed: '42', options: {}, moves: '', status: 'playing' };
  const withFields = (more: object) => JSON.stringify({ record: { ...fields, ...more } });
  const kept: { [what: string]: string } = {
    'no JSON': '{{{',
    'a cut text': '{"record":{"version":1,"game":"trusty',
    'a number': '7',
    null: 'null',
    'a list': '[1,2,3]',
    'no record': '{"elapsed":3}',
    'a record that is a text': '{"record":"x","elapsed":3}',
    'a record of another game': withFields({ game: 'lucky-thirteen' }),
    'a later version': withFields({ version: 99 }),
    'illegal moves': withFields({ moves: 'AAAAAA' }),
    'a claimed win': withFields({ status: 'won' }),
    'a prototype': '{"__proto__":{"record":{}},"record":{"__proto__":null}}',
    'far too much': `{"record":{"moves":"${'x'.repeat(100_000)}"}}`,
  };
  for (const [what, value] of few(Object.entries(kept), 2)) {
    it(`with ${what} is survived, and the game playable`, async () => {
      for (const name of ['game/[{},"42"]', 'settings', 'statistics']) localStorage.setItem(KEY + name, value);
      const seen = await visit({ moves: 3 });
      expect(seen.record.moves).to.have.length(6);
      expect(seen.elapsed).to.equal(0);
    });
  }

  it('that is missing is survived, and the game playable', async () => {
    const seen = await visit({
      moves: 3,
      before: 'Object.defineProperty(window, "localStorage", { value: null })',
    });
    expect(seen.record.moves).to.have.length(6);
  });
});
