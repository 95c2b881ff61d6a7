import type { ReactiveController, ReactiveElement } from 'lit';
import { composedPath } from '../../board/layout/surroundings.js';
import type { GameTexts } from '../../games/variant/texts.js';
import type { Variant } from '../../games/variant/variant.js';
import { en, type Texts } from '../../locales/en.js';
import { followLanguage, unfollowLanguage } from './followers.js';
import { nearest, textsFor } from './locales.js';

/** The texts of an element, in the language of the nearest `lang` around it, or else in English. */
export class Language implements ReactiveController {
  /** What all games say. */
  texts: Texts = en;
  /** What the game itself says. */
  gameTexts: GameTexts;
  /** The language of the texts, where it is not that of the page. */
  lang: string | undefined;
  readonly #host: ReactiveElement;
  readonly #parts: { readonly variant: Variant };

  constructor(host: ReactiveElement, parts: { readonly variant: Variant }) {
    this.#host = host;
    this.#parts = parts;
    this.gameTexts = gameTextsOf(parts.variant, en, 'en');
  }

  /** The game's name, also where the language has changed and the element is not updated yet. */
  get label(): string {
    this.hostUpdate();
    return this.gameTexts.name;
  }

  hostConnected(): void {
    followLanguage(this.#host);
  }

  hostDisconnected(): void {
    unfollowLanguage(this.#host);
  }

  hostUpdate(): void {
    const tag = tagAround(this.#host);
    const texts = textsFor(tag);
    this.lang = texts ? undefined : 'en';
    this.texts = texts ?? en;
    this.gameTexts = gameTextsOf(this.#parts.variant, this.texts, texts ? tag : 'en');
  }
}

/** The nearest `lang` around an element, in small letters; empty where there is none. */
function tagAround(element: Element): string {
  for (const node of composedPath(element)) {
    const lang = (node as Element).getAttribute?.('lang');
    if (lang) return lang.toLowerCase();
  }
  return '';
}

/** What a game says: by the language's table, else by itself in that language, else by itself in English. */
function gameTextsOf({ id, texts }: Variant, { games }: Texts, tag: string): GameTexts {
  const own = Object.entries(texts ?? {});
  const [, inLanguage] = nearest(tag, (each) => own.find(([name]) => name.toLowerCase() === each)) ?? [];
  const sources = [{ name: id, rules: [] }, texts?.en, inLanguage, games[id]] as readonly (GameTexts | undefined)[];
  const merged = (group: 'refusals' | 'options') =>
    Object.assign({}, ...sources.map((each) => each?.[group])) as Record<string, string>;
  return { ...(Object.assign({}, ...sources) as GameTexts), refusals: merged('refusals'), options: merged('options') };
}
