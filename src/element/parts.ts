import type { Variant } from '../games/variant/variant.js';
import { Advisor } from '../play/advice/advisor.js';
import { AttributeReader } from '../play/dealing/attribute-reader.js';
import { Daily } from '../play/daily/daily.js';
import { Dealer } from '../play/dealing/dealer.js';
import { HouseRules } from '../play/dealing/house-rules.js';
import type { Host } from './host.js';
import { Language } from './language/language.js';
import { GameSession, type SessionUpdate } from '../play/session/game-session.js';
import { SavedGames } from '../play/storage/saved-games.js';
import { GameSounds } from './sound/game-sounds.js';
import { SettingsKeeper } from '../play/storage/settings.js';
import { type Counted, countGame } from '../play/storage/statistics.js';
import { AREAS, Store } from '../play/storage/store.js';
import { type ShownBy, Table } from '../play/stage/stage.js';

/** What the parts tell the view. */
export interface View extends ShownBy {
  /** @param win what the win of the game has changed in the statistics, if it is counted. */
  follow(update: SessionUpdate, win: Counted | undefined): void;
}

/**
 * What an element is made of, but for what is seen. Each part knows the others by their names here. Attributes ask the
 * dealer for a deal, and the dealer puts a game into the session.
 */
export class Parts {
  readonly variant: Variant;
  readonly store: Store;
  readonly attributes: AttributeReader;
  readonly settings: SettingsKeeper;
  readonly language: Language;
  readonly session: GameSession;
  readonly sounds: GameSounds;
  readonly table: Table;
  readonly advisor: Advisor;
  readonly savedGames: SavedGames;
  readonly houseRules: HouseRules;
  readonly dealer: Dealer;
  readonly daily: Daily;
  /** Whether the element does not, or no longer, stand closed. The attribute `poster` is the page's, and stays. */
  isOpen = false;
  readonly #view: () => View | undefined;

  /** @param view finds the view. There is none before the element is shown open. */
  constructor(host: Host, variant: Variant, view: () => View | undefined) {
    this.variant = variant;
    this.#view = view;
    this.store = new Store(`${variant.id}/`);
    this.attributes = new AttributeReader(host, this);
    this.settings = new SettingsKeeper(host, this);
    this.language = new Language(host, this);
    this.session = new GameSession(host, this);
    this.sounds = new GameSounds(host, this);
    this.table = new Table(host, this);
    this.advisor = new Advisor(host, this);
    this.savedGames = new SavedGames(host, this);
    this.houseRules = new HouseRules(host, this);
    this.dealer = new Dealer(host, this);
    this.daily = new Daily(host, this);
    const { settings, language, session, table, advisor, savedGames, dealer } = this;
    // In this order they hear that the element comes, goes and is updated. The dealer needs the slot of the saved game.
    for (const part of [settings, language, session, table, advisor, savedGames, dealer]) host.addController(part);
  }

  get view(): View | undefined {
    return this.#view();
  }

  /** What follows from a change of the game in play, in this order. */
  follow(update: SessionUpdate): void {
    const win = countGame(this.store, update);
    this.daily.follow(update);
    this.savedGames.follow(update);
    this.table.follow(update);
    this.advisor.follow(update);
    this.dealer.follow(update);
    this.sounds.follow(update);
    // What is seen and said tells what was counted and found out.
    this.view?.follow(update, win);
  }

  /** Keeps everything where the `storage` attribute says from now on. */
  useStorage(): void {
    this.store.area = this.attributes.one('storage', AREAS) ?? 'local';
    this.settings.read();
    this.savedGames.close();
    this.savedGames.open();
  }
}
