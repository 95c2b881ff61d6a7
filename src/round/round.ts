import { tagAround } from '../board/layout/surroundings.js';
import { dayShown, tableOf } from '../calendar/game.js';
import { today } from '../days/day.js';
import { share } from '../element/share.js';
import { RoundGames } from './games.js';
import { placeByKey } from './keys.js';
import { type RoundLanguage, roundLanguageOf, type RoundTable } from './language.js';
import { NextButton } from './next-button.js';
import { RoundView } from './round-view.js';
import { sharedText } from './shared-text.js';
import { firstToPlay, isComplete, nextOpen, resultOn, type RoundResult, resultsOn } from './standing.js';

/** What the event `round` tells. */
export interface RoundDetail {
  /** The day, such as `2026-11-20`. */
  day: string;
  /** The result of each game, in the order of the round. */
  results: RoundResult[];
}

/** The round of a day as it goes on: which game is on the table, and what is shown of all. */
export class Round {
  readonly #host: HTMLElement;
  readonly #view = new RoundView();
  readonly #sheetButton = new NextButton(() => this.#goOn());
  readonly games: RoundGames;
  /** The day of the round. A game that was begun before midnight still belongs to it. */
  #day = today();
  /** The last day on which all games were won when it was shown first, or for which `round` has fired. */
  #complete = '';
  /** The game whose tab the keyboard reaches, as long as it is there. */
  #reached: string | undefined;
  /** The month of the panel, by any of its days. */
  #month = this.#day;
  #isUpdating = false;

