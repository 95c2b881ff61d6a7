// What is heard of a game. A stand-in for the browser's audio notes what is played.
import { expect, oneEvent } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { buttonOn, cardOn, clickOn, drag, placeOf, table as onPage } from '../support/hand.js';
import { press } from '../support/keys.js';
import { pick, control, settled, type Table } from '../support/table.js';
import { GOES_HOME } from './decks.js';

/** A sound: when it was to begin, its samples, and the loudest of them. */
interface Heard {
  readonly at: number;
  readonly samples: Float32Array;
  readonly peak: number;
}

let heard: Heard[] = [];
let contexts = 0;
/** What the browser lets sounds wait for. */
let allowed: Promise<void> | undefined;

/** What is used of Web Audio. Its clock stands still. */
class FakeAudioContext {
  readonly currentTime = 5;
  get state(): string {
    return allowed ? 'suspended' : 'running';
  }
  readonly sampleRate = 44_100;
  readonly destination = {};

  constructor() {
    contexts++;
  }

  resume(): Promise<void> {
    return allowed!;
  }

  createBuffer(_channels: number, length: number, _rate: number): object {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }

  createBufferSource(): object {
    const { destination } = this;
    return {
      connect(to: object) {
        Object.assign(this, { to });
      },
      start: function (this: { buffer: AudioBuffer; to?: object }, at: number) {
        if (this.to !== destination) return;
        const samples = this.buffer.getChannelData(0);
        heard.push({ at, samples, peak: Math.max(...samples.map(Math.abs)) });
      },
    };
  }
}

const { AudioContext: own } = window;

beforeEach(() => {
  heard = [];
  allowed = undefined;
  Object.assign(window, { AudioContext: FakeAudioContext });
});
afterEach(async () => {
  Object.assign(window, { AudioContext: own });
  await resetMouse();
});

// Lucky Thirteen, seed 42: the tops are 5C 7C AH QC 3D 9D KH AS TS JC KS QS TH.
const lucky = (attributes = {}) => onPage('lucky-thirteen', { seed: '42', sound: '', ...attributes });

/** How many sounds there are once something is done. */
async function soundsOf(element: Table, act: () => unknown): Promise<number> {
  heard = [];
  await act();
  await settled(element);
  return heard.length;
}

