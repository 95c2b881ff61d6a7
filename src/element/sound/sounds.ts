/**
 * A tick: when it begins and how long it lasts, in seconds, its pitch in hertz, how rough it is, and how loud, up to 1. 0 is a pure tone,
 * 3 a rustle.
 */
export type Tick = readonly [at: number, seconds: number, pitch: number, roughness: number, loudness: number];

export type Sound = readonly Tick[];

/** What is heard of a game. */
export const SOUNDS = {
  pickUp: [[0, 0.03, 900, 2.5, 0.07]],
  putDown: [[0, 0.08, 180, 1, 0.2]],
  refuse: [
    [0, 0.12, 165, 0.2, 0.15],
    [0.1, 0.2, 131, 0.2, 0.15],
  ],
  deal: [0, 1, 2, 3, 4, 5, 6].map((card) => [card * 0.06, 0.05, 300 + 40 * card, 2, 0.1] as const),
  /** C, E, G and C again, a little after the last card. */
  win: [523, 659, 784, 1047].map((pitch, i) => [0.3 + i * 0.11, 0.7, pitch, 0, 0.08] as const),
} satisfies Readonly<Record<string, Sound>>;

export type SoundName = keyof typeof SOUNDS;
