// A player's hand: it uses the browser's real input, at places read off the screen.
import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { SolitaireElementClass } from '../../src/define.js';
import { createGame, type Game, type Move, type Record, recordFromText } from '../../src/engine.js';
import { box, create, drawn, pick, shownControl, settled } from './table.js';
import type { Attributes, Table } from './table.js';
import { followRecord } from '../engine/follow.js';
import { touch } from './commands.js';
import { waitUntil } from './wait-until.js';

export type { Table } from './table.js';

export interface Point {
  x: number;
  y: number;
}

/** An element without animations, in a container of a given width. */
export async function table(tag: string, attributes: Attributes = {}, width = 900): Promise<Table> {
  await setViewport({ width: width + 40, height: 900 });
  const container = await box();
  container.style.width = `${width}px`;
  const element = create(tag, attributes);
  container.append(element);
  await drawn(element);
  window.scrollTo(0, 0);
  return element;
}

export function tableOf({ game, seed, options }: Record, width?: number): Promise<Table> {
  const attributes: { [name: string]: string } = { seed: seed! };
  for (const [name, value] of Object.entries(options)) if (value !== false) attributes[name] = String(value);
  return table(game, attributes, width);
}

/** The deal of a recorded game. A game that is not one of the five is known to its element alone. */
function dealOf({ game, seed, options }: Record): Game {
  const { variant } = customElements.get(game) as SolitaireElementClass;
  return createGame(variant, { ...options, seed: seed! });
}

export function movesOf(text: string): { record: Record; moves: Move[] } {
  const record = recordFromText(text);
  return { record, moves: followRecord(dealOf(record), record.moves) };
}

/** How many moves count as a game's end. The ends of Pyramid Dozen include a recycling. */
export const endOf = ({ game }: Record): number => (game === 'pyramid-dozen' ? 15 : 8);

export async function tableNear(text: string, left: number, width?: number): Promise<{ element: Table; rest: Move[] }> {
  const { record, moves } = movesOf(text);
  const element = await tableOf(record, width);
  const game = dealOf(record);
  for (const move of moves.slice(0, -left)) game.play(move);
  await element.load(game.record);
  await element.updateComplete;
  return { element, rest: moves.slice(-left) };
}

/** Makes the last move of a won game on an element of that game, and waits for the sheet that comes then. */
export async function winAgain(element: Table, text: string): Promise<void> {
  const { record, moves } = movesOf(text);
  await element.load(record, { at: moves.length - 1 });
  element.redo();
  while (!element.shadowRoot!.querySelector('.result')) await settled(element);
}

export const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
};

export const cardOn = (element: Table, code: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(`[data-card="${code}"]`)!;

const pileOn = (element: Table, id: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(`.pile[data-pile="${id}"]`)!;

/** The middle of a pile's top card, or of its empty place. */
export function aim(element: Table, id: string): Point {
  const top = element.state!.piles.find((pile) => pile.id === id)!.cards.at(-1);
  return middle((id !== 'discard' && top && cardOn(element, top)) || pileOn(element, id));
}

export const buttonOn = (element: Table, selector: string): HTMLButtonElement =>
  element.shadowRoot!.querySelector<HTMLButtonElement>(selector)!;

export const focused = (element: Table): HTMLElement | null => element.shadowRoot!.activeElement as HTMLElement | null;

export const placeOf = (element: Table, code: string): Point => middle(cardOn(element, code));

export const codesOf = (element: Table, selector: string): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['card']!);

/** The cards on which nothing lies, but for those that are out of play. */
export const topsOf = (element: Table): string[] =>
  codesOf(element, '.card:not(.back)[data-above="0"]:not([data-pile=discard])');

/** The bottom card of the longest run of each pile, with its length. */
export function runsOf(element: Table): [card: string, count: number][] {
  const { runs } = (element.constructor as SolitaireElementClass).variant;
  const numberOf = (code: string) => 'CDHS'.indexOf(code[1]!) * 13 + 'A23456789TJQK'.indexOf(code[0]!);
  return element.state!.piles.flatMap(({ kind, cards, faceDown = 0 }) => {
    const isRun = (from: number) =>
      runs && from > faceDown && runs(numberOf(cards[from]!), numberOf(cards[from - 1]!), {});
    let bottom = cards.length - 1;
    while (isRun(bottom)) bottom--;
    const count = cards.length - bottom;
    return kind === 'tableau' && count > 1 ? [[cards[bottom]!, count] as [string, number]] : [];
  });
}

/** Where a card is grasped: those that lie on it leave its upper edge. */
export function gripOf(element: Table, code: string): Point {
  const { left, top, width } = cardOn(element, code).getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.ceil(top) + 4 };
}

