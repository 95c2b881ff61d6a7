import { toJson } from '../../../engine/input/own.js';
import { html, type TemplateResult } from 'lit';
import { windowOf } from '../../../board/layout/window.js';
import { today } from '../../../days/day.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import { bringIn } from '../../../play/transfer/bring-in.js';
import { type StatisticsFile, statisticsFile } from '../../../play/transfer/statistics-file.js';
import { choicesView } from './panel.js';

/** The largest file that is read, in bytes: several times what twelve games may take. */
const MAX_SIZE = 5_000_000;

/** How many of those that were left out are named. */
const NAMED = 20;

/** The rules of a game that the page has. */
function find(id: string): Variant | undefined {
  const { variant } = (customElements.get(id) ?? {}) as { variant?: Variant };
  return variant?.id === id ? variant : undefined;
}

/** Takes the statistics of all games to another device, and brings in those of another, as a file. */
export class Exchange {
  /** What is told of the last file, line by line. */
  told: readonly string[] = [];
  readonly #host: Host;
  readonly #parts: Pick<Parts, 'page' | 'store' | 'language'>;

  constructor(host: Host, parts: Pick<Parts, 'page' | 'store' | 'language'>) {
    this.#host = host;
    this.#parts = parts;
  }

  /** Nothing where nothing is kept. */
  render(): TemplateResult | '' {
    const { store, language } = this.#parts;
    const { texts } = language;
    if (!store.isThere) return '';
    const choose = () => this.#host.renderRoot.querySelector<HTMLInputElement>('[type=file]')!.click();
    return html`
      ${choicesView([
        ['share', texts.takeOut, this.#takeOut],
        ['bringIn', texts.bringIn, choose],
      ])}
      <input type="file" accept=".json" hidden aria-label=${texts.bringIn} @change=${this.#chosen} />
      <div class="note" role="status">${this.told.map((line) => html`<p dir="auto" .textContent=${line}></p>`)}</div>
    `;
  }

  readonly #takeOut = (): void => {
    const { page, store, language } = this.#parts;
    // A frame of another site cannot be asked.
    const { sandbox } = (windowOf(this.#host).frameElement ?? {}) as Partial<HTMLIFrameElement>;
    if (sandbox?.length && !sandbox.contains('allow-downloads')) return this.#tell(language.texts.unavailable);
    const href = URL.createObjectURL(new Blob([toJson(statisticsFile(page, store.area))]));
    Object.assign(document.createElement('a'), { href, download: `solitaire-statistics-${today()}.json` }).click();
    // By then the browser reads it.
    setTimeout(() => URL.revokeObjectURL(href), 9999);
  };

  readonly #chosen = async ({ target }: Event): Promise<void> => {
    const { page, store, language } = this.#parts;
    const { texts } = language;
    const input = target as HTMLInputElement;
    const [file] = input.files!;
    if (!file) return;
    this.#tell(texts.thinking);
    try {
      if (file.size > MAX_SIZE) throw new RangeError('too large');
      const { wins, leftOut } = await bringIn(
        Object(JSON.parse(await file.text())) as StatisticsFile,
        page,
        store.area,
        find,
      );
      const sum = leftOut[0] ? ` · ${texts.leftOut(leftOut.length)}` : '';
      this.#tell(texts.broughtIn(wins) + sum, ...leftOut.slice(0, NAMED));
    } catch (error) {
      this.#tell(`${file.name}: ${(error as Error).message}`);
    }
    // The same file may be chosen again.
    input.value = '';
  };

  #tell(...told: string[]): void {
    this.told = told;
    this.#host.requestUpdate();
  }
}
