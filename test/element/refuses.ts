import { expect } from '@open-wc/testing';
import { listen, settled, typesOf } from '../support/table.js';
import type { Table } from '../support/table.js';

/** What a promise is rejected with. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Asserts that something is refused, and the game as it was. */
export async function refuses(
  element: Table,
  ask: () => Promise<void>,
  type: typeof Error,
  named: RegExp,
): Promise<void> {
  const before = [element.state, element.record, element.canRedo];
  const heard = listen(element);
  const error = await rejection(ask());
  await settled(element);
  expect(error).to.be.an.instanceOf(type);
  expect((error as Error).message).to.match(named);
  expect([element.state, element.record, element.canRedo]).to.deep.equal(before);
  expect(typesOf(heard)).to.deep.equal([]);
}
