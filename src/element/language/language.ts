import type { ReactiveController, ReactiveElement } from 'lit';
import { briefTexts } from '../../describe/brief.js';
import { tagAround } from '../../board/layout/surroundings.js';
import type { GameTexts } from '../../games/variant/texts.js';
import type { Variant } from '../../games/variant/variant.js';
import { en, type Texts } from '../../locales/en.js';
import { gameTextsOf, guardedTexts } from '../../locales/game-texts.js';
import type { Wording } from '../../show/parts.js';
import type { SettingsKeeper } from '../../play/storage/settings.js';
import { followLanguage, unfollowLanguage } from './followers.js';
import { localeOf } from './locales.js';

interface LanguageParts {
  readonly variant: Variant;
  readonly settings: SettingsKeeper;
}

/** The texts of an element, in the language of the nearest `lang` around it, or else in English. */
export class Language implements Wording, ReactiveController {
  /** What all games say. */
  texts: Texts = en;
  /** What the game itself says. */
  gameTexts: GameTexts;
  /** The language of the texts, where it is not that of the page. */
  lang: string | undefined;
  readonly #host: ReactiveElement;
  readonly #parts: LanguageParts;

  constructor(host: ReactiveElement, parts: LanguageParts) {
    this.#host = host;
    this.#parts = parts;
    this.gameTexts = gameTextsOf(parts.variant, en, 'en');
  }

  /** The game's name, also where the language has changed and the element is not updated yet. */
  get label(): string {
    this.hostUpdate();
    return this.gameTexts.name;
  }

  /** What all games say to the ear. */
  get spoken(): Texts {
    return this.#parts.settings.settings.brief ? briefTexts(this.texts) : this.texts;
  }

  hostConnected(): void {
    followLanguage(this.#host);
  }

  hostDisconnected(): void {
    unfollowLanguage(this.#host);
  }

  hostUpdate(): void {
    const tag = tagAround(this.#host);
    const texts = localeOf(tag);
    this.lang = texts ? undefined : 'en';
    this.texts = guardedTexts(texts ?? en);
    this.gameTexts = gameTextsOf(this.#parts.variant, this.texts, texts ? tag : 'en');
  }
}
