import type { Game } from '../../engine/play/game.js';
import { hasRedeal, type Prognosis } from '../stage/message.js';
import type { Verdict } from '../../solver/search.js';

/** Tells whether a game can be won after so many of its moves. */
interface Verdicts {
  of(game: Game, signal: AbortSignal, moves: number): Promise<{ readonly verdict: Verdict }>;
}

/**
 * What is found out of each position of a game, also of those that were undone. A position before a winnable one is winnable, and what is
 * lost stays lost. So two limits say it all, and between them it isn't known.
 */
export class Outlook {
  /** Up to so many moves the game is known to be winnable; -1: nowhere. */
  winnable = -1;
  /** From so many moves on it is known to be lost; one more than there are: nowhere. */
  lost: number;
  readonly #game: Game;
  /** After how many moves no search can tell. */
  readonly #undecided = new Set<number>();

  constructor(game: Game) {
    const { length } = game;
    const end = (this.#game = game.copy(length));
    this.lost = end.status === 'lost' ? length : length + 1;
    if (end.status === 'won') this.winnable = length;
  }

  /** How it stands after so many moves; `undefined`: that is not searched yet. */
  of(moves: number): Prognosis | undefined {
    if (moves <= this.winnable) return 'winnable';
    if (moves >= this.lost) return this.lost === 0 ? 'never' : hasRedeal(this.#game.line[moves]!) ? 'open' : 'lost';
    return this.#undecided.has(moves) ? 'unknown' : undefined;
  }

  /**
   * Finds out the rest. Where it is lost is found by halving, from there on it goes back step by step: the later a position, the sooner a
   * search can tell. So a few searches colour most of the line.
   *
   * @param found is called with each answer.
   * @throws the signal's reason when it is aborted.
   */
  async find(verdicts: Verdicts, signal: AbortSignal, found = () => {}): Promise<void> {
    const all = [...this.#game.line.keys()];
    for (;;) {
      const open = all.filter((moves) => !this.of(moves));
      const most = Math.max(...this.#undecided);
      const ahead = open.filter((moves) => moves > most);
      const moves = ahead[ahead.length >> 1] ?? open.pop();
      if (moves === undefined) return;
      const { verdict } = await verdicts.of(this.#game, signal, moves);
      if (verdict === 'winnable') this.winnable = moves;
      else if (verdict === 'unwinnable') this.lost = moves;
      else this.#undecided.add(moves);
      found();
    }
  }
}
