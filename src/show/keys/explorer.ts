import { ARROWS, characterOf, digitOf, type KeyPress } from '../../board/input/characters.js';
import { describeAdvice } from '../../describe/advice.js';
import { Question } from '../../describe/question.js';
import { readTable, readTops } from '../../describe/readings.js';
import type { Action } from '../../engine/model/action.js';
import { distinctActions } from '../../engine/play/distinct-actions.js';
import type { Game } from '../../engine/play/game.js';
import type { Texts } from '../../locales/en.js';
import type { Parts } from '../parts.js';
import type { KeyMeaning } from './key-meaning.js';

/** One part of a list that is read part by part. */
interface ReadPart {
  readonly text: string;
  /** What `Enter` then does. Default: nothing. */
  readonly enter?: () => void;
}

/** A list that is read part by part, and the key that leads on. */
interface ReadList {
  readonly key: string;
  readonly parts: readonly ReadPart[];
  /** Whether arrows lead along it as well. */
  readonly hasArrows: boolean;
  at: number;
}

type ExplorerParts = Pick<Parts, 'variant' | 'language' | 'table'>;

/** Looking around by keys: lists that are read part by part, and the question for a card. Any other key ends them. */
export class Explorer {
  readonly #parts: ExplorerParts;
  readonly #tell: (text: string, isSeen?: boolean) => void;
  #list: ReadList | undefined;
  #question: Question | undefined;

  /** @param tell says something, and shows it where that is wanted. */
  constructor(parts: ExplorerParts, tell: (text: string, isSeen?: boolean) => void) {
    this.#parts = parts;
    this.#tell = tell;
  }

  /** Opens the list or the question that a key asks for. Returns whether it asks for any. */
  open(meaning: KeyMeaning, key: string, game: Game): boolean {
    const texts = this.#texts;
    const { variant } = this.#parts;
    const read = (texts: readonly string[], hasArrows = false) =>
      this.#open({ key, parts: texts.map((text) => ({ text })), hasArrows, at: 0 });
    if (meaning === 'describe') read(readTable(game, texts, variant), true);
    else if (meaning === 'tops') read(readTops(game, texts, variant));
    else if (meaning === 'moves') this.#open({ key, parts: this.#moves(game), hasArrows: false, at: 0 });
    else if (meaning === 'where') {
      this.#question = new Question(game, variant, texts);
      this.#tell(texts.speech.askRank);
    } else return false;
    return true;
  }

  get #texts(): Texts {
    return this.#parts.language.spoken;
  }

  /** Ends the list or the question. */
  close(): void {
    this.#list = this.#question = undefined;
  }

  /** Answers a key during a list or a question. Returns whether it was used for that. */
  press(event: KeyPress): boolean {
    const isPlain = !event.ctrlKey && !event.metaKey;
    const isUsed = isPlain && (this.#answer(event) || this.#step(event));
    if (!isUsed) this.close();
    return isUsed;
  }

  #open(list: ReadList): void {
    if (list.parts.length === 0) return this.#tell(this.#texts.unavailable);
    this.#list = list;
    this.#tellPart();
  }

  /** @param by how many parts it goes on first. */
  #tellPart(by = 0): void {
    const list = this.#list!;
    const { length } = list.parts;
    list.at = (list.at + by + length) % length;
    const { text, enter } = list.parts[list.at]!;
    this.#tell(text, !!enter);
  }

  #step(event: KeyPress): boolean {
    const list = this.#list;
    if (!list) return false;
    const { key, shiftKey } = event;
    const arrow = list.hasArrows ? ARROWS[key] : undefined;
    if (arrow !== undefined) this.#tellPart(arrow);
    else if (characterOf(event) === list.key) this.#tellPart(shiftKey ? -1 : 1);
    else if (key === 'Enter' || key === ' ') return this.#enter(list.parts[list.at]!.enter);
    else if (key === 'Escape' || key === 'Backspace') this.#leave();
    else return false;
    return true;
  }

  #answer(event: KeyPress): boolean {
    const question = this.#question;
    if (!question) return false;
    const { key } = event;
    if (key === 'Escape' || key === 'Backspace') this.#leave();
    else if (question.isAnswered) {
      const { found } = question;
      return key === 'Enter' && this.#enter(found && (() => void this.#parts.table.goTo(found.card, found.pile)));
    } else {
      const [character, digit] = [characterOf(event), digitOf(event)];
      if (!character && digit === undefined) return false;
      this.#tell(question.answer(character, digit));
    }
    return true;
  }

  #enter(enter: (() => void) | undefined): boolean {
    if (!enter) return false;
    this.close();
    enter();
    return true;
  }

  /** Back to the place on the table. */
  #leave(): void {
    this.close();
    this.#tell(this.#parts.table.place?.name ?? '');
  }

  /** The possible moves. The first one comes with the number of all. */
  #moves(game: Game): ReadPart[] {
    const { position } = game;
    const texts = this.#texts;
    const { variant } = this.#parts;
    const actions = distinctActions(game);
    const told = (action: Action) => describeAdvice(action, position, texts, variant, 'alone');
    return actions.map((action, i) => ({
      text: `${i === 0 ? `${texts.moves(actions.length)}. ` : ''}${told(action)}`,
      enter: () => this.#parts.table.act(action),
    }));
  }
}
