// A game in play as a page has it: with attributes, methods and events, but nothing that is seen.
import type { DayResult } from '../../src/days/day-result.js';
import type { Move } from '../../src/engine/model/move.js';
import type { Game } from '../../src/engine/play/game.js';
import type { GameRecord } from '../../src/engine/play/game-record.js';
import type { Status } from '../../src/engine/play/result.js';
import type { State } from '../../src/engine/play/state.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { pyramidDozen } from '../../src/games/pyramid-dozen.js';
import { trefoilSolitaire } from '../../src/games/trefoil-solitaire.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import type { Variant } from '../../src/games/variant/variant.js';
import type { LoadSettings, NewGame } from '../../src/play/request/requested-deal.js';
import type { SolitaireEventMap } from '../../src/play/events.js';
import { type Follower, Play } from '../../src/play/play.js';
import type { ForgetSettings } from '../../src/play/storage/deletion.js';
import { AttributeReader } from '../../src/play/request/attribute-reader.js';
import type { Change } from '../../src/play/session/change.js';
import type { Message } from '../../src/play/stage/message.js';
import type { StageListener, WatchSettings } from '../../src/play/stage/stage.js';
import type { Difficulty } from '../../src/solver/grade/grade.js';
import type { Verdict } from '../../src/solver/search.js';
import { Browser, type Tab, TestPage } from './browser.js';

export const GAMES = [trustyTwelve, pyramidDozen, trefoilSolitaire, luckyThirteen, bakersDozen];

export type GameId = 'trusty-twelve' | 'pyramid-dozen' | 'trefoil-solitaire' | 'lucky-thirteen' | 'bakers-dozen';

/** The attributes of an element by the names of their properties, and the options of its game. */
export interface Properties {
  seed?: string | null;
  deck?: string | null;
  daily?: boolean | string;
  deals?: string | null;
  difficulty?: string | null;
  assist?: boolean;
  disabled?: boolean;
  sound?: boolean;
  storage?: string | null;
  poster?: boolean;
  [option: string]: unknown;
}

/** A game in play on a page without a screen. */
export class GameOnPage extends EventTarget {
  readonly play_: Play;
  readonly page: TestPage;
  /** What the reader was told, newest last. */
  readonly told: Message[] = [];
  /** The steps of a replay that the reader went. */
  readonly steps: { readonly change: Change; readonly game: Game }[] = [];
  /** Whether the reader presses buttons by key. */
  isByKey = false;
  protected readonly properties: Properties;
  #hasUpdated = false;

  constructor(variant: Variant, { seed = null, ...properties }: Properties, tab: Tab, place: string) {
    super();
    this.properties = properties;
    const page = (this.page = new TestPage(tab, this, place));
    const attributes = new AttributeReader(page, variant.id, properties, variant);
    this.play_ = new Play(
      page,
      variant,
      attributes,
      (update, win) => this.follow(update, win),
      () => this.listener,
    );
    page.update = () => this.update();
    this.seed = seed;
  }

  /** What is told of what is shown. */
  protected get listener(): StageListener | undefined {
    return {
      notify: (message) => void this.told.push(message),
      stepped: (change, game) => void this.steps.push({ change, game }),
      paced: () => {},
      isByKey: this.isByKey,
    };
  }

  /** Follows a change of the game. */
  protected follow(..._given: Parameters<Follower>): void {}

