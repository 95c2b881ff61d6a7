import { expect } from 'chai';
import { listen, typesOf } from './acts.js';
import { settled } from './browser.js';
import type { GameOnPage } from './game-on-page.js';

/** What a promise is rejected with. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Asserts that something is refused, and the game as it was. */
export async function refuses(
  game: GameOnPage,
  ask: () => Promise<void>,
  type: typeof Error,
  named: RegExp,
): Promise<void> {
  const before = [game.state, game.record, game.canRedo];
  const control = new AbortController();
  const heard = listen(game, control.signal);
  const error = await rejection(ask());
  await settled();
  control.abort();
  expect(error).to.be.an.instanceOf(type);
  expect((error as Error).message).to.match(named);
  expect([game.state, game.record, game.canRedo]).to.deep.equal(before);
  expect(typesOf(heard)).to.deep.equal([]);
}