  constructor(host: HTMLElement) {
    this.#host = host;
    const { away, tabs, share: shareButton, open, marks } = this.#view;
    this.games = new RoundGames(host, away);
    tabs.addEventListener('click', ({ target }) => {
      const place = this.#view.placeOf(target);
      if (place >= 0) this.choose(place);
    });
    tabs.addEventListener('keydown', this.#onKey);
    shareButton.addEventListener('click', () => void this.#share());
    open.addEventListener('click', () => {
      this.#month = this.#day;
      this.#showMonth(0);
      marks.element.showModal();
    });
    marks.previous.addEventListener('click', () => this.#showMonth(-1));
    marks.next.addEventListener('click', () => this.#showMonth(1));
    marks.close.addEventListener('click', () => marks.element.close());
  }

  /** All that is seen. */
  get root(): readonly Element[] {
    return this.#view.root;
  }

  placeOf(tag: string | undefined): number {
    return this.games.all.findIndex(({ localName }) => localName === tag);
  }

  /**
   * Puts a game on the table, with its deal of today.
   *
   * @param place that of the game; -1: the one to be played first.
   * @param isAsked whether the reader or the page asks for it. If not, a poster stays closed.
   */
  choose(place: number, isAsked = true): void {
    const now = today();
    const { all, shown } = this.games;
    const game = all[place < 0 ? firstToPlay(shown, now) : place];
    if (!game) return;
    this.#reached = game.localName;
    this.#begin(now);
    this.games.put(game, isAsked || !this.#host.hasAttribute('poster') ? now : undefined);
    this.update();
  }

  /** Another day begins, or the games were found. What is complete by then is no news. */
  #begin(day: string): void {
    this.#day = day;
    if (isComplete(this.games.shown, day)) this.#complete = day;
  }

  /** The games were found, or their days may have changed elsewhere. */
  found(): void {
    this.#begin(this.#day);
    this.update();
  }

  /** A dialog that leaves the page stays open, but never becomes modal again. */
  closePanel(): void {
    this.#view.marks.element.close();
  }

  /** The place of the game that follows a win of today; -1 if there is none. */
  get #next(): number {
    const { current, shown } = this.games;
    const place = this.placeOf(current?.localName);
    const isWon = place >= 0 && resultOn(shown[place]!, this.#day)?.won;
    return isWon && this.#day === today() ? nextOpen(shown, this.#day, place) : -1;
  }

  /** The place of the tab that the keyboard reaches. */
  get #reachedPlace(): number {
    const place = this.placeOf(this.#reached);
    return place < 0 ? Math.max(0, this.placeOf(this.games.current?.localName)) : place;
  }

  /** Opens the next game after a win, and takes the focus there. */
  #goOn(): void {
    this.choose(this.#next);
    const game = this.games.current!;
    if (dayShown(game) === this.#day) game.focus();
    else game.addEventListener('deal', () => game.focus(), { once: true });
  }

  /** Something around the round has happened, perhaps midnight. Then a round goes on with its game as long as that isn't over. */
  readonly onPage = ({ type }: Event): void => {
    const { current } = this.games;
    const isUnderWay = current?.status === 'playing' && current.moveCount > 0;
    // The reader comes or goes.
    if (type === 'visibilitychange' && !isUnderWay && this.#day !== today())
      this.choose(this.placeOf(current?.localName), !!current?.state);
    this.found();
  };

  /** Something has happened in a game. */
  readonly onGame = ({ type, target }: Event): void => {
    const { current } = this.games;
    if (target !== current || !current) return;
    // The sheet of yesterday's game offers today's.
    if (type === 'deal' && dayShown(current) === today()) this.#begin(today());
    this.update();
    const { shown } = this.games;
    if (type !== 'win' || this.#complete === this.#day || !isComplete(shown, this.#day)) return;
    this.#complete = this.#day;
    const detail: RoundDetail = { day: this.#day, results: resultsOn(shown, this.#day) };
    this.#host.dispatchEvent(new CustomEvent('round', { detail, bubbles: true, composed: true }));
  };

  /** Renders soon, once for all that happens together. */
  readonly update = (): void => {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      this.#render();
    });
  };

  #render(): void {
    const { shown, current } = this.games;
    if (!this.#host.isConnected) return;
    if (!shown[0]) return this.#view.hide();
    const language = this.#language;
    const next = shown[this.#next];
    this.#sheetButton.show(current, next ? language.texts.goOn(next.label) : '');
    this.#view.show({
      ...{ games: shown, language, today: today(), day: this.#day },
      chosen: this.placeOf(current?.localName),
      reached: this.#reachedPlace,
    });
  }

  /** The language around the round, or else English, if its games know it. */
  get #language(): RoundLanguage {
    const [game] = this.games.all;
    const tag = tagAround(this.#host);
    const table = tableOf(game!, tag);
    const [found, texts] = table ? [tag, table] : ['en', tableOf(game!, 'en')];
    return roundLanguageOf(found, texts as RoundTable);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const isFromRight = this.#host.matches(':dir(rtl)');
    const place = placeByKey(event, this.#reachedPlace, this.games.all.length, isFromRight);
    if (place === undefined) return;
    event.preventDefault();
    this.#reached = this.games.all[place]!.localName;
    this.#render();
    this.#view.focus(place);
  };

  /** @param step the number of months from the one that is shown. */
  #showMonth(step: number): void {
    const first = new Date(this.#month);
    first.setUTCMonth(first.getUTCMonth() + step, 1);
    const month = first.toISOString().slice(0, 10);
    if (month > today()) return;
    this.#month = month;
    const isLast = month.slice(0, 7) === today().slice(0, 7);
    this.#view.marks.show(this.games.shown, this.#language, month.slice(0, 7), isLast);
  }

  async #share(): Promise<void> {
    const page = this.#host.ownerDocument;
    const url = this.#host.getAttribute('share-url') ?? location.href.replace(/#.*/s, '');
    const language = this.#language;
    const { copied, notCopied } = language.texts;
    const said = await share(page, sharedText(this.games.shown, this.#day, today(), language), url).then(
      (isCopied) => isCopied && copied,
      () => notCopied,
    );
    if (said) this.#view.status.textContent = said;
  }
}
