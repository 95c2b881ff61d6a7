import { today } from '../../days/day.js';
import { toJson } from '../../engine/input/own.js';
import { shortened } from '../../engine/input/quote.js';
import { bringIn, NAME_LENGTH } from '../../play/transfer/bring-in.js';
import { statisticsFile } from '../../play/transfer/statistics-file.js';
import type { Button } from '../controls/controls.js';
import type { Parts } from '../parts.js';
import type { Block, FileBlock } from './blocks.js';

/** The largest file that is read, in bytes: several times what twelve games may take. */
const MAX_SIZE = 5_000_000;

/** How many of those that were left out are named. */
const NAMED = 20;

/** After so many milliseconds it is seen that a file is brought in. */
const PATIENCE = 300;

/** The text of a file, which may be on a slow disk. Rejected when the signal is aborted. */
const textOf = (file: Pick<File, 'text'>, signal: AbortSignal): Promise<string> =>
  Promise.race([file.text(), new Promise<never>((_, reject) => (signal.onabort = reject))]);

type ExchangeParts = Pick<Parts, 'page' | 'store' | 'language' | 'forget' | 'screen'>;

const button = (icon: Button['icon'], caption: string, press: () => unknown): Button => ({
  ...(icon && { icon }),
  caption,
  press,
});

/** Takes the statistics of all games to another device, brings in those of another, as a file, and deletes them. */
export class Exchange {
  readonly #parts: ExchangeParts;
  /** The report on the last file, line by line. */
  #report: readonly string[] = [];
  /** Calls off what is brought in now. */
  #running: AbortController | undefined;
  /** Whether that takes so long that it is seen. */
  #isSlow = false;
  /** What is to be answered before anything else. */
  #choices: readonly Button[] | undefined;

  constructor(parts: ExchangeParts) {
    this.#parts = parts;
  }

  /** The panel opens or closes. */
  reset(): void {
    this.#report = [];
    this.#choices = undefined;
  }

  /** None where nothing is kept. */
  get blocks(): Block[] {
    const { store, language } = this.#parts;
    const { texts } = language;
    if (!store.isThere) return [];
    return [
      {
        kind: 'file',
        report: this.#report,
        choices: this.#choices ?? [
          button('share', texts.takeOut, this.#takeOut),
          // One button: the focus stays on it.
          this.#isSlow ? button('close', texts.stop, this.stop) : button('bringIn', texts.bringIn, this.#choose),
          button('forget', texts.forget, this.#askWhatToForget),
        ],
        label: texts.bringIn,
        isReading: this.#isSlow,
        chosen: this.#chosen,
      },
    ];
  }

  /**
   * Stops the import, so that nothing is changed. The button takes the place of the one that imports, so it keeps the focus. Closing
   * the panel or removing the element stops it too, because the reader couldn't see the result.
   */
  readonly stop = (): void => this.#running?.abort();

  /** Asks what of all that is kept the reader wants to delete. Once it is deleted, there is a way back. */
  readonly #askWhatToForget = (): void => {
    const { texts, label } = this.#parts.language;
    const choice = (what: string, everything: boolean): Button =>
      button('forget', `${texts.forget} · ${what}`, () => {
        const { restore } = this.#parts.forget('player', { everything });
        this.#ask(texts.forgotten, [button('undo', texts.restore, () => restore() && this.#ask(texts.restored))]);
      });
    // The last one has the focus.
    const keep = button('close', texts.keep, () => this.#ask(''));
    this.#ask(texts.askForget, [choice(label, false), choice(texts.allGames, true), keep]);
  };

  /** Shows and announces a text, with what can be done now. Without choices, nothing more is asked. */
  #ask(text: string, choices?: readonly Button[]): void {
    this.stop();
    this.#choices = choices;
    this.#tell(text);
    this.#parts.screen.focusChoice();
  }

  readonly #choose = (): void => {
    if (!this.#running) this.#parts.screen.chooseFile();
  };

  readonly #takeOut = (): void => {
    const { page, store, language } = this.#parts;
    const file = toJson(statisticsFile(page, store.area));
    if (this.#parts.screen.save(`solitaire-statistics-${today()}.json`, file)) this.#tell(language.texts.noFile);
  };

  readonly #chosen: FileBlock['chosen'] = async (file) => {
    const { page, store, language } = this.#parts;
    const { texts } = language;
    if (this.#running) return;
    const { signal } = (this.#running = new AbortController());
    this.#tell();
    const beFast = page.after(PATIENCE, () => {
      this.#isSlow = true;
      this.#tell(texts.thinking);
    });
    const { variantOf, progressed } = this.#parts.screen;
    let report: readonly string[];
    try {
      if (file.size > MAX_SIZE) throw new RangeError('too large');
      const text = await textOf(file, signal);
      const { wins, leftOut } = await bringIn(text, page, store.area, variantOf, { signal, progressed });
      const sum = leftOut[0] ? ` · ${texts.leftOut(leftOut.length)}` : '';
      report = [texts.broughtIn(wins) + sum, ...leftOut.slice(0, NAMED)];
    } catch (error) {
      const { message } = error as Error;
      report = [signal.aborted ? texts.broughtIn(0) : `${shortened(file.name, NAME_LENGTH)}: ${message}`];
    }
    beFast();
    this.#running = undefined;
    this.#isSlow = false;
    this.#tell(...report);
  };

  #tell(...report: string[]): void {
    this.#report = report;
    this.#parts.page.changed();
    this.#parts.screen.resultsChanged();
  }
}
