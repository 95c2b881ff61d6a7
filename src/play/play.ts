import { readNamed } from '../engine/input/arguments.js';
import type { Action } from '../engine/model/action.js';
import { type Move, movesFrom } from '../engine/model/move.js';
import type { Variant } from '../games/variant/variant.js';
import { Advisor } from './advice/advisor.js';
import { Answers } from './advice/answers.js';
import { Daily } from './daily/daily.js';
import { Dealer } from './dealing/dealer.js';
import { HouseRules } from './dealing/house-rules.js';
import type { By } from './events.js';
import { AREAS, type Page } from './page.js';
import type { AttributeReader } from './request/attribute-reader.js';
import { GameSession, type SessionUpdate } from './session/game-session.js';
import { Stage, type StageListener } from './stage/stage.js';
import { deleteKept, type ForgetSettings, whenDeleted } from './storage/deletion.js';
import { SavedGames } from './storage/saved-games.js';
import { SettingsKeeper } from './storage/settings.js';
import { type Counted, countGame, unusedName } from './storage/statistics.js';
import { Store } from './storage/store.js';

/** Follows a change of the game in play. `win`: what a win has changed in the statistics, if it counts. */
export type Follower = (update: SessionUpdate, win: Counted | undefined) => void;

/**
 * A game in play, with all that goes on without a page: the attributes ask the dealer for a deal, the dealer puts a game into the session,
 * and the stage shows it. It uses nothing of the page except the `Page`.
 */
export class Play {
  readonly page: Page;
  readonly variant: Variant;
  readonly store: Store;
  readonly attributes: AttributeReader;
  readonly settings: SettingsKeeper;
  readonly session: GameSession;
  readonly stage: Stage;
  readonly answers: Answers;
  readonly advisor: Advisor;
  readonly savedGames: SavedGames;
  readonly houseRules: HouseRules;
  readonly dealer: Dealer;
  readonly daily: Daily;
  readonly #followed: Follower;
  #isUpdated = false;
  #stopHearing = (): void => {};

  /**
   * @param attributes reads what the page asks for.
   * @param followed is called with each change, after all parts of the game have followed it.
   * @param listener finds what announces messages and steps. There is none before the table is shown.
   */
  constructor(
    page: Page,
    variant: Variant,
    attributes: AttributeReader,
    followed: Follower,
    listener: () => StageListener | undefined,
  ) {
    this.page = page;
    this.#followed = followed;
    this.variant = variant;
    this.attributes = attributes;
    this.store = new Store(page, `${variant.id}/`);
    this.settings = new SettingsKeeper(page, this);
    this.session = new GameSession(
      page,
      (update) => this.#follow(update),
      () => unusedName(this.store, page.time),
    );
    this.stage = new Stage(page, this, listener);
    this.answers = new Answers(page, this);
    this.advisor = new Advisor(page, this, listener);
    this.savedGames = new SavedGames(page, this, (why) => this.advisor.showUnkept(why));
    this.houseRules = new HouseRules(page, this);
    this.dealer = new Dealer(page, this);
    this.daily = new Daily(page, this.store, () => this.dealer.options);
  }

  /** A good move; `null` if there is none, or the position changes before one is found. */
  async hint(): Promise<Move | null> {
    const moves = await this.#movesOf(this.answers.hint().then((action) => action && [action]));
    return moves && moves[0]!;
  }

  /** The moves that win from here; `null` if none are found, or the position changes before. */
  solution(): Promise<Move[] | null> {
    return this.#movesOf(this.answers.solution());
  }

  /** The public form of actions that are found for the present position. */
  async #movesOf(found: Promise<readonly Action[] | null>): Promise<Move[] | null> {
    const { game } = this.session;
    const position = game?.position;
    const actions = await found;
    return actions && movesFrom(game!.deal, position!, actions);
  }

  /**
   * Deletes what is kept of this game, or everything. The game in play goes on, and is kept again with its next move.
   *
   * @returns what brings it back, and when `forget` has fired.
   */
  forget(by: By, settings: ForgetSettings = {}): { readonly restore: () => boolean; readonly fired: Promise<void> } {
    const { everything = false } = readNamed(settings, 'settings', '{ everything: true }');
    const { id: game } = this.variant;
    const { keys, restore } = deleteKept(this.page, everything ? '' : `${game}/`);
    const fire = (keys: string[]): Promise<void> =>
      this.session.fire('forget', by, { game, everything: !!everything, keys });
    return {
      fired: fire(keys),
      restore: () => {
        const isBack = restore();
        if (isBack) void fire([]);
        return isBack;
      },
    };
  }

  /** The element has come to a page. */
  connected(): void {
    this.#stopHearing = whenDeleted(this.page, this.#forget);
    this.session.runClock();
    this.advisor.connected();
    this.savedGames.open();
    this.dealer.seenAgain();
  }

  /** The element has left its page, or is only moved. */
  disconnected(): void {
    this.#stopHearing();
    this.session.runClock();
    this.stage.disconnected();
    this.advisor.disconnected();
    this.savedGames.disconnected();
    this.dealer.disconnected();
  }

  /** The page is hidden or frozen, or seen again. */
  visibilityChanged(): void {
    this.session.runClock();
    this.store.writeRest();
    if (!this.page.isVisible) return this.savedGames.hidden();
    const newer = this.savedGames.shown();
    if (newer) this.dealer.resumeNewer(newer);
    this.dealer.seenAgain();
  }

  /** Called before the page shows what has changed: reads the attributes, and deals what they ask for. */
  update(): void {
    const isFirst = !this.#isUpdated;
    this.#isUpdated = true;
    const area = this.attributes.one('storage', AREAS) ?? 'local';
    if (isFirst || area !== this.store.area) this.#useStorage(area);
    this.settings.update();
    this.stage.update(this.attributes.isOn('disabled'));
    this.advisor.update(this.attributes.isOn('assist'));
    this.savedGames.update();
    if (isFirst) this.dealer.applyHouseRules();
    this.dealer.update();
  }

  /** Keeps everything in another storage from now on. */
  #useStorage(area: (typeof AREAS)[number]): void {
    this.store.area = area;
    this.settings.read();
    this.savedGames.close();
    this.savedGames.open();
  }

  /** What begins so was deleted, or brought back. Nothing of it stays in memory, except for the game in play. */
  readonly #forget = (prefix: string): void => {
    if (!this.store.prefix.startsWith(prefix)) return;
    this.store.forget();
    this.savedGames.forget();
    this.session.forget();
    this.dealer.forget();
    this.settings.read();
    this.page.changed();
  };

  /** What follows from a change of the game in play, in this order. */
  #follow(update: SessionUpdate): void {
    const win = countGame(this.store, this.page.time, update);
    this.daily.follow(update);
    this.savedGames.follow(update);
    this.store.writeRest();
    this.stage.follow(update);
    this.advisor.follow(update);
    this.dealer.follow(update);
    // What is seen and said tells what was counted and found out.
    this.#followed(update, win);
  }
}
