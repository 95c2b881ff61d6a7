import { EVENT_NAMES } from '../play/events.js';

const SOURCE = 'solitaire-elements';

/** Posts what happens in the frame to the page around it. */
export class Messenger {
  /** The only origin that receives messages; `*`: any; empty: none. */
  readonly #origin: string;

  /** @param origin as it was given. An invalid origin logs a warning, and no messages are posted. */
  constructor(origin: string) {
    this.#origin = isOrigin(origin) ? origin : '';
    if (!this.#origin) console.warn(`origin=${origin} is not allowed; allowed: an origin such as https://example.org`);
  }

  tellEvents(): void {
    for (const type of EVENT_NAMES) {
      document.addEventListener(type, (event) => this.#tell(type, (event as CustomEvent<unknown>).detail));
    }
  }

  /** Posts the height of the page's content, in pixels, when it changes and when the page around the frame asks for it. */
  tellHeight(): void {
    let told: number | undefined;
    const height = () => Math.ceil(document.body.getBoundingClientRect().height);
    const tell = () => {
      told = height();
      // Before the game loads, the page is empty.
      if (told > 0) this.#tell('resize', { height: told });
    };
    new ResizeObserver(() => height() === told || tell()).observe(document.body);
    addEventListener(
      'message',
      ({ source, origin, data }: MessageEvent<{ source?: unknown; type?: unknown } | null>) => {
        const isHost = source === parent && (this.#origin === '*' || origin === this.#origin);
        if (isHost && data?.source === SOURCE && data.type === 'resize') tell();
      },
    );
  }

  #tell(type: string, detail: unknown): void {
    if (parent !== window && this.#origin) parent.postMessage({ source: SOURCE, type, detail }, this.#origin);
  }
}

function isOrigin(text: string): boolean {
  return text === '*' || (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text);
}
