import type { Sound } from './sounds.js';

/** Seconds between sounds that wait for each other. */
const PACE = 0.065;

/** One for the whole page: browsers allow few. Made with the first sound. */
let context: AudioContext | undefined;
/** When the sound before begins, in seconds of the context. */
let last = 0;

/** A sound as it is played: waves that fade. */
function wavesOf(sound: Sound, volume: number, audio: AudioContext): AudioBuffer {
  const { sampleRate } = audio;
  const buffer = audio.createBuffer(1, 1.5 * sampleRate, sampleRate);
  const samples = buffer.getChannelData(0);
  for (const [at, seconds, pitch, roughness, loudness] of sound) {
    for (let time = 0; time < seconds; time += 1 / sampleRate) {
      const wave = Math.sin(2 * Math.PI * pitch * time + roughness * Math.random());
      samples[Math.round((at + time) * sampleRate)]! += wave * volume * loudness * (1 - time / seconds) ** 3;
    }
  }
  return buffer;
}

/**
 * Plays a sound of at most 1.5 seconds, once the reader has touched the page, and where there is audio.
 *
 * @param volume 1: as loud as it is.
 * @param waits whether it comes after those before it, rather than at once.
 */
export function play(sound: Sound, volume: number, waits: boolean): void {
  // The browser would block it, and complain on the console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    context.resume().catch(() => {});
    const source = context.createBufferSource();
    source.buffer = wavesOf(sound, volume, context);
    source.connect(context.destination);
    last = Math.max(context.currentTime, waits ? last + PACE : 0);
    source.start(last);
  } catch {
    // The game goes on in silence.
  }
}
