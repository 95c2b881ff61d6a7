import { toJson } from '../../../engine/input/own.js';
import { shortened } from '../../../engine/input/quote.js';
import { html, type TemplateResult } from 'lit';
import { windowOf } from '../../../board/layout/window.js';
import { today } from '../../../days/day.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import { bringIn, NAME_LENGTH } from '../../../play/transfer/bring-in.js';
import { statisticsFile } from '../../../play/transfer/statistics-file.js';
import { askWhatToForget, type Choices } from './forgetting.js';
import { choicesView } from './panel.js';

/** The largest file that is read, in bytes: several times what twelve games may take. */
const MAX_SIZE = 5_000_000;

/** How many of those that were left out are named. */
const NAMED = 20;

/** After so many milliseconds it is seen that a file is brought in. */
const PATIENCE = 300;

/** The text of a file, which may be on a slow disk. Rejected when the signal is aborted. */
const textOf = (file: File, signal: AbortSignal): Promise<string> =>
  Promise.race([file.text(), new Promise<never>((_, reject) => (signal.onabort = reject))]);

/** The rules of a game that the page has. */
function find(id: string): Variant | undefined {
  const { variant } = (customElements.get(id) ?? {}) as { variant?: Variant };
  return variant?.id === id ? variant : undefined;
}

type ExchangeParts = Pick<Parts, 'page' | 'store' | 'language' | 'forget'>;

/** Takes the statistics of all games to another device, brings in those of another, as a file, and deletes them. */
export class Exchange {
  /** The report on the last file, line by line. */
  told: readonly string[] = [];
  /** Calls off what is brought in now. */
  #running: AbortController | undefined;
  /** Whether that takes so long that it is seen. */
  #isSlow = false;
  readonly #host: Host;
  readonly #parts: ExchangeParts;
  /** What is to be answered before anything else. */
  #choices: Choices | undefined;

  constructor(host: Host, parts: ExchangeParts) {
    this.#host = host;
    this.#parts = parts;
  }

  /** The panel opens or closes. */
  reset(): void {
    this.told = [];
    this.#choices = undefined;
  }

  /** Nothing where nothing is kept. */
  render(): TemplateResult | '' {
    const { store, language } = this.#parts;
    const { texts } = language;
    if (!store.isThere) return '';
    // One button: the focus stays on it.
    return html`
      <div class="note" role="status">${this.told.map((line) => html`<p dir="auto" .textContent=${line}></p>`)}</div>
      ${choicesView(
        this.#choices ?? [
          ['share', texts.takeOut, this.#takeOut],
          this.#isSlow ? ['close', texts.stop, this.stop] : ['bringIn', texts.bringIn, this.#choose],
          ['forget', texts.forget, () => askWhatToForget(this.#parts, this.#show)],
        ],
      )}
      <input type="file" accept=".json" hidden aria-label=${texts.bringIn} @change=${this.#chosen} />
      ${this.#isSlow ? html`<progress aria-label=${texts.bringIn}></progress>` : ''}
    `;
  }

  /**
   * Stops the import, so that nothing is changed. The button takes the place of the one that imports, so it keeps the focus. Closing the panel
   * or removing the element stops it too, because the reader couldn't see the result.
   */
  readonly stop = (): void => this.#running?.abort();

  readonly #show = (told: string, choices?: Choices): void => {
    this.stop();
    this.#choices = choices;
    this.#tell(told);
    void this.#host.updateComplete.then(() => this.#find<HTMLElement>('dialog .more button:last-child')?.focus());
  };

  readonly #choose = (): void => {
    if (!this.#running) this.#find<HTMLInputElement>('[type=file]')!.click();
  };

  #find<Found extends Element>(selector: string): Found | null {
    return this.#host.renderRoot.querySelector<Found>(selector);
  }

  readonly #takeOut = (): void => {
    const { page, store, language } = this.#parts;
    const view = windowOf(this.#host);
    const href = URL.createObjectURL(new Blob([toJson(statisticsFile(page, store.area))]));
    Object.assign(document.createElement('a'), { href, download: `solitaire-statistics-${today()}.json` }).click();
    // By then the browser reads it.
    setTimeout(() => URL.revokeObjectURL(href), 9999);
    // A sandbox around a frame may forbid downloads, and no script in the frame finds out.
    if (view !== view.top) this.#tell(language.texts.noFile);
  };

  readonly #chosen = async ({ target }: Event): Promise<void> => {
    const { page, store, language } = this.#parts;
    const { texts } = language;
    const input = target as HTMLInputElement;
    const [file] = input.files!;
    if (!file || this.#running) return;
    const { signal } = (this.#running = new AbortController());
    this.#tell();
    const beFast = page.after(PATIENCE, () => {
      this.#isSlow = true;
      this.#tell(texts.thinking);
    });
    const progressed = (value: number) => Object.assign(this.#find('progress') ?? {}, { value });
    let told: readonly string[];
    try {
      if (file.size > MAX_SIZE) throw new RangeError('too large');
      const { wins, leftOut } = await bringIn(await textOf(file, signal), page, store.area, find, {
        signal,
        progressed,
      });
      const sum = leftOut[0] ? ` · ${texts.leftOut(leftOut.length)}` : '';
      told = [texts.broughtIn(wins) + sum, ...leftOut.slice(0, NAMED)];
    } catch (error) {
      told = [
        signal.aborted ? texts.broughtIn(0) : `${shortened(file.name, NAME_LENGTH)}: ${(error as Error).message}`,
      ];
    }
    beFast();
    this.#running = undefined;
    this.#isSlow = false;
    this.#tell(...told);
    // The same file may be chosen again.
    input.value = '';
  };

  #tell(...told: string[]): void {
    this.told = told;
    this.#host.requestUpdate();
    // Calendars hear that days may have come or gone, as they do of other tabs.
    this.#host.dispatchEvent(new CustomEvent('storage', { composed: true }));
  }
}
