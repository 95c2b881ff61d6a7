import { now } from '../../engine/input/own.js';
import type { By } from '../../play/events.js';
import type { SessionUpdate } from '../../play/session/game-session.js';
import type { SettingsKeeper } from '../../play/storage/settings.js';

/**
 * The sounds of a game. Each has ticks of a loudness up to 1, a roughness from 0, a pure tone, to 40, a rustle, a length in seconds, and
 * their pitches in hertz. Phones are silent below 250 Hz.
 */
const SOUNDS = {
  pickUp: [0.1, 40, 0.04, 900],
  putDown: [0.2, 15, 0.08, 260],
  refuse: [0.12, 0, 0.15, 330, 262],
  deal: [0.1, 30, 0.05, 300, 340, 380, 420, 460, 500, 540],
  /** C, E, G and C again. */
  win: [0.08, 0, 0.7, 523, 659, 784, 1047],
} satisfies Readonly<
  Record<string, readonly [loudness: number, roughness: number, length: number, ...pitches: number[]]>
>;

type Sound = keyof typeof SOUNDS;

/** Seconds between two ticks, and between sounds that wait for each other: the pace of cards that are played one by one. */
const PACE = 0.065;

/** After so many milliseconds, a sound is too late for the move that caused it, so it isn't made. */
const LATE = 1000;

/** One for the whole page: browsers allow few. Made with the first sound. */
let context: AudioContext | undefined;
/** When the sound before begins, in seconds of the context. */
let last = 0;

/** Lets a game be heard: what the player does, and what is played for the player. */
export class GameSounds {
  readonly #keeper: SettingsKeeper;

  constructor(keeper: SettingsKeeper) {
    this.#keeper = keeper;
  }

  follow({ game, by, change }: SessionUpdate): void {
    void this.make(change && !/re(deal|cycle)/.test(change.action.type) ? 'putDown' : 'deal', by);
    if (change && game.status === 'won') void this.make('win', by);
  }

  /** Makes one sound, where sounds are on. */
  async make(sound: Sound, by: By = 'player'): Promise<void> {
    // Before the reader has touched the page, the browser would block it, and complain on the console.
    const { hasBeenActive } = navigator.userActivation ?? {};
    if (by === 'script' || !this.#keeper.settings.sound || hasBeenActive === false) return;
    const [loudness, roughness, length, ...pitches] = SOUNDS[sound];
    try {
      context ??= new AudioContext();
      if (context.state !== 'running') {
        const asked = now();
        await context.resume();
        // A browser that lets sounds wait would play them all at once.
        if (now() - asked > LATE) return;
      }
      const { sampleRate } = context;
      const source = context.createBufferSource();
      source.buffer = context.createBuffer(1, (length + PACE * pitches.length) * sampleRate, sampleRate);
      const samples = source.buffer.getChannelData(0);
      // Waves that fade, and begin at 0. What makes them rough changes too slowly to hiss.
      pitches.forEach((pitch, tick) => {
        const begin = Math.round(tick * PACE * sampleRate);
        let noise = 0;
        for (let i = 0; i < length * sampleRate; i++) {
          const time = i / sampleRate;
          const wave = Math.sin(2 * Math.PI * pitch * time + roughness * noise);
          const volume = loudness * (1 - time / length) ** 3;
          samples[begin + i]! += wave * volume;
          noise += (Math.random() - 0.5 - noise) / 30;
        }
      });
      source.connect(context.destination);
      // The cards of the finish come one by one.
      last = Math.max(context.currentTime, by === 'finish' || sound === 'win' ? last + PACE : 0);
      source.start(last);
    } catch {
      // The game goes on in silence.
    }
  }
}
