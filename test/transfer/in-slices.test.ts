// A file is brought in slice by slice. It can be called off, and what is no such file is refused.
import { expect } from 'chai';
import { movesOf } from '../../src/engine.js';
import { Device, left, ROOT, WIN, won } from './storage.js';

const LOG = `${ROOT}bakers-dozen/statistics`;
const DAYS = `${ROOT}bakers-dozen/days`;

/** What of a bringing in was thrown; `undefined` if it wasn't. */
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a file that is brought in', () => {
  const now = performance.now.bind(performance);
  // Each look at the clock finds a slice of time over.
  beforeEach(() => {
    let time = 0;
    performance.now = () => (time += 10);
  });
  afterEach(() => void (performance.now = now));

  const FILE = { [LOG]: { log: [won(20), left(30)] }, [DAYS]: { '{}': { '2026-11-20': [9, 9000, 4] } } };

  /** How much was done at each pause. */
  async function pausesOf(file: string | Record<string, unknown>): Promise<number[]> {
    const pauses: number[] = [];
    await new Device().bringIn(file, { progressed: (done) => pauses.push(done) });
    return pauses;
  }

  it('lets the page do something else after each move of a record', async () => {
    const before = await pausesOf({ [LOG]: { log: [] } });
    const pauses = await pausesOf({ [LOG]: { log: [won(20)] } });
    expect(pauses.length - before.length).to.be.at.least(movesOf(WIN).length);
  });

  it('lets the page do something else every thousand characters', async () => {
    for (const junk of ['[],', '"x":0,', '"', '{"', ' ']) {
      const text = JSON.stringify({ junk: junk.repeat(200_000 / junk.length) });
      expect((await pausesOf(text)).length).to.be.at.least(200);
    }
  });

  it('lets the page do something else after each game, and after the days of each set of options', async () => {
    const games = Array.from({ length: 50 }, (_, i) => left(i + 1));
    const sets = [0, 1, 2, 3].flatMap((recycles) =>
      ['stay', 'alone'].map((kings) => [JSON.stringify({ recycles, kings }), { '2026-10-10': [9, 9000, 4] }]),
    );
    const before = (await pausesOf({ [LOG]: { log: games } })).length;
    expect(before).to.be.at.least(50);
    const days = { [`${ROOT}pyramid-dozen/days`]: Object.fromEntries(sets) as object };
    expect((await pausesOf({ [LOG]: { log: games }, ...days })).length).to.be.at.least(before + 8);
  });

  it('tells how much is done: always more, and never more than all', async () => {
    const pauses = await pausesOf(FILE);
    expect(pauses).to.deep.equal([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).to.equal(0);
    expect(pauses.at(-1)).to.be.within(0.5, 1);
  });

  it('changes nothing if it is called off, at whichever pause', async () => {
    const { length } = await pausesOf(FILE);
    for (let at = 1; at <= length; at++) {
      const device = new Device(left(10));
      const before = JSON.stringify(device.values);
      const control = new AbortController();
      let pauses = 0;
      const progressed = () => ++pauses === at && control.abort();
      const error = await thrownBy(device.bringIn(FILE, { signal: control.signal, progressed }));
      // After the last pause it is written.
      expect(error).to.equal(at < length ? control.signal.reason : undefined);
      expect(JSON.stringify(device.values) === before).to.equal(at < length);
    }
  });

  it('changes nothing if it was called off before, even if it takes no time', async () => {
    performance.now = () => 0;
    const device = new Device();
    const signal = AbortSignal.abort();
    expect(await thrownBy(device.bringIn(FILE, { signal }))).to.equal(signal.reason);
    expect(device.values).to.deep.equal({});
  });
});

