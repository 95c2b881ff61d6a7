import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { Board } from '../../board/board.js';
import type { Action } from '../../engine/model/action.js';
import type { Game } from '../../engine/play/game.js';
import type { Texts } from '../../locales/en.js';
import type { Message } from '../../play/stage/message.js';
import type { Host } from '../host.js';
import type { Parts, View } from '../parts.js';
import type { Change } from '../../play/session/change.js';
import type { SessionUpdate } from '../../play/session/game-session.js';
import { WATCHED } from '../../play/session/played-game.js';
import type { Counted } from '../../play/storage/statistics.js';
import { announcementOf } from '../../describe/announcements.js';
import { Announcer } from './speech/announcer.js';
import { briefTexts } from '../../describe/brief.js';
import { Coach } from './coach/coach.js';
import { readTable } from '../../describe/readings.js';
import { type Seen, TableKeys } from './explore/table-keys.js';
import { leadByArrow } from './toolbar/arrows.js';
import { backPlace, CONTROLS, inBar, type Place, placesOf } from './toolbar/controls.js';
import { type Held, Hold } from './toolbar/hold.js';
import { highlightsOf } from '../../board/hand/highlights.js';
import { describeChange } from '../../describe/report.js';
import { hasGrades } from './panels/new-games.js';
import { Panels } from './panels/panels.js';
import { ResultSheet } from './result/result-sheet.js';
import { speakMessage } from '../../describe/message.js';
import { statusView } from './status.js';
import { isAtLowerEdge, listed, listView, toolbarView } from './toolbar/toolbar.js';
import { pressKey, speedOf, transportView } from './transport/transport.js';

const NOTHING: ReadonlySet<string> = new Set();

const onKey = (event: KeyboardEvent): void => {
  // Enter that is held down presses a button once, as any key does on the table.
  if (event.repeat && event.key === 'Enter') event.preventDefault();
  leadByArrow(event);
};

/** What is seen of an element: the board, the line under it, the controls and a panel. */
export class ElementView implements ReactiveController, View, Seen {
  /** Whether the last button was pressed by a key, or by a screen reader. */
  isByKey = false;
  readonly #host: Host;
  readonly #parts: Parts;
  readonly #announcer: Announcer;
  readonly #board: Board;
  readonly #panels: Panels;
  readonly #result: ResultSheet;
  readonly #coach: Coach;
  readonly #keys: TableKeys;
  readonly #hold = new Hold((control) => this.#openList(control));
  controls: ReadonlySet<string> = new Set();
  #isHeightGiven = false;
  /** The line and the bar, as they were rendered last. */
  #head: readonly [status: unknown, toolbar: unknown] = [nothing, nothing];
  #second = 0;

