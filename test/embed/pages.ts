import type { TrefoilSolitaireElement, PyramidDozenElement, TrustyTwelveElement } from '../../src/index.js';
import type { OpenedPage } from '../support/commands.js';

interface Tags {
  'pyramid-dozen': PyramidDozenElement;
  'trefoil-solitaire': TrefoilSolitaireElement;
  'trusty-twelve': TrustyTwelveElement;
}

/** What probe.js offers in the pages here. */
export interface Probe {
  violations: string[];
  load(src: string, type?: 'module' | ''): Promise<void>;
  drawn(element: Element): Promise<void>;
  add<Tag extends keyof Tags>(tag: Tag, properties?: object): Promise<Tags[Tag]>;
  text(element: Element, selector: string): string;
  addFive(): void;
  playAll(): Promise<{ played: Record<string, string>; violations: string[]; left: string[] }>;
  left(): string[];
}

/** What `probe.playAll()` tells of a page with all five elements. */
export const FIVE_PLAYED = {
  'trusty-twelve': '52 cards, 1 move',
  'pyramid-dozen': '52 cards, 1 move',
  'trefoil-solitaire': '52 cards, 1 move',
  'lucky-thirteen': '52 cards, 1 move',
  'bakers-dozen': '52 cards, 1 move',
};

/** For `openPage`'s `evaluate`: the function goes to the page as text and knows nothing but what it is given. */
export const inPage = <Given extends unknown[]>(
  run: (probe: Probe, ...given: Given) => unknown,
  ...given: Given
): string => `(${String(run)})(probe, ...${JSON.stringify(given)})`;

export const MAIN_SCRIPT = '../../dist/solitaire-elements.js';

/** The paths a page has requested; browsers look for a favicon on their own. */
export const requestsOf = ({ requests }: OpenedPage): string[] =>
  requests.map((address) => new URL(address).pathname).filter((path) => path !== '/favicon.ico');

/** Everything on the console of a page, but that the modules' Lit is the one for development. */
export const complaintsOf = ({ console, errors }: OpenedPage): string[] =>
  [...console.map(({ text }) => text), ...errors].filter((text) => !text.startsWith('Lit is in dev mode'));
