import type { Move } from '../../src/engine.js';
import { after, gained, legal, type Table, textOf } from './reference.js';

/** As many positions without a gain are looked through before a game counts as on. */
export const BOUND = 5000;

export interface Outlook {
  /** The shortest way to a gain, where one was found. */
  way?: Move[];
  /** How many positions were found that can be reached without a gain, the present one included; never more than the bound and one. */
  positions: number;
}

interface Step {
  table: Table;
  move?: Move;
  before?: Step;
}

const wayTo = ({ move, before }: Step): Move[] => (move ? [...wayTo(before!), move] : []);

/** Looks for a gain breadth first through everything that can be reached without one. */
export function outlook(start: Table): Outlook {
  const level = gained(start);
  const seen = new Set([textOf(start)]);
  const steps: Step[] = [{ table: start }];
  for (const step of steps) {
    for (const move of legal(step.table)) {
      const next = { table: after(step.table, move), move, before: step };
      if (gained(next.table) > level) return { way: wayTo(next), positions: seen.size };
      if (seen.has(textOf(next.table))) continue;
      seen.add(textOf(next.table));
      if (seen.size > BOUND) return { positions: seen.size };
      steps.push(next);
    }
  }
  return { positions: seen.size };
}

/** Whether a game that isn't won is on: something can be gained still, or nobody can tell within the bound. */
export const isOn = ({ way, positions }: Outlook): boolean => way !== undefined || positions > BOUND;
