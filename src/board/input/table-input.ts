import type { ReactiveElement } from 'lit';
import { type Action, runLength, sourcesOf } from '../../engine/model/action.js';
import { type Card, cardOf, codeOf } from '../../engine/model/card.js';
import { indexOfPile } from '../../engine/model/piles.js';
import { type Position, topOf } from '../../engine/model/position.js';
import type { Variant } from '../../games/variant/variant.js';
import type { BoardListener, BoardState } from '../board-state.js';
import type { Geometry } from '../layout/geometry.js';
import { pointOn } from '../layout/surroundings.js';
import { paceOf } from '../motion/motion.js';
import { showPill } from '../motion/pill.js';
import { caughtAt, placementOf } from '../motion/placement.js';
import { glideBack } from '../motion/travel.js';
import { describeHeld } from '../../describe/held.js';
import { cardName } from '../../describe/names.js';
import { LONG_PRESS, Pointers, type Press } from './pointers.js';
import { aboveOf } from './spots.js';
import { pileMeant } from '../hand/drop.js';
import { Hand, type Held } from '../hand/hand.js';
import { meant } from '../hand/playable.js';
import { refusalText } from '../../describe/refusal.js';
import { bestOf, type Run, soleOf, takes } from '../hand/targets.js';

/** How long a refused card shakes, in milliseconds, and how far it then is to which side. */
const SHAKING = 220;
const SHAKES = [0, -5, 5, -5, 5, -5, 5, 0].map((x) => ({ transform: `translate(${x}px)` }));

/** How long a finger feels that its card was taken, in milliseconds. */
const VIBRATION = 8;

