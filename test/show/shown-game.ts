// A game in play with all that is shown and said around its table, as values: what a reader sees of it, presses and hears.
import { briefTexts } from '../../src/describe/brief.js';
import type { Game } from '../../src/engine/play/game.js';
import { localeOf } from '../../src/element/language/locales.js';
import type { Variant } from '../../src/games/variant/variant.js';
import { en } from '../../src/locales/en.js';
import { gameTextsOf, guardedTexts } from '../../src/locales/game-texts.js';
import type { Follower } from '../../src/play/play.js';
import type { StageListener } from '../../src/play/stage/stage.js';
import type { Wording } from '../../src/show/parts.js';
import { Show, type Shown } from '../../src/show/show.js';
import { Browser, settled, type Tab } from '../play/browser.js';
import { type GameId, GameOnPage, GAMES, type Properties } from '../play/game-on-page.js';
import { TestScreen, TestTable } from './test-screen.js';

/** A game on a page, with what is shown and said of it. */
export class ShownGame extends GameOnPage {
  /** The language of the page. */
  lang = 'en';
  readonly screen: TestScreen;
  /** What is around the table; `undefined` while the element is closed. */
  shown: Shown | undefined;
  table: TestTable | undefined;
  /** All that was said, oldest first. */
  readonly heard: string[] = [];
  #said = '';
  #show: Show | undefined;
  /** The game that could be played on when it was shown last. */
  #on: Game | undefined;

  constructor(variant: Variant, properties: Properties, tab: Tab, place: string) {
    super(variant, properties, tab, place);
    this.screen = new TestScreen(
      () => this.update(),
      () => void this.#closePanel(),
    );
  }

  get show(): Show {
    return this.#show!;
  }

  protected override get listener(): StageListener | undefined {
    return this.#show?.narrator;
  }

  protected override follow(...[update, win]: Parameters<Follower>): void {
    this.#show?.follow(update, win, !!this.shown);
  }

  protected override update(): void {
    if (!this.properties.poster) this.#open();
    super.update();
    if (this.play_.stage.isOpen) this.#open();
    const show = this.#show;
    if (!show) return;
    show.update();
    void show.table;
    this.shown = show.around;
    this.#hear();
    this.#rest();
  }

  override remove(): void {
    super.remove();
    this.#show?.disconnected();
  }

  #open(): void {
    const parts = Object.assign(this.play_, { language: this.words });
    this.screen.shareUrl = (this.properties['shareUrl'] as string | undefined) ?? null;
    this.#show ??= new Show(parts, this.screen, (listener) => (this.table = new TestTable(this, listener)));
  }

  /** The same once more ends in another space. */
  #hear(): void {
    const said = this.shown!.said.join('');
    if (said !== this.#said) this.heard.push(said.replaceAll('\u00a0', ''));
    this.#said = said;
  }

  /** A game that has just ended comes to rest once that is shown. */
  #rest(): void {
    const { game } = this;
    const hasEnded = game && game === this.#on && game.status !== 'playing';
    this.#on = game?.status === 'playing' ? game : undefined;
    if (hasEnded) queueMicrotask(() => this.table!.listener.rested());
  }

  /** A dialog that was closed has gone a moment later, unless another panel has come. */
  async #closePanel(): Promise<void> {
    const { panel } = this.shown ?? {};
    await settled();
    if (panel && this.shown?.panel?.opening === panel.opening) panel.closed();
  }

  /** The words of the page's language. */
  get words(): Wording {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- each getter asks for the present language
    const game = this;
    const texts = () => guardedTexts(localeOf(game.lang) ?? en);
    const isKnown = () => localeOf(game.lang) !== undefined;
    return {
      get texts() {
        return texts();
      },
      get spoken() {
        return game.play_.settings.settings.brief ? briefTexts(texts()) : texts();
      },
      get gameTexts() {
        return gameTextsOf(game.play_.variant, texts(), isKnown() ? game.lang : 'en');
      },
      get lang() {
        return isKnown() ? undefined : 'en';
      },
      get label() {
        return this.gameTexts.name;
      },
    };
  }
}

let count = 0;

/** A game that is shown on its page, once it is dealt, unless it is closed. It keeps nothing, unless it is told where. */
export async function shownGame(
  game: GameId | Variant,
  properties: Properties = {},
  tab: Tab = new Browser().tab(),
  place = `#shown${count++}`,
): Promise<ShownGame> {
  const variant = typeof game === 'string' ? GAMES.find(({ id }) => id === game)! : game;
  const shown = new ShownGame(variant, { storage: 'none', ...properties }, tab, place);
  shown.connect();
  await shown.updateComplete;
  await shown.play_.dealer.done;
  await shown.updateComplete;
  return shown;
}
