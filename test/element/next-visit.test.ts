// The deal that is found while the page is idle, for the next visit.
import { expect } from '@open-wc/testing';
import { create, settled, table } from '../support/table.js';
import { freshStorage } from '../support/slots.js';
import { waitUntil } from '../support/wait-until.js';

const GAME = 'trusty-twelve';
const KEY = `solitaire-elements/1/${GAME}/next`;
const VISIT = { storage: 'local' };

const kept = (): { '{}'?: { version: number; seed: string } } =>
  JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;

/** Returns the seed on the table as soon as the element is on the page. */
async function visit(): Promise<string | null> {
  const element = create(GAME, VISIT);
  document.body.append(element);
  // Lit updates an element in the microtask after the next.
  await Promise.resolve();
  await Promise.resolve();
  const { state } = element;
  await settled(element);
  element.remove();
  return state?.seed ?? null;
}

describe('a random deal', () => {
  freshStorage();

  it('is found for the next visit while nobody plays, and is there at once then', async () => {
    await table(GAME, VISIT);
    await waitUntil(() => kept()['{}'], 'a deal is kept');
    const { seed } = kept()['{}']!;
    expect(await visit()).to.equal(seed);
    expect(kept()['{}']?.seed).not.to.equal(seed);
  });
});