/** What a pointer does on the table, and what picking up and putting down means. */
export class TableInput {
  readonly hand = new Hand();
  readonly pointers = new Pointers({
    tapped: (press) => this.#tapBy(press),
    pickedUp: ({ cards }) => {
      this.#heldBefore = this.hand.held;
      this.change(() => this.hand.pickUp(this.#runAt(cards[0]!, true)));
    },
    pulled: ({ cards, last }) => this.#pull(cards[0]!, last),
    dropped: (press, as) => this.#drop(press, as),
  });
  /** The board as it was rendered last. */
  state!: BoardState;
  geometry: Geometry | undefined;
  /** Whether the change of the table that comes next is one by a pointer's tap. */
  isTap = false;

  readonly #host: ReactiveElement;
  readonly #variant: Variant;
  readonly #listener: BoardListener;
  /** How the last press began. */
  #pressed: PointerEvent | undefined;
  /** What was in the hand before a pointer took cards along. */
  #heldBefore: Held | undefined;
  /** The card that was pressed while it was on its way there. */
  #caught: HTMLElement | undefined;
  /** The cards that a finger's tap has played last, and the position that came of it. */
  #tapped: { readonly cards: readonly Card[]; readonly position: Position } | undefined;

  constructor(host: ReactiveElement, variant: Variant, listener: BoardListener) {
    this.#host = host;
    this.#variant = variant;
    this.#listener = listener;
  }

  /** What is rendered now. */
  show(state: BoardState, geometry: Geometry | undefined): void {
    this.state = state;
    this.geometry = geometry;
    this.hand.show(state.game, geometry?.layout);
  }

  /** The element of the table; `null` before it is rendered. */
  get table(): HTMLElement | null {
    return this.#host.renderRoot?.querySelector<HTMLElement>('.table');
  }

  /** Whether a change of the table is still to be shown. */
  get isUpdatePending(): boolean {
    return this.#host.isUpdatePending;
  }

  /** Whether nothing can be played. */
  get isIdle(): boolean {
    return this.state.disabled || !this.state.game?.canPlay;
  }

  /** Plays an action, or, without one, lets go of what is held. */
  act(action: Action | undefined): void {
    this.change(() => {
      this.hand.release();
      return action;
    });
    if (action) this.#listener.act(action);
  }

  /** Changes what the player holds and shows it. What was picked up or put back is announced, unless it is about to be played. */
  change(change: () => Action | undefined | void): Action | undefined {
    const { held: before, isLifting: wasLifting } = this.hand;
    const action = change() ?? undefined;
    const { game, texts } = this.state;
    const { held, targets, isLifting } = this.hand;
    if (!action) {
      if (held && (held.pile !== before?.pile || held.count !== before.count)) {
        this.#listener.pickedUp(held.card);
        this.#listener.announce(
          describeHeld(held, meant(targets), game!, this.#variant, texts, this.state.settings.brief),
        );
      } else if (isLifting && !wasLifting) this.#listener.announce(texts.liftHint);
      else if (before && !held) this.#listener.announce(texts.putBack(cardName(before.card, texts)));
      else if (wasLifting && !isLifting) this.#listener.announce(texts.escape);
    }
    this.#host.requestUpdate();
    return action;
  }

  onPointerDown = (event: PointerEvent): void => {
    this.#pressed = event;
    const table = event.currentTarget as HTMLElement;
    const target = event.target as Element;
    const place = target.closest<HTMLElement>('[data-pile]');
    this.#listener.touched(undefined, !!place);
    const seen = target.closest<HTMLElement>('.card');
    this.#caught = caughtAt(() => pointOn(table, event), seen, [
      ...table.querySelectorAll<HTMLElement>('.card:not(.back)'),
    ]);
    const card = this.#caught ?? seen;
    const isTaking = card && !this.hand.isLifting && !this.isIdle;
    this.pointers.down(event, card ?? place ?? undefined, isTaking ? this.#cardsFrom(card, table) : []);
  };

  onClick = (event: MouseEvent): void => {
    const pressed = this.#pressed;
    // A click by key, or by a screen reader, counts no presses. A reader's counts one in Firefox, but no pointer went down for it.
    const byKey = event.detail === 0 || !pressed || !this.pointers.isRecent(event);
    const element = (event.target as Element).closest<HTMLElement>('[data-pile]') ?? undefined;
    if (byKey) return this.state.disabled ? this.#listener.idle() : this.#tap(element);
    // Not all browsers report whose click it is.
    const { pointerId = pressed.pointerId } = event as Partial<PointerEvent>;
    if (this.pointers.swallows(pointerId)) return;
    const caught = pointerId === pressed.pointerId ? this.#caught : undefined;
    this.#tap(caught ?? element, event, event.timeStamp - pressed.timeStamp, caught);
  };

  /** A finger's long press on a card only looks at it. */
  onContextMenu = (event: MouseEvent): void => {
    const type = this.#typeOf(event);
    if (type === 'touch' || type === 'pen') event.preventDefault();
  };

  /** By what pointer an event was made. Not all browsers report it. */
  #typeOf(event: MouseEvent): string | undefined {
    const { pointerType } = event as Partial<PointerEvent>;
    return pointerType ?? (this.pointers.isRecent(event) ? this.#pressed?.pointerType : undefined);
  }

  /** Ends a drag that can't be meant any more: its cards were laid elsewhere, or aren't in the hand now. */
  endDrag(isRearranged: boolean): void {
    const { carrier } = this.pointers;
    if (!carrier) return;
    const isCarried = carrier.cards.every((card) => placementOf(card)?.by);
    if (isRearranged || !isCarried || !this.#isHeld(carrier)) this.pointers.putBack();
  }

  #tapBy({ element, down, last, since }: Press): void {
    this.#tap(element, last, since, this.#pressed === down ? this.#caught : undefined);
  }

  /**
   * A tap on a card or on the place of a pile, or on neither.
   *
   * @param event how a pointer did that. Default: by key.
   * @param since how long the pointer was down, in milliseconds.
   * @param caught the card, if it was on its way.
   */
  #tap(element: HTMLElement | undefined, event?: MouseEvent, since = 0, caught?: HTMLElement): void {
    const { game, disabled, texts, settings } = this.state;
    const byKey = !event;
    const byTouch = !byKey && this.#typeOf(event) === 'touch';
    const isLook = Number(element?.dataset['above']) > 0 && since > LONG_PRESS;
    if (disabled || isLook) return;
    if (byTouch && settings.tap !== false && caught && this.#justTapped(caught)) return this.#listener.undo();
    if (!element) return this.act(undefined);
    this.isTap = !byKey;
    const run = this.#runAt(element, byKey);
    const { pile } = run;
    const { held, isLifting, targets } = this.hand;
    const code = element.dataset['card'];
    const isCovered = run.count === 1 && code !== undefined && code !== codeOf(topOf(game!.position.piles[pile]!)!);
    const table = this.table!;
    if (byKey && isCovered && !isLifting && !this.isIdle && !targets.has(pile)) {
      // What is held stays in the hand: the reader may be looking for its place.
      if (held && held.pile !== pile) this.#refuse(this.#heldOn(table), held, pile, undefined);
      else this.#tell([element], texts.refusals['covered'] as string);
      return;
    }
    const first = settings.tap ? bestOf : settings.tap === undefined && byTouch ? soleOf : undefined;
    const { hint } = this.state;
    const tap = { first, takesAll: byKey, second: hint && takes(hint, run) ? hint : undefined };
    const action = this.change(() => (isLifting ? this.hand.liftAt(pile, code) : this.hand.tap(run, tap)));
    if (action) {
      const cards = sourcesOf(action).flatMap((from) => game!.position.piles[from]!.slice(-runLength(action)));
      this.act(action);
      if (!byTouch) return;
      this.#feel(event);
      this.#tapped = { cards, position: game!.position };
    } else if (!this.hand.held && held?.pile !== pile && !isLifting) {
      const cards = held ? this.#heldOn(table) : this.#cardsOf(element, table).slice(-1);
      if (this.isIdle) this.#listener.idle();
      else if (!this.#refuse(cards, held, pile, event)) {
        const label = element.getAttribute('aria-label');
        if (label) this.#listener.announce(label);
      }
    }
  }

  /** Whether a card is on its way by the last move, and a finger's tap has played that. */
  #justTapped({ dataset }: HTMLElement): boolean {
    const { game } = this.state;
    const { position, cards } = this.#tapped ?? {};
    return position === game?.position && !!game?.canUndo && !!cards?.includes(cardOf(dataset['card'])!);
  }

