import type { Move } from '../../src/engine.js';
import { after, progressOf, legal, type Table, textOf } from './reference.js';

/** A game counts as open if more positions than this can be reached without progress. */
export const BOUND = 5000;

export interface Outlook {
  way?: Move[];
  /** How many positions can be reached without progress, the present one included; at most the bound and one. */
  positions: number;
}

interface Step {
  table: Table;
  move?: Move;
  before?: Step;
}

const wayTo = ({ move, before }: Step): Move[] => (move ? [...wayTo(before!), move] : []);

export function outlook(start: Table): Outlook {
  const level = progressOf(start);
  const seen = new Set([textOf(start)]);
  const steps: Step[] = [{ table: start }];
  for (const step of steps) {
    for (const move of legal(step.table)) {
      const next = { table: after(step.table, move), move, before: step };
      if (progressOf(next.table) > level) return { way: wayTo(next), positions: seen.size };
      if (seen.has(textOf(next.table))) continue;
      seen.add(textOf(next.table));
      if (seen.size > BOUND) return { positions: seen.size };
      steps.push(next);
    }
  }
  return { positions: seen.size };
}

export const isOn = ({ way, positions }: Outlook): boolean => way !== undefined || positions > BOUND;
