import { characterOf, type KeyPress } from '../../board/input/characters.js';
import { describeEnd } from '../../describe/endings.js';
import { readDown, readFoundations } from '../../describe/readings.js';
import { describeStanding, describeTurns } from '../../describe/state.js';
import { runLength, sourcesOf } from '../../engine/model/action.js';
import { codeOf } from '../../engine/model/card.js';
import { indexOfPile } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import type { Texts } from '../../locales/en.js';
import { takeOver } from '../../play/reader-plays.js';
import type { Controls } from '../controls/controls.js';
import { controlNamed } from '../controls/table.js';
import { isLocked, type Parts } from '../parts.js';
import { Explorer } from './explorer.js';
import { type KeyMeaning, meaningOf, pressLineKey } from './key-meaning.js';

type KeysParts = Pick<
  Parts,
  'variant' | 'session' | 'stage' | 'advisor' | 'dealer' | 'attributes' | 'language' | 'table' | 'announcer'
>;

/** What single keys do on the table, beside those that lead along it. */
export class TableKeys {
  readonly #parts: KeysParts;
  readonly #controls: Controls;
  readonly #explorer: Explorer;
  /** The position in which the reader was asked whether to redeal already. */
  #asked: Position | undefined;

  constructor(parts: KeysParts, controls: Controls) {
    this.#parts = parts;
    this.#controls = controls;
    this.#explorer = new Explorer(parts, (text, isSeen) => this.tell(text, isSeen));
  }

  /** Ends a list that is read part by part. */
  close(): void {
    this.#explorer.close();
  }

