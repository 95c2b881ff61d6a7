// What a reader reads and sets in an open panel of a game without a screen.
import type { Select, Switch } from '../../src/show/panels/blocks.js';
import { settle } from '../play/player.js';
import { blocksOf } from './reader.js';
import type { ShownGame } from './shown-game.js';

function named<Named extends Select | Switch>(blocks: readonly Named[], name: string): Named {
  const found = blocks.find((block) => block.name === name);
  if (!found) throw new Error(`no ${name} among ${blocks.map((block) => block.name).join(', ')}`);
  return found;
}

/** A switch by its name. */
export const switchIn = (game: ShownGame, name: string): Switch => named(blocksOf(game, 'switch'), name);

/** Switches something on or off. */
export async function setSwitch(game: ShownGame, name: string, isOn: boolean): Promise<void> {
  switchIn(game, name).set(isOn);
  await settle(game);
}

/** What is chosen in a list: its value, and what is read of it. */
export function chosenIn(game: ShownGame, name: string): readonly [value: string, text: string] | undefined {
  const { options, chosen } = named(blocksOf(game, 'select'), name);
  return options.find(([value]) => value === chosen);
}

/** Chooses one of the values of a list. */
export async function choose(game: ShownGame, name: string, value: string): Promise<void> {
  const { options, choose } = named(blocksOf(game, 'select'), name);
  if (!options.some(([each]) => each === value)) throw new Error(`${name} has no ${value}`);
  choose(value);
  await settle(game);
}

/** What is shown by name, in rows, tiles or as keys. */
export const linesIn = (game: ShownGame): { [name: string]: string } =>
  Object.fromEntries(blocksOf(game, 'lines').flatMap(({ lines }) => lines));

/** The groups of games: how many were played and won, in whole percent of the longest. */
export const barsIn = (game: ShownGame) =>
  blocksOf(game, 'bars').map(({ caption, bars }) => ({
    caption,
    names: bars.map(({ name }) => name),
    told: bars.map(({ text }) => text),
    bars: bars.map(({ played, won }) => [Math.round(played), Math.round(won)]),
  }));