describe('a text', () => {
  const FILE = JSON.stringify({ [LOG]: { log: [won(20)] } });

  async function refusal(text: string): Promise<string> {
    const device = new Device(left(10));
    const before = JSON.stringify(device.values);
    const error = (await thrownBy(device.bringIn(text))) as Error;
    expect(JSON.stringify(device.values)).to.equal(before);
    return error.message;
  }

  it('is refused if it is no JSON object', async () => {
    for (const text of ['', ' ', 'GIF89a', 'null', '"{}"', `[${FILE}]`]) {
      expect(await refusal(text)).to.equal('not a JSON object');
    }
  });

  it('is refused wherever it is cut', async () => {
    for (let length = 1; length < FILE.length; length++) {
      expect(await refusal(FILE.slice(0, length))).to.equal('not a complete JSON object');
    }
  });

  it('is read whatever signs stand in its texts, and however it is spaced', async () => {
    const junk = ['"', '\\', '\\"', '}', ']}', '{[', '":', ',', '\n'];
    const value = { ...Object.fromEntries(junk.map((text) => [text, text])), [LOG]: { junk, log: [won(20)] } };
    for (const text of [JSON.stringify(value), ` \n${JSON.stringify(value, null, 4)}\n`]) {
      expect(await new Device().bringIn(text)).to.deep.equal({ wins: 1, leftOut: [] });
    }
  });

  it('may name a game of the page only; other names are told in short', async () => {
    const long = 'x'.repeat(61);
    const texts = ['x'.repeat(60), long, 'y'.repeat(1000)];
    const file = Object.fromEntries(texts.map((id) => [`${ROOT}${id}/days`, {}]));
    // A key of a thousand characters is none.
    const told = [`${'x'.repeat(60)}: not on this page`, `${'x'.repeat(60)}…: not on this page`];
    expect((await new Device().bringIn(file)).leftOut).to.deep.equal(told);
  });

  const padded = (length: number) => {
    const value = (padding: string) => JSON.stringify({ log: [won(20)], padding });
    return `{"${LOG}":${value('x'.repeat(length - value('').length))}}`;
  };

  it('is read if its log has 200,000 characters, and refused if it has more', async () => {
    expect((await new Device().bringIn(padded(200_000))).wins).to.equal(1);
    expect(await refusal(padded(200_001))).to.equal('too large');
  });

  /** The days of some sets of options, the last as long as that all have so many characters. */
  const days = (length: number, sets: number) => {
    const keys = Array.from({ length: sets }, (_, i) => `{"recycles":${i},"kings":"stay"}`);
    const value = (padding: string) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, { padding }])));
    const more = (length - value('').length) / sets;
    return `{"${ROOT}pyramid-dozen/days":${value('x'.repeat(more)).slice(0, -1)}${' '.repeat((length - value('').length) % sets)}}}`;
  };

  it('is read if its days have a million characters, and refused if they have more', async () => {
    expect((await new Device().bringIn(days(1_000_000, 25))).leftOut).to.deep.equal([]);
    expect(await refusal(days(1_000_001, 25))).to.equal('too large');
  });

  it('is read if its days with the same options have 50,000 characters, and refused if they have more', async () => {
    const around = '{"{\\"recycles\\":0,\\"kings\\":\\"stay\\"}":}'.length;
    expect((await new Device().bringIn(days(50_000 + around, 1))).leftOut).to.deep.equal([]);
    expect(await refusal(days(50_001 + around, 1))).to.equal('too large');
  });

  it('gives the 3,000 games of a log that were begun last', async () => {
    for (const count of [2999, 3000, 3001]) {
      const device = new Device();
      await device.bringIn({ [LOG]: { log: Array.from({ length: count }, (_, i) => ({ at: i + 1 })) } });
      expect(device.statistics().played).to.equal(Math.min(count, 3000));
    }
  });
});

describe('a storage without room', () => {
  it('is told, and keeps what it has', async () => {
    const device = new Device(left(10));
    const before = JSON.stringify(device.values);
    device.isFull = true;
    const error = await thrownBy(device.bringIn({ [LOG]: { log: [won(20)] } }));
    expect((error as Error).message).to.equal('the browser’s storage is full');
    expect(JSON.stringify(device.values)).to.equal(before);
  });
});
