import { html, nothing, type TemplateResult } from 'lit';
import { windowOf } from '../../../board/layout/window.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import { withDefaults } from '../../storage/store.js';
import { bringIn, type LeftOut } from '../../transfer/bring-in.js';
import { fileName, MAX_FILE_SIZE, statisticsFile } from '../../transfer/statistics-file.js';
import { choicesView } from './panel.js';

/** How many of what was left out are named. */
const NAMED = 20;

/** The rules of a game that the page has. */
function find(id: string): Variant | undefined {
  const { variant } = (customElements.get(id) ?? {}) as { variant?: Variant };
  return variant?.id === id ? variant : undefined;
}

/** Takes the statistics of all games to another device, and brings in those of another, as a file. */
export class Exchange {
  /** What is told of the last file. */
  told: unknown = '';
  readonly #host: Host;
  readonly #parts: Parts;

  constructor(host: Host, parts: Parts) {
    this.#host = host;
    this.#parts = parts;
  }

  /** Nothing where nothing is kept. */
  render(): TemplateResult | typeof nothing {
    const { store, language } = this.#parts;
    const { texts } = language;
    if (!store.isThere) return nothing;
    const choose = ({ currentTarget }: Event) =>
      (currentTarget as Element).closest('.exchange')!.querySelector('input')!.click();
    return html`
      <div class="exchange" @dragover=${(event: Event) => event.preventDefault()} @drop=${this.#drop}>
        ${choicesView([
          ['share', texts.takeOut, this.#takeOut],
          ['bringIn', texts.bringIn, choose],
        ])}
        <input type="file" accept=".json" aria-label=${texts.bringIn} hidden @change=${this.#choose} />
        <div class="note" role="status">${this.told}</div>
      </div>
    `;
  }

  readonly #takeOut = (): void => {
    const { store, language } = this.#parts;
    const { frameElement } = windowOf(this.#host);
    // A frame of another site cannot be asked.
    const { sandbox } = (frameElement ?? {}) as Partial<HTMLIFrameElement>;
    if (sandbox?.length && !sandbox.contains('allow-downloads')) return this.#tell(language.texts.unavailable);
    const file = new Blob([JSON.stringify(statisticsFile(store.area))], { type: 'application/json' });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href, download: fileName() }).click();
    // Its reading has begun by then.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  };

  readonly #choose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    void this.#bringIn(input.files![0]);
    // The same file may be chosen again.
    input.value = '';
  };

  readonly #drop = (event: DragEvent): void => {
    event.preventDefault();
    void this.#bringIn(event.dataTransfer!.files[0]);
  };

  async #bringIn(file: File | undefined): Promise<void> {
    if (!file) return;
    const { store, language } = this.#parts;
    const { texts } = language;
    this.#tell(texts.thinking);
    try {
      if (file.size > MAX_FILE_SIZE) throw new RangeError('the file is too large');
      const { wins, leftOut } = await bringIn(await file.text(), store.area, find);
      this.#tell(html`
        ${texts.broughtIn(wins)}${leftOut.length > 0 ? ` · ${texts.leftOut(leftOut.length)}` : ''}
        <ul>
          ${leftOut.slice(0, NAMED).map(this.#leftOutView)}
        </ul>
      `);
    } catch {
      this.#tell(texts.noStatistics);
    }
  }

  /** Why it was left out is told in English, as the engine tells it. */
  readonly #leftOutView = ({ game, what, why }: LeftOut): TemplateResult => {
    const { texts } = this.#parts.language;
    const name = texts.games[game]?.name ?? find(game)?.texts?.en.name ?? game.slice(0, 50);
    const { at, day } = withDefaults(what, { at: 0, day: '' });
    const when = day.slice(0, 10) || (at && new Date(at).toLocaleDateString());
    const reason = why ? html`<bdi lang="en">${why}</bdi>` : texts.unavailable;
    return html`<li>${name}${when ? texts.comma + when : ''}: ${reason}</li>`;
  };

  #tell(told: unknown): void {
    this.told = told;
    this.#host.requestUpdate();
  }
}