describe('sounds', () => {
  it('are heard when a card is picked up, put down and refused, and when a move is undone', async () => {
    const element = await lucky();
    expect(await soundsOf(element, () => clickOn(cardOn(element, 'TS')))).to.equal(1);
    expect(await soundsOf(element, () => clickOn(cardOn(element, 'JC')))).to.equal(1);
    expect(element.moveCount).to.equal(1);
    expect(await soundsOf(element, () => press(element, 'u'))).to.equal(1);
    expect(await soundsOf(element, () => clickOn(cardOn(element, '7C')))).to.equal(1);
    expect(contexts).to.equal(1);
  });

  it('are soft, and a drag that is refused is heard', async () => {
    const element = await lucky();
    expect(await soundsOf(element, () => drag(placeOf(element, 'TS'), placeOf(element, 'KH')))).to.equal(2);
    for (const { peak } of heard) expect(peak).to.be.within(0.01, 0.3);
  });

  it('begin and end in silence, without a crack, and none is like another', async () => {
    const element = await onPage('bakers-dozen', { deck: GOES_HOME, sound: '' });
    await clickOn(cardOn(element, 'KS'));
    await clickOn(cardOn(element, '3S'));
    await clickOn(control(element, 'finish'));
    await settled(element);
    await pick(element, 'restart');
    await settled(element);
    expect(new Set(heard.map(({ samples }) => samples.length)).size).to.equal(5);
    for (const { samples } of heard) {
      expect(samples.length / 44_100, 'seconds').to.be.below(2);
      expect(Math.abs(samples[0]!)).to.be.below(0.001);
      expect(Math.abs(samples.at(-1)!)).to.be.below(0.001);
      const steps = samples.slice(1).map((sample, i) => Math.abs(sample - samples[i]!));
      expect(Math.max(...steps)).to.be.below(0.1);
    }
  });

  it('have the pitch of their first tick until the next one', async () => {
    const pitch = ({ samples }: Heard) => {
      const tick = [...samples.subarray(0, 0.06 * 44_100)];
      return tick.filter((sample, i) => sample < 0 !== tick[i - 1]! < 0).length / 2 / 0.06;
    };
    const element = await onPage('bakers-dozen', { deck: GOES_HOME, sound: '' });
    await soundsOf(element, () => clickOn(cardOn(element, 'KS')));
    expect(pitch(heard.at(-1)!), 'refused').to.be.closeTo(330, 12);
    await soundsOf(element, () => clickOn(control(element, 'finish')));
    expect(pitch(heard.at(-1)!), 'won').to.be.closeTo(523, 12);
  });

  it('that the browser lets wait are heard up to a second later, and never after that', async () => {
    const element = await lucky();
    for (const [wait, count] of [
      [999, 3],
      [1000, 3],
      [1001, 0],
    ] as const) {
      let allow!: () => void;
      allowed = new Promise((resolve) => (allow = resolve));
      performance.now = () => 5000;
      const sounds = await soundsOf(element, async () => {
        for (let clicks = 0; clicks < 3; clicks++) await clickOn(cardOn(element, 'TS'));
        expect(heard).to.deep.equal([]);
        performance.now = () => 5000 + wait;
        allow();
      });
      Reflect.deleteProperty(performance, 'now');
      expect(sounds, `${wait} ms`).to.equal(count);
    }
    allowed = undefined;
    expect(await soundsOf(element, () => clickOn(cardOn(element, 'TS')))).to.equal(1);
  });

  it('that the browser refuses leave a game that goes on', async () => {
    const element = await lucky();
    let refuse!: (why: Error) => void;
    allowed = new Promise((_, reject) => (refuse = reject));
    expect(await soundsOf(element, () => clickOn(cardOn(element, 'TS')))).to.equal(0);
    refuse(new DOMException('', 'NotAllowedError'));
    expect(await soundsOf(element, () => clickOn(cardOn(element, 'JC')))).to.equal(0);
    expect(element.moveCount).to.equal(1);
  });

  it('are not tried before the reader has touched the page', async () => {
    const element = await lucky();
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
    const count = await soundsOf(element, () => clickOn(cardOn(element, 'TS')));
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(count).to.equal(0);
  });

  it('of a redeal, and of a waste that is turned over, are those of a deal, that of a draw is not', async () => {
    const trefoil = await onPage('trefoil-solitaire', { seed: '42', sound: '' });
    const pyramid = await onPage('pyramid-dozen', { seed: '42', sound: '' });
    const lengthOf = async (element: Table, key: string) => {
      buttonOn(element, '.table [tabindex="0"]').focus();
      expect(await soundsOf(element, () => press(element, key))).to.equal(1);
      return heard[0]!.samples.length;
    };
    const draw = await lengthOf(pyramid, 's');
    while (pyramid.legalMoves.some(({ type }) => type === 'draw')) pyramid.play({ type: 'draw' });
    await settled(pyramid);
    const recycle = await lengthOf(pyramid, 's');
    expect(pyramid.canUndo && pyramid.state!.piles.find(({ id }) => id === 'waste')!.cards).to.deep.equal([]);
    buttonOn(trefoil, '.table [tabindex="0"]').focus();
    // Before any move was tried, the first one only asks.
    await press(trefoil, 's');
    const redeal = await lengthOf(trefoil, 's');
    const dealt = oneEvent(trefoil, 'deal');
    heard = [];
    await press(trefoil, 'n');
    await dealt;
    await settled(trefoil);
    const deal = heard[0]!.samples.length;
    expect([recycle, redeal]).to.deep.equal([deal, deal]);
    expect(draw).to.be.below(deal);
  });

  it('are heard of a deal and a win that are the player’s, those of the finish one by one', async () => {
    const element = await onPage('bakers-dozen', { deck: GOES_HOME, sound: '' });
    for (let taps = 0; taps < 2; taps++) await clickOn(cardOn(element, 'AS'));
    expect(await soundsOf(element, () => clickOn(control(element, 'finish')))).to.equal(52);
    expect(element.status).to.equal('won');
    expect(new Set(heard.map(({ at }) => at)).size).to.equal(52);
    const count = await soundsOf(element, async () => {
      const dealt = oneEvent(element, 'deal');
      await clickOn(buttonOn(element, '.offers button'));
      await dealt;
    });
    expect(count).to.equal(1);
  });

  it('are not heard of what a script does', async () => {
    const element = await lucky();
    const count = await soundsOf(element, async () => {
      element.play(element.legalMoves[0]!);
      element.undo();
      await element.newGame({ seed: '7' });
    });
    expect(count).to.equal(0);
  });

  it('are off unless they are wanted, by the page or the reader', async () => {
    const element = await lucky({ sound: 'false' });
    expect(await soundsOf(element, () => clickOn(cardOn(element, 'TS')))).to.equal(0);
    element.sound = true;
    await settled(element);
    expect(await soundsOf(element, () => clickOn(cardOn(element, 'JC')))).to.equal(1);
  });

  it('are one context for all elements', async () => {
    for (let elements = 0; elements < 3; elements++) {
      const element = await lucky();
      element.scrollIntoView();
      await clickOn(cardOn(element, 'TS'));
    }
    expect(heard).to.have.length(3);
    expect(contexts).to.equal(1);
  });
});
