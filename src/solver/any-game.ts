import type { Action } from '../engine/model/action.js';
import { perform } from '../engine/model/perform.js';
import type { Position } from '../engine/model/position.js';
import { PositionSet } from '../engine/search/position-set.js';
import { positionKey } from '../engine/search/position-key.js';
import type { Search } from './search.js';

/** A position that was reached, and how. */
interface Node {
  readonly position: Position;
  readonly action?: Action;
  readonly before?: Node;
}

function lineTo(node: Node): Action[] {
  const line: Action[] = [];
  for (let at: Node | undefined = node; at?.action; at = at.before) line.unshift(at.action);
  return line;
}

/**
 * A search that knows nothing of a game but its rules: complete, and in the order of progress. Slow, yet right, for games that bring
 * no search of their own.
 */
export const searchAnyGame: Search = function* (deal, start, limit) {
  const { rules, options } = deal;
  const seen = new PositionSet();
  // One stack for each measure of progress, the furthest taken first; the latest of equals, which goes deep before it goes wide.
  const open = new Map<number, Node[]>();
  const put = (node: Node) => {
    const { high, low } = positionKey(node.position);
    if (!seen.add(high, low)) return;
    const progress = rules.progress(node.position);
    const stack = open.get(progress);
    if (stack) stack.push(node);
    else open.set(progress, [node]);
  };
  const take = (): Node | undefined => {
    const furthest = Math.max(...open.keys());
    const node = open.get(furthest)?.pop();
    if (!open.get(furthest)?.length) open.delete(furthest);
    return node;
  };
  put({ position: start });
  for (let looked = 0; open.size > 0;) {
    const node = take()!;
    if (rules.won(node.position)) return { verdict: 'winnable', actions: lineTo(node) };
    if (++looked > limit) return { verdict: 'unknown' };
    yield 1;
    for (const action of rules.actions(node.position, options)) {
      put({ position: perform(deal, node.position, action), action, before: node });
    }
  }
  return { verdict: 'unwinnable' };
};
