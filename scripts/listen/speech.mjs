// What Orca says, read from its debug log.
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { pause } from './wait.mjs';

/** How long Orca has been silent when it has said all, and how long it may take to begin, in milliseconds. */
const SILENCE = 700;
const PATIENCE = 6000;

/** Pieces are 'text'{voice}, the echo of a key is 'text ' {voice}. */
const PIECE = /SPEECH OUTPUT: '(.*?)'( ?)(\{.*\}|ACSS.*)?(?: voice=\w+.*)?\s*$/;

export class Speech {
  constructor(log) {
    this.log = log;
    writeFileSync(log, '');
  }

  get #size() {
    return statSync(this.log).size;
  }

  /** Notes a place in the log, from which on something is listened for. */
  mark(name = '') {
    const size = this.#size;
    if (name) appendFileSync(this.log, `##### ${name}\n`);
    return size;
  }

  #lines(mark) {
    return readFileSync(this.log).subarray(mark).toString().split('\n');
  }

  /** What was said since: every piece as Orca hands it to a voice, without the echo of the key. */
  since(mark) {
    return this.#lines(mark).flatMap((line) => {
      const [, text, space, voice] = PIECE.exec(line) ?? [];
      const isEcho = space && voice && text.endsWith(' ');
      return text?.trim() && !isEcho ? [text.trim()] : [];
    });
  }

  hasLoaded(mark) {
    return this.#lines(mark).some((line) => /Finished loading|document:load-complete/.test(line));
  }

  /** Waits until nothing has happened for so long. */
  async silence(milliseconds = SILENCE, patience = 60_000) {
    const end = Date.now() + patience;
    let size = this.#size;
    let since = Date.now();
    while (Date.now() - since < milliseconds && Date.now() < end) {
      await pause(50);
      if (this.#size !== size) {
        size = this.#size;
        since = Date.now();
      }
    }
  }

  /** Waits until something was said and then nothing more, and returns it. */
  async answer(mark) {
    const end = Date.now() + PATIENCE;
    do await this.silence();
    while (this.since(mark).length === 0 && Date.now() < end);
    return this.since(mark);
  }
}
