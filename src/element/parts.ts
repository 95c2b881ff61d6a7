import { searchOf } from '../games/variant/defaults.js';
import type { Variant } from '../games/variant/variant.js';
import { Advisor } from './advice/advisor.js';
import { AttributeReader } from './dealing/attribute-reader.js';
import { Dealer } from './dealing/dealer.js';
import { HouseRules } from './dealing/house-rules.js';
import type { Host } from './host.js';
import { Language } from './language/language.js';
import { GameSession } from './session/game-session.js';
import { SavedGames } from './storage/saved-games.js';
import { hearGame, type MakeSound } from './sound/game-sounds.js';
import { CHOICES } from './storage/choices.js';
import { SettingsKeeper } from './storage/settings.js';
import { type Counted, countGames } from './storage/statistics.js';
import { AREAS, Store } from './storage/store.js';

/**
 * What an element is made of, but for what is seen. Attributes ask the dealer for a deal. The dealer puts a game into
 * the session. Advisor, statistics and saved games follow the session. Controllers are updated in the order in which
 * they are made here.
 */
export class Parts {
  readonly variant: Variant;
  readonly attributes: AttributeReader;
  readonly store: Store;
  readonly settings: SettingsKeeper;
  readonly language: Language;
  readonly session: GameSession;
  readonly makeSound: MakeSound;
  readonly advisor: Advisor;
  /** What the win of the game on the table has changed; `undefined` where it is not won, or the win is not counted. */
  readonly countedWin: () => Counted | undefined;
  readonly houseRules: HouseRules;
  readonly dealer: Dealer;
  readonly #savedGames: SavedGames;

  constructor(host: Host, variant: Variant) {
    this.variant = variant;
    this.attributes = new AttributeReader(host, variant.options);
    this.store = new Store(variant.id);
    this.settings = new SettingsKeeper(host, this.store, () => ({
      sound: host.sound,
      felt: this.attributes.one('felt', CHOICES.felt) ?? CHOICES.felt[0],
      back: this.attributes.one('back', CHOICES.back) ?? CHOICES.back[0],
    }));
    this.language = new Language(host, variant);
    this.session = new GameSession(host);
    this.makeSound = hearGame(this.session, this.settings);
    this.advisor = new Advisor(host, this.session, searchOf(variant));
    this.countedWin = countGames(this.session, this.store);
    this.#savedGames = new SavedGames(host, variant, this.session, this.store);
    this.houseRules = new HouseRules(host, variant, this.store, this.attributes);
    this.dealer = new Dealer(host, variant, this.attributes, this.houseRules, this.#savedGames, this.session);
  }

  /** Keeps everything where the `storage` attribute says from now on. */
  useStorage(): void {
    this.store.area = this.attributes.one('storage', AREAS) ?? 'local';
    this.settings.read();
    this.#savedGames.close();
    this.#savedGames.open();
  }
}