  protected update(): void {
    if (!this.#hasUpdated) this.play_.dealer.beforeFirstUpdate();
    this.#hasUpdated = true;
    if (!this.properties.poster) this.play_.stage.isOpen = true;
    this.play_.update();
  }

  /** Sets attributes. */
  set(changed: Properties): void {
    const { seed, ...properties } = changed;
    Object.assign(this.properties, properties);
    if ('seed' in changed) this.seed = seed ?? null;
    this.page.changed();
  }

  /** Comes to the page. */
  connect(): void {
    this.page.isConnected = this.page.wasConnected = true;
    this.page.tab.add(this.play_);
    this.play_.connected();
    this.page.changed();
  }

  /** Leaves the page. */
  remove(): void {
    this.page.isConnected = false;
    this.page.tab.delete(this.play_);
    this.play_.disconnected();
  }

  get updateComplete(): Promise<void> {
    return this.page.updateComplete;
  }

  get seed(): string | null {
    return this.play_.dealer.seed;
  }

  set seed(text: string | null) {
    if (this.play_.dealer.askForSeed(text)) this.page.changed();
  }

  get game(): Game | undefined {
    return this.play_.session.game;
  }

  get days(): DayResult[] {
    return this.play_.daily.results;
  }

  get status(): Status {
    return this.game?.status ?? 'playing';
  }

  get moveCount(): number {
    return this.game?.moveCount ?? 0;
  }

  get elapsed(): number {
    return this.play_.session.clock.elapsed;
  }

  get state(): State | null {
    return this.game?.state ?? null;
  }

  get record(): GameRecord | null {
    return this.game?.record ?? null;
  }

  get legalMoves(): Move[] {
    return this.game?.legalMoves ?? [];
  }

  get canUndo(): boolean {
    return this.game?.canUndo ?? false;
  }

  get canRedo(): boolean {
    return this.game?.canRedo ?? false;
  }

  newGame(request?: NewGame): Promise<void> {
    return this.play_.dealer.newGame('script', request);
  }

  restart(): Promise<void> {
    return this.play_.dealer.restart('script');
  }

  load(record: GameRecord, settings?: LoadSettings): Promise<void> {
    return this.play_.dealer.load(record, settings);
  }

  watch(record?: GameRecord | null, settings?: WatchSettings): Promise<void> {
    return this.play_.stage.watch(record, settings);
  }

  play(move: Move): boolean {
    return this.play_.session.play(move, 'script');
  }

  /** The reader plays. */
  move(move: Move): boolean {
    return this.play_.session.play(move, 'player');
  }

  undo(): boolean {
    return this.play_.session.step('undo', 'script');
  }

  redo(): boolean {
    return this.play_.session.step('redo', 'script');
  }

  finish(): number {
    return this.play_.session.finish();
  }

  grade(): Promise<Difficulty | null> {
    return this.play_.dealer.grader.grade();
  }

  hint(): Promise<Move | null> {
    return this.play_.hint();
  }

  winnable(): Promise<Verdict> {
    return this.play_.answers.winnable();
  }

  solution(): Promise<Move[] | null> {
    return this.play_.solution();
  }

  async forget(settings?: ForgetSettings): Promise<void> {
    await this.play_.forget('script', settings).fired;
  }

  /** Listens to an event of the game. Returns the details that it has had, newest last. */
  hears<Name extends keyof SolitaireEventMap>(type: Name): SolitaireEventMap[Name]['detail'][] {
    const details: SolitaireEventMap[Name]['detail'][] = [];
    this.addEventListener(type, (event) => details.push((event as SolitaireEventMap[Name]).detail));
    return details;
  }

  /** Fulfilled with the detail of the next event of this name. */
  next<Name extends keyof SolitaireEventMap>(type: Name): Promise<SolitaireEventMap[Name]['detail']> {
    return new Promise((resolve) => {
      this.addEventListener(type, (event) => resolve((event as SolitaireEventMap[Name]).detail), { once: true });
    });
  }
}

/** How many games without an own place there have been. */
let count = 0;

/** A game that is not on its page yet. */
export const gameOn = (
  game: GameId | Variant,
  properties: Properties = {},
  tab: Tab = new Browser().tab(),
  place = `#${count++}`,
): GameOnPage =>
  new GameOnPage(typeof game === 'string' ? GAMES.find(({ id }) => id === game)! : game, properties, tab, place);

/** A game on its page, once it is dealt, unless it is closed. */
export async function onPage(...given: Parameters<typeof gameOn>): Promise<GameOnPage> {
  const game = gameOn(...given);
  game.connect();
  await game.updateComplete;
  await game.play_.dealer.done;
  await game.updateComplete;
  return game;
}
