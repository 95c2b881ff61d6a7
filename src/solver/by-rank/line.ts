import { WORDS } from './state.js';

const STEP = WORDS;
const PARENT = WORDS + 1;
const NEXT = WORDS + 2;
const STRIDE = WORDS + 3;

/** Nodes of 32 bytes in pieces of 16 KB, so that a short search takes little and a long one copies nothing. */
const PIECE_BITS = 9;

/** As far apart as two priorities can be; whatever is worse waits with the worst. */
const PRIORITIES = 1024;

/** A position that was found: a whole number from 0. */
export type Node = number;

/** The positions a search has found, each with the one before it and the move between; those not looked beyond yet wait in line. */
export class Line {
  private readonly pieces: Int32Array[] = [];
  private readonly heads = new Int32Array(PRIORITIES).fill(-1);
  private best = PRIORITIES;
  private size = 0;

  /** Adds a position to the line, the smaller the priority the further ahead; among equals the last comes first. */
  add(words: Int32Array, step: number, parent: Node, priority: number): void {
    const node = this.size++;
    const piece = (this.pieces[node >> PIECE_BITS] ??= new Int32Array(STRIDE << PIECE_BITS));
    const at = this.at(node);
    const place = Math.min(priority, PRIORITIES - 1);
    piece.set(words, at);
    piece[at + STEP] = step;
    piece[at + PARENT] = parent;
    piece[at + NEXT] = this.heads[place]!;
    this.heads[place] = node;
    this.best = Math.min(this.best, place);
  }

  /** Takes the best position out of the line, -1 where none is left. */
  take(): Node {
    const { heads } = this;
    while (this.best < PRIORITIES && heads[this.best]! < 0) this.best++;
    if (this.best === PRIORITIES) return -1;
    const node = heads[this.best]!;
    heads[this.best] = this.read(node, NEXT);
    return node;
  }

  /** The piece that holds the words of a node. */
  piece(node: Node): Int32Array {
    return this.pieces[node >> PIECE_BITS]!;
  }

  /** Where in its piece they begin. */
  at(node: Node): number {
    return (node & ((1 << PIECE_BITS) - 1)) * STRIDE;
  }

  /** The moves that led to a node, the first first. */
  stepsTo(node: Node): number[] {
    const steps: number[] = [];
    for (; node >= 0; node = this.read(node, PARENT)) steps.push(this.read(node, STEP));
    return steps.reverse();
  }

  private read(node: Node, field: number): number {
    return this.piece(node)[this.at(node) + field]!;
  }
}
