import { EVENT_NAMES } from '../play/events.js';

const SOURCE = 'solitaire-elements';

/** Tells the page around the frame what happens in it. */
export class Messenger {
  /** The only origin that is told; `*`: any. */
  readonly #origin: string;

  /** @param origin as it was given; anything that is no origin stands for none at all. */
  constructor(origin: string) {
    this.#origin = isOrigin(origin) ? origin : '';
    if (!this.#origin) console.warn(`origin=${origin} is not allowed; allowed: an origin such as https://example.org`);
  }

  tellEvents(): void {
    for (const type of EVENT_NAMES) {
      document.addEventListener(type, (event) => this.#tell(type, (event as CustomEvent<unknown>).detail));
    }
  }

  /** Tells the height of the page's content: when it changes, and when it is asked for. */
  tellHeight(): void {
    let told: number | undefined;
    const height = () => Math.ceil(document.body.getBoundingClientRect().height);
    const tell = () => {
      told = height();
      // Before the game is there, nothing is.
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
