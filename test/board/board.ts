// What several tests of the board do, and look at.
import { sendMouse } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import { type Point, table, type Table } from '../support/hand.js';

/** The cards on top are 5C 7C AH QC 3D 9D KH AS TS JC KS QS TH, none of them buried by another column. */
export const lucky = (width?: number): Promise<Table> => table('lucky-thirteen', { seed: '42' }, width);

/** So slow that cards travel until the test changes that. */
export const slowDown = (element: Table): void => element.style.setProperty('--solitaire-speed', '60000');

export const frames = async (count: number, view: Window = window): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise((resolve) => view.requestAnimationFrame(resolve));
};

export const part = (element: Table, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;

export const parts = (element: Table, selector: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];

/** The cards of a pile, the lowest first. */
export const cardsIn = (element: Table, id: string): readonly string[] =>
  element.state!.piles.find((pile) => pile.id === id)!.cards;

/** The pile that a card lies on. */
export const pileOf = (element: Table, code: string): string =>
  element.state!.piles.find(({ cards }) => cards.some((card) => card === code))!.id;

/** A legal move of a card between two piles, or of any card. */
export function moveOf(element: Table, code?: string): Move & { type: 'move' } {
  const move = element.legalMoves.find((each) => each.type === 'move' && (!code || each.card === code));
  if (move?.type !== 'move') throw new Error('no such move');
  return move;
}

/** Plays a move by script, and shows it. */
export async function play(element: Table, ...moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    if (!element.play(move)) throw new Error(`${JSON.stringify(move)} is not legal`);
  }
  await element.updateComplete;
}

/** A place of the felt where no card lies. */
export function bareFelt(element: Table): Point {
  const { left, bottom } = part(element, '.table').getBoundingClientRect();
  return { x: Math.round(left + 4), y: Math.round(bottom - 4) };
}

/** Presses the mouse, and holds it. */
export async function pressMouse({ x, y }: Point, button: 'left' | 'middle' | 'right' = 'left'): Promise<void> {
  await moveMouse(x, y);
  await sendMouse({ type: 'down', button });
}

export const moveMouse = (x: number, y: number): Promise<void> => sendMouse({ type: 'move', position: [x, y] });

export const releaseMouse = (): Promise<void> => sendMouse({ type: 'up' });
