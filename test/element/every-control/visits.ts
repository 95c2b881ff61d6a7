// How a reader comes to each place where something can be pressed.
import { recordFromText, type Verdict } from '../../../src/engine.js';
import { trustyTwelve } from '../../../src/games/trusty-twelve.js';
import { fill } from '../../support/full.js';
import { LOST } from '../../support/games-played.js';
import { drag, make } from '../../support/hand.js';
import { answered } from '../../support/slots.js';
import { type Attributes, box, control, create, pick, settled, type Table, table } from '../../support/table.js';
import { playOn } from '../acts.js';
import { GOES_HOME } from '../decks.js';
import { choose } from '../reader.js';
import { defineTwelve, outcome } from '../searches.js';

/** Trusty Twelve of which is found out what a test says, by the number of cards that have left the stock. */
let verdicts: readonly Verdict[] = [];
export const isNow = (...each: Verdict[]): void => void (verdicts = each);
defineTwelve('told-twelve', {
  *search(_, { piles }) {
    yield 1;
    return outcome(verdicts[40 - piles[trustyTwelve.piles.stock]!.length] ?? 'winnable');
  },
  grading: {
    player:
      ({ seed }) =>
      () =>
        seed.charCodeAt(0) % 3,
    limits: () => [1, 2],
  },
});

const LOSS = recordFromText(LOST[0]!.text.replace('trusty', 'told'));

/** Waits for something in an element. */
async function found(element: Table, selector: string): Promise<Table> {
  while (!element.shadowRoot!.querySelector(selector)) await settled(element);
  return element;
}

/** A game that nobody has touched. */
export const fresh = (attributes: Attributes = {}, game = 'bakers-dozen'): Promise<Table> =>
  table(game, { seed: '42', deals: 'any', ...attributes });

export async function closed(): Promise<Table> {
  const element = create('bakers-dozen', { seed: '42', poster: '' });
  (await box()).append(element);
  return found(element, '.poster');
}

/** Presses a control, and waits for what comes of it. */
function pressed(element: Table, name: string, selector: string): Promise<Table> {
  control(element, name).click();
  return found(element, selector);
}

/** One move that can be taken back, and one that can be made again. */
export async function begun(attributes: Attributes = {}, game?: string): Promise<Table> {
  const element = await fresh(attributes, game);
  for (let i = 0; i < 2; i++) element.play(element.legalMoves[0]!);
  element.undo();
  await settled(element);
  return element;
}

/** A game that the statistics count. */
export async function counted(): Promise<Table> {
  const element = await fresh({ buttons: 'solution' });
  await make(element, element.legalMoves[0]!, drag);
  return element;
}

/** Opens a panel by the bar, the list of more, or a long press. */
export async function within(panel: string, coming: Promise<Table>): Promise<Table> {
  const element = await coming;
  await pick(element, panel);
  return found(element, 'dialog');
}

/** A deal that is entered, and not yet taken. */
export async function entered(text: string): Promise<Table> {
  const element = await within('enter-deal', fresh());
  const field = element.shadowRoot!.querySelector('textarea')!;
  field.value = text;
  field.dispatchEvent(new InputEvent('input'));
  return element;
}

export async function held(name: string, coming: Promise<Table>): Promise<Table> {
  const element = await coming;
  control(element, name).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  return found(element, 'dialog');
}

export async function keysOf(coming: Promise<Table>): Promise<Table> {
  const element = await coming;
  const spot = element.shadowRoot!.querySelector('.table [tabindex="0"]')!;
  spot.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
  return found(element, 'dialog');
}

/** A game that was left by New for another one, of which one move can be taken back. */
export async function left(): Promise<Table> {
  const element = await begun();
  await element.newGame({ seed: 7 });
  return element;
}

/** A replay that stands still after one of its three moves. */
export async function replay(): Promise<Table> {
  const element = await begun({}, 'told-twelve');
  void element.watch(LOSS, { pace: 60_000 });
  await found(element, '.transport');
  return pressed(element, 'stepOn', '[data-control=play]');
}

/** The same, once more under way. */
export async function running(): Promise<Table> {
  const element = await replay();
  return pressed(element, 'play', '[data-control=pause]');
}

/** A solution of three moves that stands still after the first. */
export async function solved(): Promise<Table> {
  const element = await fresh({ deck: GOES_HOME });
  while (element.moveCount < 49) element.play(element.legalMoves[0]!);
  await pick(element, 'solution');
  await found(element, '.transport');
  return pressed(element, 'stepOn', '[data-control=play]');
}

/** A replay that is played on, whose end can be brought back; and then, from that end, the other try. */
export async function playedOn(): Promise<Table> {
  const element = await replay();
  return pressed(element, 'playOn', '.status [data-control=end]');
}

export async function branched(): Promise<Table> {
  const element = await playedOn();
  return pressed(element, 'end', '.status [data-control=branch]');
}

/** A game that is lost, with what is found out at its end. */
export async function lost(...each: Verdict[]): Promise<Table> {
  isNow(...each);
  const element = await fresh({}, 'told-twelve');
  await element.load(LOSS, { at: 2 });
  element.redo();
  await found(element, '.offers [data-control]:first-child');
  return element;
}

/** A game in play that its reader knows to be lost. */
export async function known(): Promise<Table> {
  isNow('winnable', 'unwinnable', 'unwinnable', 'unwinnable');
  const element = await fresh({}, 'told-twelve');
  await element.load(LOSS, { at: 1 });
  await pick(element, 'verdict');
  while (!/no longer/i.test(element.shadowRoot!.querySelector('.message')!.textContent)) await settled(element);
  return element;
}

export async function won(attributes: Attributes): Promise<Table> {
  const element = await fresh(attributes);
  element.finish();
  return found(element, '.result');
}

const kept = new Map<string, [key: string, value: string][]>();

/** A day that is won, with others that were won before it; as it is found on the next visit. */
export async function wonDays(...days: string[]): Promise<Table> {
  const name = days.join();
  if (!kept.has(name)) {
    for (const day of days) {
      const element = await table('bakers-dozen', { daily: day, storage: 'local' });
      for (const move of (await element.solution())!) element.play(move);
      await settled(element);
      await answered();
      element.remove();
      await answered();
    }
    kept.set(name, Object.entries(localStorage) as [string, string][]);
  }
  for (const [key, value] of kept.get(name)!) localStorage.setItem(key, value);
  return found(await table('bakers-dozen', { daily: days.at(-1)!, storage: 'local' }), '.result');
}

/** A game that the storage has no room for, some moves after the reader was told. */
export async function unkept(): Promise<Table> {
  const element = await table('bakers-dozen', { seed: '42', storage: 'local' });
  fill();
  for (let i = 0; i < 2; i++) await playOn(element);
  return found(element, '[data-control=unkept]');
}

/** The statistics, while a file is added from a slow disk. */
export async function adding(): Promise<Table> {
  const element = await within('statistics', fresh({ storage: 'local' }));
  // eslint-disable-next-line @typescript-eslint/unbound-method -- It is put back.
  const { text } = Blob.prototype;
  Blob.prototype.text = () => new Promise(() => {});
  choose(element, '{}');
  Blob.prototype.text = text;
  return found(element, 'progress');
}
