import type { SolitaireEvent, SolitaireEventName } from '../../src/play/events.js';

export const EVENTS: readonly SolitaireEventName[] = ['deal', 'move', 'undo', 'redo', 'win', 'loss'];

/** Every event that reaches a target from now on, in order. */
export function listen(target: EventTarget): SolitaireEvent[] {
  const heard: SolitaireEvent[] = [];
  const note = (event: Event) => void heard.push(event as SolitaireEvent);
  for (const type of EVENTS) target.addEventListener(type, note);
  return heard;
}

export const typesOf = (heard: readonly Event[]): string[] => heard.map(({ type }) => type);