  /** A drag at a card that cannot be picked up. */
  #pull(card: HTMLElement, event: PointerEvent): void {
    if (this.isIdle) return;
    const { texts } = this.state;
    if (Number(card.dataset['above']) > 0) this.#tell([card], texts.refusals['covered'] as string, event);
    else this.#refuse([card], undefined, this.#runAt(card).pile, event);
  }

  #drop(press: Press, as: 'drop' | 'tap' | 'lost'): void {
    const { cards, by, last } = press;
    const [card] = cards as [HTMLElement];
    let isRefused = false;
    if (as === 'tap') {
      const before = this.#heldBefore;
      if (before) this.hand.pickUp(before);
      else this.hand.release();
      this.#tapBy(press);
      this.#host.requestUpdate();
    } else {
      const { game } = this.state;
      const { targets, held } = this.hand;
      const { pile } = this.#runAt(card);
      // Undone meanwhile, or moved by a script, the run is no longer held.
      const isHeld = as === 'drop' && this.#isHeld(press);
      const meant = isHeld ? pileMeant(game!, this.geometry!, targets, held!, by) : undefined;
      const action = targets.get(meant!);
      const to = meant === undefined || meant === this.#variant.piles.stock ? pile : meant;
      isRefused = isHeld && !action && (to !== pile || targets.size === 0);
      this.act(action);
      if (action) this.#feel(last);
      if (isRefused) this.#refuse(cards, held, to, last);
    }
    // The board shows first what has become of the cards. What has not moved glides home.
    void this.#host.updateComplete.then(() => {
      for (const each of cards) glideBack(each, paceOf(this.#host), isRefused ? SHAKING : 0);
    });
  }

  /** Whether the cards of a press are what is in the hand. */
  #isHeld({ cards }: Press): boolean {
    const { held } = this.hand;
    return !this.state.disabled && held?.pile === this.#runAt(cards[0]!).pile && held.count === cards.length;
  }

  /** A finger feels that its cards were taken. */
  #feel(event: MouseEvent): void {
    if (this.#typeOf(event) === 'touch' && this.state.settings.sound) navigator.vibrate?.(VIBRATION);
  }

  /** Says why cards do not go to a pile. Returns whether it does: a place refuses nothing. */
  #refuse(cards: readonly HTMLElement[], held: Run | undefined, to: number, event: MouseEvent | undefined): boolean {
    const { game, texts, gameTexts } = this.state;
    if (to === this.#variant.piles.stock || (!held && game!.position.piles[to]!.length === 0)) return false;
    this.#tell(cards, refusalText(game!, held, to, texts, gameTexts), event);
    return true;
  }

  /** Shakes cards and says why, also where a pointer is. */
  #tell(cards: readonly HTMLElement[], reason: string, event?: MouseEvent): void {
    const pace = paceOf(this.#host);
    if (event) showPill(this.table!, reason, pointOn(this.table!, event), pace);
    if (pace > 0) for (const card of cards) card.animate(SHAKES, SHAKING * pace);
    this.#listener.refuse(reason);
  }

  /**
   * The run that begins with an element. A covered card that cannot move stands for the top card of its pile.
   *
   * @param isTaken whether it is picked up, wherever it may go.
   */
  #runAt({ dataset }: HTMLElement, isTaken = false): Run {
    const pile = indexOfPile(this.#variant.piles, dataset['pile']);
    const cards = this.state.game?.position.piles[pile] ?? [];
    const index = cards.findIndex((card) => codeOf(card) === dataset['card']);
    const run = { pile, count: index < 0 ? 1 : cards.length - index };
    return (isTaken ? this.hand.canTake(run) : this.hand.canMove(run)) ? run : { pile, count: 1 };
  }

  /** A card and those that lie on it, the lowest first. */
  #cardsFrom(card: HTMLElement, table: HTMLElement): HTMLElement[] {
    const pile = this.#cardsOf(card, table);
    return pile.slice(pile.indexOf(card));
  }

  #heldOn(table: HTMLElement): HTMLElement[] {
    return [...table.querySelectorAll<HTMLElement>('[data-held]')];
  }

  /** All cards of an element's pile, the lowest first. */
  #cardsOf({ dataset }: HTMLElement, table: HTMLElement): HTMLElement[] {
    // They may still lie in the document as before the last tap.
    return [...table.querySelectorAll<HTMLElement>(`.card[data-pile="${dataset['pile']}"]`)].sort(
      (a, b) => aboveOf(b) - aboveOf(a),
    );
  }
}
