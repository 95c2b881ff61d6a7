/**
 * The names of the locks that are held, here or in other tabs, when the browser last said so. It answers too late for a page that is
 * being left, so each write asks for the next one. A game begun in another tab since then can be removed: that tab saves it again
 * with its next move.
 */
export const heldBy = new WeakMap<LockManager, ReadonlySet<string | undefined>>();

type Held = Promise<ReadonlySet<string | undefined> | undefined>;

/** The question that the browser hasn't answered yet. All slots of a page that opens share it. */
const asked = new WeakMap<LockManager, Held>();

/** Asks which locks are held; `undefined` if the browser doesn't say. */
export function findHeld(locks: LockManager): Held {
  const ask = async (): Held => {
    const found = await locks.query().catch(() => undefined);
    asked.delete(locks);
    const held = found && new Set(found.held?.map(({ name }) => name));
    if (held) heldBy.set(locks, held);
    return held;
  };
  const held = asked.get(locks) ?? ask();
  asked.set(locks, held);
  return held;
}
