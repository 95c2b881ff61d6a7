// The script of embed.html: shows the game that the page's URL asks for.
import { quote } from '../engine/input/quote.js';
import type { GameRecord } from '../engine/play/game-record.js';
import { recordFromLink, recordFromText } from '../engine/record/text.js';
import { attributesOf, directionOf, loadElement, loadLanguage, TAGS } from './beside.js';
import { gameElement, parametersFor } from './game.js';
import { setColorScheme, stylePage } from './looks.js';
import { EVENT_NAMES } from '../play/events.js';

const SOURCE = 'solitaire-elements';

/** Posts what happens in the frame to the page around it. */
class Messenger {
  /** The only origin that receives messages; `*`: any; empty: none. */
  readonly #origin: string;

  /** @param origin as it was given. An invalid origin logs a warning, and no messages are posted. */
  constructor(origin: string) {
    this.#origin = isOrigin(origin) ? origin : '';
    if (!this.#origin) console.warn(`origin=${origin} is not allowed; allowed: an origin such as https://example.org`);
  }

  postEvents(): void {
    for (const type of [...EVENT_NAMES, 'round']) {
      document.addEventListener(type, (event) => this.#post(type, (event as CustomEvent<unknown>).detail));
    }
  }

  /** Posts the height of the page's content, in pixels, when it changes and when the page around the frame asks for it. */
  postHeight(): void {
    let posted: number | undefined;
    const height = () => Math.ceil(document.body.getBoundingClientRect().height);
    const post = () => {
      posted = height();
      // Before the game loads, the page is empty.
      if (posted > 0) this.#post('resize', { height: posted });
    };
    new ResizeObserver(() => height() === posted || post()).observe(document.body);
    addEventListener(
      'message',
      ({ source, origin, data }: MessageEvent<{ source?: unknown; type?: unknown } | null>) => {
        const isHost = source === parent && (this.#origin === '*' || origin === this.#origin);
        if (isHost && data?.source === SOURCE && data.type === 'resize') post();
      },
    );
  }

  #post(type: string, detail: unknown): void {
    if (parent !== window && this.#origin) parent.postMessage({ source: SOURCE, type, detail }, this.#origin);
  }
}

function isOrigin(text: string): boolean {
  return text === '*' || (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text);
}

/** The page's URL. Editors may escape its `&` twice, so that the second time stays: `&amp;` or, in WordPress, `&#038;`. */
const address = new URL(location.href.replace(/&(amp;|#0*38;)+/g, '&'));

/** The parameters of the page itself, then those of its URL, which take precedence. */
function readParameters(): URLSearchParams {
  const parameters = new URLSearchParams(document.body.dataset['parameters']);
  for (const [name, value] of address.searchParams) parameters.set(name, value);
  return parameters;
}

function notice(text: string): void {
  const line = document.createElement('p');
  line.className = 'notice';
  line.setAttribute('role', 'alert');
  line.textContent = text;
  document.body.prepend(line);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The shared game in the fragment or the parameter `record` of the URL. */
function readRecord(parameters: URLSearchParams): GameRecord | undefined {
  try {
    const record = recordFromLink(address.hash);
    const text = parameters.get('record');
    return record ?? (text ? (recordFromLink(`#${text}`) ?? recordFromText(text)) : undefined);
  } catch (error) {
    notice(`Can’t open this link: ${messageOf(error)}.`);
    return undefined;
  }
}

async function showGame(parameters: URLSearchParams, record: GameRecord | undefined): Promise<void> {
  const game = record?.game ?? parameters.get('game') ?? '';
  if (!TAGS.includes(game)) throw new RangeError(`game is ${quote(game)}; allowed: ${TAGS.join(', ')}`);
  const Game = await loadElement(game, parameters.get('games') ?? '');
  const element = gameElement(Game, attributesOf(Game), record ? parametersFor(Game, record, parameters) : parameters);
  document.body.append(element);
  if (record?.moves) {
    await element.load(record).catch((error) => notice(`Can’t open this link: ${messageOf(error)}.`));
  }
}

const asked = readParameters();
const { documentElement } = document;
const lang = asked.get('lang');
const scheme = asked.get('color-scheme');
const isFit = asked.get('fit') === 'height';

documentElement.lang = lang ?? documentElement.lang;
documentElement.dir = asked.get('dir') ?? (documentElement.dir || directionOf(documentElement.lang));
stylePage(isFit);
if (scheme !== null) setColorScheme(scheme);

const messenger = new Messenger(asked.get('origin') ?? '*');
messenger.postEvents();
if (!isFit) messenger.postHeight();

const record = readRecord(asked);
const warn = (error: unknown) => console.warn(messageOf(error));
if (lang) loadLanguage(lang).catch(warn);
showGame(asked, record).catch((error) => notice(`Can’t show this game: ${messageOf(error)}.`));

// A link to another shared game on the same page doesn't reload it by itself.
addEventListener('hashchange', () => location.reload());
