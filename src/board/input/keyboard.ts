import { cardOf } from '../../engine/model/card.js';
import { isIdle, playAction } from '../hand/hand.js';
import { playableIn } from '../hand/targets.js';
import type { BoardState } from '../state.js';
import { characterOf, digitOf, isCharacter, isShifted } from './characters.js';
import type { Cursor } from './cursor.js';
import { aboveOf, spotsOf } from './spots.js';

/** The last digit that Shift leads ten piles further. */
const LAST_SHIFTED = 6;

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

const isUndo = (event: KeyboardEvent): boolean => ['u', 'z'].includes(characterOf(event));

/** What keys do on the table. */
export class Keyboard implements EventListenerObject {
  readonly #state: BoardState;
  readonly #cursor: Cursor;

  constructor(state: BoardState, cursor: Cursor) {
    this.#state = state;
    this.#cursor = cursor;
  }

  handleEvent(event: KeyboardEvent): void {
    this.#answer(event);
    // The report of a move, or of an undo, comes first. After anything else, the focus follows at once.
    this.#cursor.isByKey = (isPress(event) || isUndo(event)) && this.#state.host.isUpdatePending;
  }

  #answer(event: KeyboardEvent): void {
    const { key, currentTarget } = event;
    // Without modifiers, these are also keys of screen readers.
    if (/^(Alt(Graph)?|CapsLock|Control|Insert|Meta|NumLock|Shift)$/.test(key)) return;
    if (event.altKey || event.getModifierState('AltGraph')) return;
    // A key that picks up takes the spot with the focus. Any other key begins where the focus is going.
    if (isPress(event)) this.#cursor.stay();
    const spot = (isPress(event) ? undefined : this.#cursor.arrive()) ?? (event.target as HTMLElement);
    if (isCharacter(event) && !this.#state.settings.singleKeys) return;
    if (this.#state.listener.touched(event)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      if (!this.#state.listener.key(event)) return;
    } else if (key === 'Escape' || key === 'Backspace') {
      // Some screen readers keep Escape for themselves.
      const { held, isLifting } = this.#state;
      if (held || isLifting) playAction(this.#state, undefined);
      else if (!this.#state.listener.key(event)) return;
    } else if (isPress(event)) {
      if (!event.repeat) spot.click();
    } else if (!this.#lead(event, currentTarget as HTMLElement, spot) && !this.#state.listener.key(event)) return;
    event.preventDefault();
  }

  /**
   * Goes to a spot. If the focus is already there, announces the spot, so that the reader hears it in any case.
   *
   * @param more an announcement that follows the spot's name.
   */
  goTo(spot: HTMLElement, more = ''): void {
    const { comma } = this.#state.texts;
    const name = this.#cursor.nameOf(spot) + (more && comma + more);
    if (spot.matches(':focus')) this.#state.listener.announce(name);
    else this.#cursor.goTo(spot, more ? name : undefined);
  }

  /**
   * Goes where a key leads on the table. From an element over the table, only keys that need no place lead there. Returns whether the key
   * leads anywhere.
   */
  #lead(event: KeyboardEvent, within: HTMLElement, spot: HTMLElement): boolean {
    const isOnTable = within.matches('.table');
    const table = isOnTable ? within : within.parentElement!.querySelector<HTMLElement>('.table')!;
    // A script may send a key to an element that isn't a spot. The key then leads on from the tab stop, like a key above the table.
    const isFromSpot = isOnTable && spot.hasAttribute('tabindex');
    const from = isFromSpot ? spot : table.querySelector<HTMLElement>('[tabindex="0"]');
    if (!from) return false;
    const { key } = event;
    const { settings, texts } = this.#state;
    const step = isOnTable ? this.#cursor.next(key, table, from, settings.mirror) : undefined;
    const digit = digitOf(event);
    const isAboveTen = isShifted(event);
    const character = characterOf(event);
    if (step) {
      if (step.spot) this.goTo(step.spot, step.isAround ? texts.speech.edge : '');
      // Pressed again, it leads off the table.
      else if (this.#cursor.edge === key && !event.repeat) return false;
      else {
        this.#cursor.edge = key;
        this.#state.listener.announce(texts.speech.edge);
      }
    } else if (isOnTable && (key === 'Home' || key === 'End')) {
      const pile = spotsOf(table).filter(({ dataset }) => dataset['pile'] === from.dataset['pile']);
      this.goTo(pile.at(key === 'Home' ? 0 : -1)!);
    } else if (digit !== undefined && !(isAboveTen && (digit === 0 || digit > LAST_SHIFTED))) {
      this.#toPile((digit || 10) + (isAboveTen ? 10 : 0), table, from);
    } else if (character === '.' || character === ',') this.#toPlayable(character === '.' ? 1 : -1, table, from);
    else return false;
    return true;
  }

  /** To a pile of the tableau by its number, or along what is free in a row of a pyramid. */
  #toPile(number: number, table: HTMLElement, from: HTMLElement): void {
    const { texts, game, variant } = this.#state;
    const { piles } = variant;
    const spots = spotsOf(table);
    const on = (pile: number | undefined) => spots.filter(({ dataset }) => dataset['pile'] === piles.all[pile!]?.id);
    if (piles.pyramid.length === 0) {
      const pile = piles.tableau[number - 1];
      const spot = on(pile).at(-1);
      if (!spot) return this.#state.listener.announce(texts.unavailable);
      const below = game!.position.piles[pile!]!.length - 1;
      return this.goTo(spot, below > 0 ? texts.speech.below(below) : '');
    }
    const row = piles.pyramid.slice((number * (number - 1)) / 2, (number * (number + 1)) / 2).flatMap(on);
    const free = row.filter((spot) => aboveOf(spot) === 0);
    const spot = free[free.indexOf(from) + 1] ?? free[0] ?? row[0];
    if (spot) this.goTo(spot);
    else
      this.#state.listener.announce(
        piles.pyramid[(number * (number + 1)) / 2 - 1] !== undefined
          ? texts.empty(texts.speech.row(number))
          : texts.unavailable,
      );
  }

  /** To the next card that can be played; with a card in hand, or a lift to be chosen, to the next target. */
  #toPlayable(by: 1 | -1, table: HTMLElement, from: HTMLElement): void {
    const { texts, game, held, isLifting } = this.#state;
    const { speech } = texts;
    const playable = isIdle(this.#state) ? undefined : playableIn(game!);
    const targetsOf = ({ dataset }: HTMLElement) => playable?.get(cardOf(dataset['card'] ?? '')!);
    const isHolding = held || isLifting;
    const all = spotsOf(table);
    const wanted = all.filter((spot) => (isHolding ? spot.matches('[data-target]') : targetsOf(spot)));
    const after = wanted.filter((spot) => by * (all.indexOf(spot) - all.indexOf(from)) > 0);
    const spot = after.at(by === 1 ? 0 : -1) ?? wanted.at(by === 1 ? 0 : -1);
    if (spot) this.goTo(spot, isHolding ? '' : speech.targets(targetsOf(spot)!));
    else if (isIdle(this.#state)) this.#state.listener.idle();
    else this.#state.listener.announce(held ? (texts.refusals['stuck'] as string) : speech.nonePlayable);
  }
}
