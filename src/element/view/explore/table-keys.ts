import type { Board } from '../../../board/board.js';
import { characterOf } from '../../../board/input/characters.js';
import { runLength, sourcesOf } from '../../../engine/model/action.js';
import { codeOf } from '../../../engine/model/card.js';
import { indexOfPile } from '../../../engine/model/piles.js';
import type { Position } from '../../../engine/model/position.js';
import type { Game } from '../../../engine/play/game.js';
import type { Texts } from '../../../locales/en.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import type { Announcer } from '../speech/announcer.js';
import { type KeyMeaning, meaningOf } from './key-meaning.js';
import { describeEnd } from '../../../describe/end.js';
import type { Place } from '../toolbar/controls.js';
import { Explorer } from './explorer.js';
import { readDown, readFoundations } from '../../../describe/readings.js';
import { describeStanding } from '../../../describe/state.js';

/** What keys need to know of what is seen. */
export interface Seen {
  /** The controls of the page, and what they do now. */
  readonly controls: ReadonlySet<string>;
  readonly places: readonly Place[];
  /** The texts for the ear. */
  readonly spoken: Texts;
  readonly showsTime: boolean;
  /** Shows all keys. */
  openKeys(): void;
}

/** What single keys do on the table, beside those that lead along it. */
export class TableKeys {
  readonly #host: Host;
  readonly #parts: Parts;
  readonly #board: Board;
  readonly #announcer: Announcer;
  readonly #seen: Seen;
  readonly #explorer: Explorer;
  /** The position in which the reader was asked whether to redeal already. */
  #asked: Position | undefined;

  constructor(host: Host, parts: Parts, board: Board, announcer: Announcer, seen: Seen) {
    this.#host = host;
    this.#parts = parts;
    this.#board = board;
    this.#announcer = announcer;
    this.#seen = seen;
    this.#explorer = new Explorer(
      parts,
      board,
      (text, isSeen) => this.tell(text, isSeen),
      () => seen.spoken,
    );
  }

  /** A key while something is read part by part. Returns whether it did anything for that. */
  step(event: KeyboardEvent): boolean {
    return this.#explorer.press(event);
  }

  /** Forgets what is read part by part. */
  close(): void {
    this.#explorer.close();
  }

  /** Why nothing can be played, where that is so. */
  get idleReason(): string | undefined {
    const { table, language } = this.#parts;
    if (this.#host.disabled) return language.texts.locked;
    return table.game && describeEnd(table.game, language.texts);
  }

  /**
   * Says something in place of the message that is seen.
   *
   * @param isSeen whether it is shown instead.
   */
  tell(text: string, isSeen = false): void {
    const { advisor } = this.#parts;
    if (isSeen) return advisor.showMessage(text);
    advisor.clearMessage();
    this.#announcer.announce(text);
  }

  /** Says how the game in play stands. */
  describeStanding(): string {
    const { session, advisor } = this.#parts;
    const { past } = session;
    const elapsed = this.#seen.showsTime ? past.elapsed : undefined;
    const standing = { game: session.game!, day: past.day, elapsed, prognosis: advisor.prognosis };
    return describeStanding(standing, this.#seen.spoken);
  }

  /** Does what a key means, or says why it does nothing. Returns whether it means anything. */
  press(event: KeyboardEvent): boolean {
    const meaning = meaningOf(event);
    const { game } = this.#parts.session;
    if (!meaning || !game) return false;
    // A key that is held down goes on and on only along the moves. It must not answer a question that it has just asked.
    if (event.repeat && meaning !== 'undo' && meaning !== 'redo') return true;
    const answer = this.#answerTo(meaning, game);
    if (answer !== undefined) this.#announcer.announce(answer);
    else if (!this.#explorer.open(meaning, characterOf(event), game) && !this.#press(meaning)) {
      this.#announcer.announce(this.#refusalOf(meaning));
    }
    return true;
  }

  /** What a key only asks for. */
  #answerTo(meaning: KeyMeaning, game: Game): string | undefined {
    const { variant } = this.#parts;
    const texts = this.#seen.spoken;
    switch (meaning) {
      case 'pile': {
        const pile = indexOfPile(variant.piles, this.#board.place?.pile);
        return pile < 0 ? this.#board.place?.name : readDown(game, pile, texts, variant);
      }
      case 'foundations':
        return readFoundations(game, texts, variant) || texts.unavailable;
      case 'state':
        return this.describeStanding();
      case 'moves':
        return this.idleReason;
      case 'last':
        return this.#announcer.last;
      default:
        return undefined;
    }
  }

  #press(meaning: KeyMeaning): boolean {
    if (meaning === 'turn') return this.#askRedeal() || this.#board.turnStock();
    if (meaning === 'goHint' && this.#goToHint()) return true;
    const openKeys = this.#host.disabled ? undefined : () => this.#seen.openKeys();
    const control = meaning === 'goHint' ? 'hint' : meaning;
    const press = meaning === 'keys' ? openKeys : this.#seen.places.find((place) => place.control === control)?.press;
    press?.();
    return !!press;
  }

  /** Goes to the card that the reader is advised to play, or to the button. Returns whether there is any advice. */
  #goToHint(): boolean {
    const { advice } = this.#parts.advisor;
    if (!advice) return false;
    const { piles } = this.#parts.session.game!.position;
    const goTo = (pile: number, index: number) =>
      this.#board.goTo(codeOf(piles[pile]!.at(index)!), this.#parts.variant.piles.all[pile]!.id);
    const [pile] = sourcesOf(advice);
    if (pile !== undefined) return goTo(pile, -runLength(advice));
    if (advice.type === 'lift' && this.#board.isLifting) return goTo(advice.from, advice.index);
    return this.#board.goTo(undefined, advice.type === 'redeal' || advice.type === 'lift' ? 'turn' : 'stock');
  }

  /** A redeal cannot be had again: before any move was tried, one key alone does not spend it. Returns whether it was asked for just now. */
  #askRedeal(): boolean {
    const game = this.#parts.session.game!;
    const { position, lastMove, canRedo, actions } = game;
    const isTried = canRedo || (lastMove !== undefined && lastMove.type !== 'redeal');
    const canRedeal = !this.#host.disabled && actions.some(({ type }) => type === 'redeal');
    if (isTried || !canRedeal || this.#asked === position) return false;
    this.#asked = position;
    const { speech, turnsLeft } = this.#seen.spoken;
    this.#parts.advisor.showMessage(speech.askRedeal(turnsLeft(position.counters?.redeals ?? 0)));
    return true;
  }

  /** Why a key does nothing now. */
  #refusalOf(meaning: KeyMeaning): string {
    const { variant, advisor, language } = this.#parts;
    const { texts } = language;
    if (this.#host.disabled) return texts.locked;
    if (meaning === 'verdict' && advisor.isLost) return texts.prospects.lost;
    const isOffered = this.#seen.controls.has(meaning) && (meaning !== 'finish' || variant.safe);
    if (isOffered && meaning in texts.nothing) return texts.nothing[meaning as keyof Texts['nothing']];
    return (isOffered && this.idleReason) || texts.unavailable;
  }
}
