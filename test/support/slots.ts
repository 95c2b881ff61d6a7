// The slots that elements keep their games in: each is a lock of the browser.

/** The browser answers in order: once it has answered this, it has answered whatever an element asked before. */
export const answered = (): Promise<unknown> => navigator.locks.request('answered', () => {});

/** How many slots are held. */
export async function slotsHeld(): Promise<number> {
  await answered();
  return (await navigator.locks.query()).held!.length;
}

/**
 * Waits until all elements that have left have left their slots. Before that they may still write there, and the next
 * element would not get its slot.
 */
async function slotsFree(): Promise<void> {
  while ((await slotsHeld()) > 0);
}

/** Begins each test of the file or the block with an empty storage, and leaves an empty one. */
export function freshStorage(): void {
  beforeEach(slotsFree);
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());
}