  /** @param renderNow renders the element without waiting for its turn. */
  constructor(host: Host, parts: Parts, renderNow: () => void) {
    const { session, advisor, sounds } = parts;
    this.#host = host;
    this.#parts = parts;
    this.#announcer = new Announcer(host);
    this.#board = new Board(host, parts.variant, {
      renderNow,
      act: this.#act,
      undo: () => void session.step('undo', 'player'),
      pickedUp: (card) => {
        advisor.pickedUp(card);
        void sounds.make('pickUp');
      },
      announce: (text) => this.#keys.tell(text),
      refuse: (reason) => {
        void sounds.make('refuse');
        advisor.showMessage(reason);
      },
      idle: () => this.#announcer.announce(this.#keys.idleReason!),
      touched: (key, isPile) => {
        const isUsed = this.#touched(key, isPile);
        // A replay has paused: the same press may pick up a card.
        if (isPile && parts.table.isReplay) renderNow();
        return isUsed;
      },
      key: (event) => (event.key === 'Escape' ? this.#result.close() : this.#keys.press(event)),
      rested: () => parts.table.isReplay || this.#result.open(this.controls),
    });
    this.#keys = new TableKeys(host, parts, this.#board, this.#announcer, this);
    this.#panels = new Panels(host, parts, this.#board, this.#announcer, this.#act);
    this.#result = new ResultSheet(host, parts, this.#board);
    this.#coach = new Coach(host, parts);
    // In this order they hear that the element is updated. The sheet takes the focus from the board.
    for (const part of [this.#announcer, this.#panels, this.#result, this]) host.addController(part);
  }

  follow(update: SessionUpdate, win: Counted | undefined): void {
    this.#result.follow(update, win);
    this.#keys.close();
    // The reader reads what is there from the first, so it isn't announced.
    if (!update.change && !this.#host.hasUpdated) return;
    const { variant, table } = this.#parts;
    const { showsTime } = this;
    const known = { win, isRunning: table.isRunning, showsTime, heard: this.#heard };
    const { event, comment } = announcementOf(update, this.spoken, variant, known);
    if (event) this.#announcer.announce(event);
    if (comment) this.#announcer.announceAfter(comment);
  }

  openKeys(): void {
    this.#panels.open('keys');
  }

  /** Gives the focus to the table. */
  focus(): void {
    this.#board.focus();
  }

  told(message: Message, isAsked = true): void {
    const { variant, table } = this.#parts;
    // There its moves have their keys.
    if (message.about === 'showing' && this.isByKey) this.#board.focus();
    const text = speakMessage(message, table.game!, this.spoken, variant, this.isByKey);
    if (isAsked) this.#announcer.announceAfter(text);
    else this.#announcer.add(text);
  }

  stepped(change: Change, game: Game): void {
    this.#announcer.announce(describeChange(change, game, this.spoken, this.#parts.variant));
  }

  paced(): void {
    this.#announcer.announce(speedOf(this.#parts.table, this.#parts.language.texts));
  }

  hostUpdate(): void {
    const { attributes } = this.#parts;
    this.controls = attributes.list('controls', CONTROLS);
    this.#isHeightGiven = attributes.one('fit', ['height']) === 'height';
  }

  hostUpdated(): void {
    clearTimeout(this.#second);
    const { clock } = this.#parts.session;
    if (!this.showsTime || !clock.running) return;
    this.#second = window.setTimeout(() => this.#host.requestUpdate(), 1000 - (clock.elapsed % 1000));
  }

  render(): TemplateResult {
    const { variant, table, advisor, settings, language } = this.#parts;
    const { disabled } = this.#host;
    const { texts, gameTexts } = language;
    const { game, line } = table;
    const message = advisor.message ?? line?.message;
    const action = message && 'action' in message ? message.action : null;
    const highlighted = game && action ? highlightsOf(action, game) : NOTHING;
    const isHeightGiven = this.#isHeightGiven;
    const places = this.places;
    const openMore = disabled ? undefined : () => this.#panels.open('more');
    // It finds out where the controls have room.
    const board = this.#board.render({
      game,
      disabled: disabled || (table.isReplay && table.isRunning),
      isHeightGiven,
      texts: this.spoken,
      gameTexts,
      highlighted,
      hint: advisor.advice,
      settings: settings.settings,
      description: () => readTable(game!, texts, variant).join(' '),
    });
    const transport =
      line && places.length > 0 && !disabled ? transportView(this.#parts, this.#stop, this.#playOnHere) : undefined;
    // The board knows by now whether a card can still be lifted.
    const told = message ?? this.#liftHint;
    // At the end of a game they stay as they are until the last card has landed.
    if (!this.#board.isEnding) {
      const offers = this.#offers(places);
      this.#head = [
        statusView(this.#parts, told, offers, transport, this.showsTime),
        toolbarView(places, openMore, this.#hold, texts, this.#board.isDrawn || isHeightGiven),
      ];
    }
    const [status, toolbar] = this.#head;
    const hasRail = this.#board.isLow && places.length > 0;
    // Whoever goes through the element comes to the bar where it is seen: before the table, or after it.
    const isBarLast = hasRail || (isHeightGiven && isAtLowerEdge(this.#host));
    // No white space around the frame: it would be a line of text where a page's rules keep white space.
    return html`<div
      class="frame"
      part="frame"
      lang=${language.lang ?? nothing}
      data-felt=${settings.settings.felt}
      ?data-rail=${hasRail}
      @mousedown=${this.#onMouseDown}
      @click=${this.#onClick}
      @keydown=${onKey}
    >
      ${isBarLast ? nothing : toolbar} ${status} ${board} ${this.#coach.render(places)}
      ${this.#result.render(places, this.showsTime)} ${this.#announcer.render()} ${isBarLast ? toolbar : nothing}
      ${this.#panels.render((list, choose) => listView(listed(places, list), choose, texts))}
    </div>`;
  }

  get places(): readonly Place[] {
    return placesOf(this.controls, this.#host, this.#parts, this.#panels);
  }

  /**
   * What the message line offers: to send all cards home, where the bar does not; and the way back, until the first move, or where no
   * list has it. The way back goes once it is used.
   */
  #offers(places: readonly Place[]): readonly Place[] {
    const { dealer, session } = this.#parts;
    const { game, otherLine } = session;
    // After its win it keeps the focus that it has.
    const finish = places.filter(
      (each) => each.control === 'finish' && (each.press || game?.status === 'won') && !inBar(places).includes(each),
    );
    const listed = places.find(({ control }) => control === 'back');
    const isOffered = !finish[0]?.press && this.controls.has('new') && !(listed && game?.moveCount);
    const left = isOffered ? (listed ?? backPlace(this.#host, this.#parts)) : undefined;
    const other = places.length > 0 && !this.#host.disabled ? otherLine : undefined;
    const control = other?.game.status === 'playing' ? 'branch' : 'end';
    const way = other ? ({ control, press: () => dealer.bringBack(other) } as const) : left;
    if (!way?.press) return finish;
    const { press } = way;
    const goBack = () => {
      press();
      this.#board.focus();
    };
    return [...finish, { ...way, press: goBack }];
  }

  /** Opens the list of what is asked as a hint is, or of the games that may be next. Returns whether there is any. */
  #openList(control: Held): boolean {
    const { variant, dealer } = this.#parts;
    const has = {
      hint: listed(this.places, 'hint').length > 0,
      new: dealer.isDaily || hasGrades(variant, dealer.options),
    };
    const isOpen = !this.#host.disabled && has[control];
    if (isOpen) this.#panels.open(control);
    return isOpen;
  }

  /** The texts for the ear. */
  get spoken(): Texts {
    const { language, settings } = this.#parts;
    return settings.settings.brief ? briefTexts(language.texts) : language.texts;
  }

  /** The pile to whose top the focus goes after a move. In brief speech nothing is said twice. */
  get #heard(): string | undefined {
    const place = this.#parts.settings.settings.brief ? this.#board.place : undefined;
    return place?.hasFocus ? place.pile : undefined;
  }

  get showsTime(): boolean {
    return this.controls.has('timer') && this.#parts.settings.settings.timer;
  }

  get #liftHint(): Message | undefined {
    return this.#board.isLifting ? { about: 'text', text: this.#parts.language.texts.liftHint } : undefined;
  }

  /** A link around the element is not followed. What is ticked and chosen in a panel is. */
  readonly #onClick = {
    capture: true,
    handleEvent: (event: MouseEvent): void => {
      this.isByKey = event.isTrusted && event.detail === 0;
      if (!(event.target as Element).closest('label')) event.preventDefault();
    },
  };

  /** In a text that is edited, a press beside the cards would put the caret into the text, and keys would write there. */
  readonly #onMouseDown = (event: Event): void => {
    if (!this.#host.isContentEditable || (event.target as Element).closest('button, [tabindex], dialog')) return;
    event.preventDefault();
    this.#board.focus();
  };

  /** Ends what is shown on the table, from outside of it. */
  readonly #stop = (): void => {
    this.#parts.table.stop();
    this.#board.focus();
  };

  /** Puts what a replay shows in play, and keeps its end. All else is in play already. */
  #playOn(): void {
    const { table, dealer } = this.#parts;
    const { game, end } = table.line ?? {};
    if (!game || !end) return;
    table.stop();
    dealer.bringBack({ ...(end.game.status === 'won' ? WATCHED : end), game }, [end]);
  }

  /** Plays for the reader, on the table or from a list. */
  readonly #act = (action: Action): void => {
    this.#playOn();
    this.#parts.session.act(action, 'player');
  };

  readonly #playOnHere = (): void => {
    this.#playOn();
    this.#board.focus();
  };

  /**
   * A reader who touches the table while moves are played there goes on alone, but for the keys that lead along them. With the cards of a
   * replay one can play on.
   */
  #touched(event: KeyboardEvent | undefined, isPile = false): boolean {
    const { session, table, language } = this.#parts;
    const key = event && !event.ctrlKey && !event.metaKey ? event.key : '';
    if (event && this.#keys.step(event)) return true;
    this.#keys.close();
    if (key === 'Tab') return false;
    if (pressKey(table, key)) {
      if (key === ' ') this.#announcer.announce(table.isRunning ? language.texts.play : language.texts.pause);
      return true;
    }
    const { isReplay } = table;
    if (!table.isShowing) return false;
    if (isReplay && key === 'Enter') this.#playOnHere();
    else if (isReplay && isPile) table.step(0);
    else table.stop();
    const { texts } = language;
    this.#announcer.announce(
      isReplay ? this.#keys.describeStanding() : texts.stopped(texts.moves(session.game!.moveCount)),
    );
    return true;
  }
}
