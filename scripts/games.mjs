import { readdirSync } from 'node:fs';
import { createGame, games } from '../dist/engine.js';

const examples = new URL('../dist/example-modules/', import.meta.url);

const modules = readdirSync(examples)
  .filter((file) => file.endsWith('.js'))
  .map((file) => import(new URL(file, examples)));

/** The examples: the static `variant` of each class that a module exports. */
export const variants = (await Promise.all(modules)).flatMap((module) =>
  Object.values(module).flatMap(({ variant }) => variant ?? []),
);

/** The five games and the examples. */
export const allGames = [...games.map((id) => createGame(id).deal.rules), ...variants];