/** The mouse is only in the window: elsewhere nothing would be pressed, and a test would notice nothing. */
function expectInWindow({ x, y }: Point): void {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) throw new Error(`${x}, ${y} is not in the window`);
}

export async function clickAt({ x, y }: Point): Promise<void> {
  expectInWindow({ x, y });
  await sendMouse({ type: 'click', position: [x, y] });
}

export const clickOn = (element: Element): Promise<void> => clickAt(middle(element));

/** Shows an element in full screen. A browser wants a press first. */
export async function fullScreen(element: Element): Promise<void> {
  await clickAt({ x: 1, y: 1 });
  await element.requestFullscreen();
}

export async function drag(from: Point, to: Point, release = true): Promise<void> {
  expectInWindow(from);
  await sendMouse({ type: 'move', position: [from.x, from.y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [Math.round((from.x + to.x) / 2), Math.round((from.y + to.y) / 2)] });
  await sendMouse({ type: 'move', position: [to.x, to.y] });
  if (release) await sendMouse({ type: 'up' });
}

export async function touchDrag(from: Point, to: Point): Promise<void> {
  await touch.start(from.x, from.y);
  await touch.move(Math.round((from.x + to.x) / 2), Math.round((from.y + to.y) / 2));
  await touch.move(to.x, to.y);
  await touch.lift();
}

/** Presses a control in the bar, or in the list of more. */
export async function press(element: Table, control: string): Promise<void> {
  const seen = (name: string) => shownControl(element, name);
  for (const name of seen(control) ? [control] : ['more', control]) {
    seen(name)!.scrollIntoView({ block: 'nearest' });
    await clickOn(seen(name)!);
    await element.updateComplete;
  }
}

/** The box of a setting in the open panel, by its label. */
export const settingIn = (dialog: HTMLDialogElement, name: string): HTMLInputElement =>
  [...dialog.querySelectorAll('label')].find(({ textContent }) => textContent.includes(name))!.querySelector('input')!;

/** Sets whether one tap moves a card. */
export async function setTap(element: Table, isOn: boolean): Promise<void> {
  const root = element.shadowRoot!;
  await pick(element, 'settings');
  await element.updateComplete;
  const field = settingIn(root.querySelector('dialog')!, 'Move cards with one tap');
  field.click();
  if (field.checked !== isOn) field.click();
  root.querySelector('dialog')!.close();
  while (root.querySelector('dialog')) await new Promise(requestAnimationFrame);
}

export function says(element: Table): string {
  const root = element.shadowRoot!;
  const message = root.querySelector<HTMLElement>('.message')!;
  const pill = root.querySelector('.pill');
  const seen = message.querySelector('[aria-hidden]') ?? message;
  return (pill && message.dataset['tells'] === 'playing' ? pill : seen).textContent.trim();
}

export const hears = (element: Table, what: RegExp): Promise<void> =>
  waitUntil(() => what.test(says(element)), `message ${String(what)}`);

export type Way = (from: Point, to: Point) => Promise<void>;

function ends(element: Table, move: Move): [Point, Point] | undefined {
  if (move.type === 'move') {
    return [move.count ? gripOf(element, move.card) : aim(element, move.from), aim(element, move.to)];
  }
  if (move.type !== 'remove') return undefined;
  const [first, second = 'discard'] = move.from;
  return [aim(element, first!), aim(element, second)];
}

export async function make(element: Table, move: Move, way: Way): Promise<void> {
  const places = ends(element, move);
  if (places) await way(...places);
  else if (move.type === 'redeal') await clickOn(buttonOn(element, '.turn'));
  else if (move.type === 'lift') {
    await clickOn(buttonOn(element, '.turn'));
    await element.updateComplete;
    const { left, top } = cardOn(element, move.card).getBoundingClientRect();
    await clickAt({ x: Math.round(left + 4), y: Math.round(top + 4) });
  } else await clickOn(buttonOn(element, '.stock'));
  await element.updateComplete;
}

export async function playThrough(element: Table, moves: Move[], way: Way): Promise<void> {
  for (const move of moves) {
    const { moveCount } = element;
    await make(element, move, way);
    if (element.moveCount !== moveCount + 1) {
      throw new Error(`move ${moveCount + 1} was not made: ${JSON.stringify(move)}`);
    }
  }
}
