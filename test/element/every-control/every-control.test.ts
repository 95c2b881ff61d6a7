// Every control in every place does what it promises, pressed by the mouse, a finger or a key; with `--whole`, by each of them. The page
// tells which there are, so a place that lacks a line in `panels.ts` or `places.ts` is a failure, and so is a line without a control. A
// control of the table that has no line in any place must change something.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import * as along from '../../../src/show/controls/line-controls.js';
import { CONTROLS, lesson, more, stop } from '../../../src/show/controls/table.js';
import { freshAt } from '../../support/clock.js';
import { itWhole } from '../../support/few.js';
import { answered } from '../../support/slots.js';
import { settled, type Table } from '../../support/table.js';
import { OTHER_PANELS, PANELS } from './panels.js';
import { PLACES } from './places.js';
import { changes, type Outcome, type Place, WAYS } from './promises.js';

const ALL: Readonly<Record<string, Place>> = { ...PLACES, ...PANELS, ...OTHER_PANELS };

/** The names of everything that has a line. */
const NAMED = new Set(Object.values(ALL).flatMap(([, , does]) => Object.keys(does)));

const REGIONS = String([...new Set(Object.values(ALL).map(([within]) => within))]);

/** Cards and piles are pressed by the tests of the board. */
const CONTROL = 'button, input, select, summary, a, [role=button]:not([data-card], [data-pile])';

const nameOf = (each: HTMLElement): string => {
  const named = each.closest('label')?.querySelector('span') ?? each;
  return each.ariaLabel || named.innerText.replace(/\s+/g, ' ').trim() || each.title;
};

/** What can be pressed now. */
function controlsOf({ shadowRoot }: Table): HTMLElement[] {
  const panel = shadowRoot!.querySelector('dialog:modal') ?? shadowRoot!;
  return [...panel.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (each) => each.checkVisibility() && each.ariaDisabled !== 'true',
  );
}

const controlsIn = (element: Table, within: string): Map<string, HTMLElement> =>
  new Map(
    controlsOf(element)
      .filter((each) => each.closest(within))
      .map((each) => [nameOf(each), each]),
  );

const namesIn = (element: Table, within: string): string[] => [...controlsIn(element, within).keys()].sort();

const EACH_WAY = Object.keys(WAYS) as (keyof typeof WAYS)[];

/** The names of all controls that were pressed. */
const pressed = new Set<string | undefined>();

async function leave(element: Table): Promise<void> {
  element.remove();
  await answered();
  localStorage.clear();
}

/** The controls of the table that have no line anywhere. */
const furtherIn = (element: Table, within: string): Readonly<Record<string, Outcome>> =>
  Object.fromEntries(
    [...controlsIn(element, within)]
      .filter(([name, { dataset }]) => !NAMED.has(name) && CONTROLS.some((each) => each.name === dataset['control']))
      .map(([name]) => [name, changes]),
  );

/** Presses all that a place has, each in the way that is asked for. The reader comes anew after a press that changed the place. */
async function walk([within, come, named]: Place, wayOf: (index: number) => keyof typeof WAYS): Promise<void> {
  let element: Table | undefined = await come();
  const does = { ...named, ...furtherIn(element, within) };
  const names = Object.keys(does).sort();
  for (const [index, [name, outcome]] of Object.entries(does).entries()) {
    if (element && String(namesIn(element, within)) !== String(names)) {
      await leave(element);
      element = undefined;
    }
    element ??= await come();
    expect(namesIn(element, within)).to.deep.equal(names);
    expect(controlsOf(element).filter((each) => !each.closest(REGIONS))).to.deep.equal([]);
    const control = controlsIn(element, within).get(name)!;
    pressed.add(control.dataset['control']);
    control.scrollIntoView({ block: 'nearest' });
    const way = wayOf(index);
    try {
      await outcome(element, () => WAYS[way](control, element!), control);
    } catch (error) {
      throw new Error(`“${name}”, pressed by ${way}: ${(error as Error).message}`, { cause: error });
    }
    await settled(element);
  }
  await leave(element);
}

freshAt('2026-11-20T12:00');

describe('every control', () => {
  // Deals of a grade are searched for, and each place is come to again and again.
  before(() => setViewport({ width: 1000, height: 800 }));

  for (const [name, place] of Object.entries(ALL)) {
    const test = name in OTHER_PANELS ? itWhole : it;
    test(`of ${name} does what it promises`, async () => {
      if (globalThis.testsAreWhole) for (const way of EACH_WAY) await walk(place, () => way);
      else await walk(place, (index) => EACH_WAY[(name.length + index) % EACH_WAY.length]!);
    });
  }

  it('has been pressed', () => {
    const others = [more, stop, lesson];
    const names = [...CONTROLS, ...others, ...Object.values(along)].map(({ name }) => name);
    expect(names.filter((each) => !pressed.has(each))).to.deep.equal([]);
  });
});
