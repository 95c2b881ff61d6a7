// A reader of a game without a screen: finds buttons, presses them, reads what is shown, and listens.
import type { Block } from '../../src/show/panels/blocks.js';
import type { Button } from '../../src/show/controls/controls.js';
import type { Panel } from '../../src/show/panels/panels.js';
import { settle } from '../play/player.js';
import type { ShownGame } from './shown-game.js';

type KeyOf = Parameters<NonNullable<ShownGame['table']>['listener']['key']>[0];

/** The blocks of a panel, with those inside others. */
const flat = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'details' ? [block, ...flat(block.blocks)] : block));

export const blocksOf = <Kind extends Block['kind']>(
  { shown }: ShownGame,
  kind: Kind,
): Extract<Block, { kind: Kind }>[] =>
  flat(shown?.panel?.blocks ?? []).filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

/** The buttons of the panel that is open. */
export const panelButtons = (game: ShownGame): Button[] => [
  ...blocksOf(game, 'buttons').flatMap(({ buttons }) => buttons),
  ...blocksOf(game, 'file').flatMap(({ choices }) => choices),
];

/** All buttons that are shown around the table: those of the panel, if one is open. */
export function buttonsOf(game: ShownGame): Button[] {
  const { line, bar, win, loss, lesson, panel } = game.shown!;
  if (panel) return panelButtons(game);
  const { ways = [], speed, ends = [] } = line.transport ?? {};
  return [
    ...(lesson?.offers ?? []),
    ...((win ?? loss)?.offers ?? []),
    ...(bar?.buttons ?? []),
    ...line.buttons,
    ...ways,
    speed,
    ...ends,
    line.sign,
  ].filter((button) => button !== undefined);
}

/** A button by the name of its control, or by what is written on it. */
export function button(game: ShownGame, name: string): Button | undefined {
  const all = buttonsOf(game);
  return all.find((each) => each.name === name) ?? all.find(({ caption, label }) => caption === name || label === name);
}

/** Presses a button, and waits for what comes of it. */
export async function press(game: ShownGame, name: string): Promise<void> {
  const found = button(game, name);
  if (!found)
    throw new Error(
      `no button ${name} among ${buttonsOf(game)
        .map((each) => each.name ?? each.caption)
        .join(', ')}`,
    );
  found.press?.();
  await settle(game);
}

/** Presses a button of the bar or of the list of more. */
export async function pick(game: ShownGame, name: string): Promise<void> {
  if (!button(game, name)) await press(game, 'more');
  await press(game, name);
}

/** Opens a panel, from the bar or from the list of more. */
export async function open(game: ShownGame, name: string): Promise<Panel> {
  await pick(game, name);
  return game.shown!.panel!;
}

/** Closes the panel, as the browser does. */
export async function close(game: ShownGame): Promise<void> {
  game.shown!.panel!.closed();
  await settle(game);
}

/** What the message line says to the eye. */
export const says = ({ shown }: ShownGame): string => shown!.line.seen;

/** Fulfilled once the line says something. */
export async function hears(game: ShownGame, what: RegExp): Promise<void> {
  while (!what.test(says(game))) await settle(game);
}

/** What a screen reader says. */
export const saidBy = ({ shown }: ShownGame): string => shown!.said.join('').replaceAll('\u00a0', '');

/** Everything that is said from now on. */
export function listen({ heard }: ShownGame): string[] {
  heard.length = 0;
  return heard;
}

/** Lets time pass until something is so. */
export async function passUntil(game: ShownGame, isSo: () => unknown): Promise<void> {
  while (!isSo()) await game.page.tab.browser.pass(100);
}

/** Presses a key on the table, as the board passes it on. Returns whether it is used. */
export async function key(game: ShownGame, name: string, more: Partial<KeyOf> = {}): Promise<boolean> {
  const { listener } = game.table!;
  const event: KeyOf = {
    key: name,
    code: /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name,
    ...{ ctrlKey: false, metaKey: false, shiftKey: false, repeat: false },
    ...more,
  };
  const isUsed = listener.touched(event) || listener.key(event);
  await settle(game);
  return isUsed;
}

/** All text of the panel, block by block. */
export function panelText(game: ShownGame): string {
  const texts = flat(game.shown?.panel?.blocks ?? []).flatMap((block): string[] => {
    switch (block.kind) {
      case 'lines':
        return block.lines.map((line) => line.join(' '));
      case 'keys':
        return block.keys.map((line) => line.join(' '));
      case 'points':
        return [...block.points];
      case 'buttons':
        return block.buttons.map(({ caption }) => caption);
      case 'file':
        return [...block.report, ...block.choices.map(({ caption }) => caption)];
      case 'bars':
        return [block.caption, ...block.bars.flatMap(({ name, text }) => [name, text])];
      case 'entry':
        return [];
      case 'moves':
        return block.moves.map(({ seen }) => seen);
      case 'figure':
        return [block.caption];
      case 'details':
        return [block.summary];
      case 'switch':
      case 'choice':
      case 'select':
        return [block.name];
      default:
        return [block.text];
    }
  });
  return texts.join('\n');
}