  /** Why nothing can be played, where that is so. */
  get idleReason(): string | undefined {
    const { stage, language } = this.#parts;
    if (isLocked(this.#parts)) return language.texts.locked;
    return stage.game && describeEnd(stage.game, language.texts);
  }

  /**
   * Says something in place of the message that is seen.
   *
   * @param isSeen whether it is shown instead.
   * @param isComment whether it follows what has happened, and isn't that itself.
   */
  tell(text: string, isSeen = false, isComment = false): void {
    const { advisor } = this.#parts;
    if (isSeen) return advisor.showMessage(text);
    advisor.clearMessage();
    this.#parts.announcer[isComment ? 'announceAfter' : 'announce'](text);
  }

  /** Says why nothing can be played. */
  tellIdle(): void {
    this.#parts.announcer.announce(this.idleReason!);
  }

  /**
   * A reader who touches the table while moves are being played takes over, except with the keys that step along them. The cards of a
   * replay can be played on. Returns whether this used up the touch.
   */
  touched(event: KeyPress | undefined, isPile = false): boolean {
    const { stage, language } = this.#parts;
    const { texts } = language;
    const key = event && !event.ctrlKey && !event.metaKey ? event.key : '';
    if (event && this.#explorer.press(event)) return true;
    this.close();
    if (key === 'Tab') return false;
    if (pressLineKey(stage, key)) {
      if (key === ' ') this.#parts.announcer.announce(stage.isRunning ? texts.play : texts.pause);
      return true;
    }
    if (stage.isShowing) this.#interrupt(key, isPile);
    else return false;
    return true;
  }

  /** Ends what is shown on the table. A replay pauses where a card is touched, and is played on from by `Enter`. */
  #interrupt(key: string, isPile: boolean): void {
    const { session, stage, language } = this.#parts;
    const { isReplay } = stage;
    const isExample = stage.line!.about === 'example';
    if (isReplay && key === 'Enter') {
      takeOver(this.#parts);
      this.#parts.table.focus();
    } else if (isReplay && isPile) stage.step(0);
    else stage.stop();
    const { texts } = language;
    if (isExample) return;
    this.#parts.announcer.announce(
      isReplay ? this.#describeStanding() : texts.stopped(texts.moves(session.game!.moveCount)),
    );
  }

  /** Says how the game in play stands. */
  #describeStanding(): string {
    const { session, advisor, language } = this.#parts;
    const { past } = session;
    const elapsed = this.#controls.showsTime ? past.elapsed : undefined;
    const standing = { ...past, game: session.game!, elapsed, prognosis: advisor.prognosis };
    return describeStanding(standing, language.spoken);
  }

  /** Answers a key, or says why it does nothing. Returns whether it means anything. */
  press(event: KeyPress): boolean {
    const meaning = meaningOf(event);
    const { game } = this.#parts.session;
    if (!meaning || !game) return false;
    // Only keys along the moves repeat while they are held down, because a key must not answer the question that it has just asked.
    if (event.repeat && !controlNamed(meaning)?.repeats) return true;
    const answer = this.#answerTo(meaning, game);
    if (answer !== undefined) this.#parts.announcer.announce(answer);
    else if (!this.#explorer.open(meaning, characterOf(event), game) && !this.#press(meaning)) {
      this.#parts.announcer.announce(this.#refusalOf(meaning));
    }
    return true;
  }

  /** The answer to a key that only asks. */
  #answerTo(meaning: KeyMeaning, game: Game): string | undefined {
    const { variant, language } = this.#parts;
    const texts = language.spoken;
    switch (meaning) {
      case 'pile': {
        const pile = indexOfPile(variant.piles, this.#parts.table.place?.pile);
        return pile < 0 ? this.#parts.table.place?.name : readDown(game, pile, texts, variant);
      }
      case 'foundations':
        return readFoundations(game, texts, variant) || texts.unavailable;
      case 'state':
        return this.#describeStanding();
      case 'moves':
        return this.idleReason;
      case 'last':
        return this.#parts.announcer.last;
      default:
        return undefined;
    }
  }

  #press(meaning: KeyMeaning): boolean {
    if (meaning === 'turn') return this.asksRedeal(true) || this.#parts.table.turnStock();
    if (meaning === 'goHint' && this.#goToHint()) return true;
    if (meaning === 'keys' && !isLocked(this.#parts)) {
      this.#controls.open('keys');
      return true;
    }
    const name = meaning === 'goHint' ? 'hint' : meaning;
    const press = this.#controls.slots.find((slot) => slot.name === name)?.press;
    press?.();
    return !!press;
  }

  /** Goes to the card that the reader is advised to play, or to the button. Returns whether there is any advice. */
  #goToHint(): boolean {
    const { advice } = this.#parts.advisor;
    if (!advice) return false;
    const { piles } = this.#parts.session.game!.position;
    const goTo = (pile: number, index: number) =>
      this.#parts.table.goTo(codeOf(piles[pile]!.at(index)!), this.#parts.variant.piles.all[pile]!.id);
    const [pile] = sourcesOf(advice);
    if (pile !== undefined) return goTo(pile, -runLength(advice));
    if (advice.type === 'lift' && this.#parts.table.isLifting) return goTo(advice.from, advice.index);
    return this.#parts.table.goTo(undefined, advice.type === 'redeal' || advice.type === 'lift' ? 'turn' : 'stock');
  }

  /**
   * A redeal can't be had again, so before any move one press alone doesn't spend it. Returns whether the reader was asked just now.
   *
   * @param isByKey whether it was the key for it.
   */
  asksRedeal(isByKey = false): boolean {
    const game = this.#parts.session.game!;
    const { position, lastAction, canRedo, actions } = game;
    const isTried = canRedo || (lastAction !== undefined && lastAction.type !== 'redeal');
    const canRedeal = !isLocked(this.#parts) && actions.some(({ type }) => type === 'redeal');
    if (isTried || !canRedeal || this.#asked === position) return false;
    this.#asked = position;
    const { advisor, language } = this.#parts;
    const { speech, askRedeal } = language.spoken;
    advisor.showMessage(isByKey ? speech.askRedeal(describeTurns(position, 'redeals', language.spoken)) : askRedeal);
    return true;
  }

  /** Why a key does nothing now. */
  #refusalOf(meaning: KeyMeaning): string {
    const { advisor, language } = this.#parts;
    const { texts } = language;
    if (isLocked(this.#parts)) return texts.locked;
    if (meaning === 'verdict' && advisor.isLost) return texts.prospects.lost;
    const control = controlNamed(meaning);
    const isOffered = !!control && this.#controls.isOffered(control);
    if (isOffered && meaning in texts.nothing) return texts.nothing[meaning as keyof Texts['nothing']];
    return (isOffered && this.idleReason) || texts.unavailable;
  }
}
