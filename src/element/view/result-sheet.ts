import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import type { Game } from '../../engine/play/game.js';
import type { Host } from '../host.js';
import type { Parts } from '../parts.js';
import type { Place } from './controls.js';
import { Replay } from './replay.js';
import { type Offer, replayView, resultView } from './result-view.js';

/** The controls that are offered again. */
const OFFERED = { won: ['new', 'share'], lost: ['lesson', 'undo', 'restart', 'new'], playing: [] } as const;

/**
 * The sheet over the table that tells how a game has just ended, and what may come next. It takes nothing away from the page, and goes at
 * once when the game goes on. While the game is played again, a button that stops that stands in its place.
 */
export class ResultSheet implements ReactiveController {
  readonly #host: Host;
  readonly #parts: Parts;
  readonly #board: Board;
  readonly #replay: Replay;
  /** Whether the last move has ended the game. */
  #isEnd = false;
  #isOpen = false;
  /** What was shown last, and what had the focus before this update. */
  #shown: Element | null = null;
  #focused: Element | null = null;

  constructor(host: Host, parts: Parts, board: Board) {
    this.#host = host;
    this.#parts = parts;
    this.#board = board;
    this.#replay = new Replay(host);
    parts.session.updates.subscribe(({ game, change }) => {
      this.#replay.stop();
      this.#isOpen = false;
      this.#isEnd = !!change && game.status !== 'playing';
    });
    host.addController(this);
  }

  /** The game that is played again, as far as it is; `undefined` while none is. */
  get replayed(): Game | undefined {
    return this.#replay.game;
  }

  /** All cards lie where the last move has brought them: the sheet may come. */
  rested(): void {
    // The board may rest at the end of an update.
    void this.#host.updateComplete.then(() => {
      this.stopReplay();
      this.#isOpen = this.#isEnd;
      this.#host.requestUpdate();
    });
  }

  /** Takes the sheet away. Returns whether there was one. */
  close(): boolean {
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    this.#host.requestUpdate();
    return wasOpen;
  }

  /** Shows the end of the game again. Returns whether it was being played. */
  stopReplay(): boolean {
    const wasPlaying = this.#replay.stop();
    if (wasPlaying) this.#parts.advisor.clearMessage();
    return wasPlaying;
  }

  hostUpdate(): void {
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    // Later it may lie in no sheet any more.
    this.#focused = activeElement?.closest('.table, .over') ? activeElement : null;
  }

  /** Whoever plays by keys goes on at the first button, and from there back to the table. Nothing else loses the focus. */
  hostUpdated(): void {
    const before = this.#shown;
    this.#shown = this.#host.renderRoot.querySelector('.over > *');
    if (this.#shown === before || !this.#focused) return;
    if (this.#shown) this.#host.renderRoot.querySelector<HTMLElement>('.over button')!.focus({ preventScroll: true });
    else if (!this.#focused.isConnected) this.#board.focus();
  }

  hostDisconnected(): void {
    this.stopReplay();
  }

  /** Nothing, where the page shows no controls, or lets nobody play. */
  render(places: readonly Place[], showsTime: boolean): TemplateResult | typeof nothing {
    const { session, advisor, countedWin, language } = this.#parts;
    const { lang, texts } = language;
    const { game, past } = session;
    if (!game || !this.#isOpen || this.#host.disabled || places.length === 0) return nothing;
    const offers = OFFERED[game.status].flatMap((control): Offer[] => {
      const press = places.find((each) => each.control === control)?.press;
      return press ? [[texts[control], press]] : [];
    });
    if (game.status === 'won') {
      const playAgain = () => {
        this.#replay.start(game);
        advisor.showMessage(texts.replaying);
      };
      offers.push([texts.again, playAgain]);
    }
    // English texts read from the left, on any page.
    return html`<div class="over" dir=${lang ? 'ltr' : nothing} @keydown=${this.#board.keyboard}>
      ${
        this.replayed
          ? replayView(() => this.stopReplay(), texts)
          : resultView(game, past, countedWin(), showsTime, offers, () => this.close(), texts)
      }
    </div>`;
  }
}
