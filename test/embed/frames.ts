// Frames with embed.html on the test's page, and what they tell.
import { fixture, html } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/index.js';
import { waitUntil } from '../support/wait-until.js';

export interface Told {
  readonly source: string;
  readonly type: string;
  readonly detail: { readonly [name: string]: any };
}

export interface Frame {
  readonly iframe: HTMLIFrameElement;
  /** What it has posted, and from which origin. */
  readonly told: Told[];
  readonly origins: Set<string>;
  /** Fulfilled with the first message of a type after `from`. */
  hears(type: string, from?: number): Promise<Told>;
}

/** Fulfilled with what is found as soon as it is there. */
export async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  let found: Found | null | undefined | false;
  await waitUntil(() => (found = find()), String(find));
  return found as Found;
}

interface Wanted {
  /** Default: the words of the documentation. `null`: no sandbox at all. */
  readonly sandbox?: string | null;
  readonly host?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly height?: number;
}

export const EMBED = new URL('../../dist/embed.html', import.meta.url);

/** The same server under another name: another origin. */
export const ELSEWHERE = `${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}`;

export async function frame(
  query: string,
  { sandbox = 'allow-scripts', host, attributes = {}, height = 900 }: Wanted = {},
): Promise<Frame> {
  const address = new URL(query, EMBED);
  if (host) address.host = host;
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const iframe = document.createElement('iframe');
  if (sandbox !== null) iframe.setAttribute('sandbox', sandbox);
  for (const [name, value] of Object.entries(attributes)) iframe.setAttribute(name, value);
  iframe.style.cssText = `width: 600px; height: ${height}px; border: 0`;
  iframe.src = address.href;
  const told: Told[] = [];
  const origins = new Set<string>();
  addEventListener('message', ({ source, origin, data }: MessageEvent<Told>) => {
    if (source !== iframe.contentWindow) return;
    told.push(data);
    origins.add(origin);
  });
  box.append(iframe);
  const hears = (type: string, from = 0) => until(() => told.slice(from).find((each) => each.type === type));
  return { iframe, told, origins, hears };
}

/** A frame of the test's own origin, which can be looked into, and its game once it shows its cards. */
export async function openFrame(query: string, wanted: Wanted = {}) {
  const made = await frame(query, { sandbox: null, ...wanted });
  const { iframe } = made;
  const element = await until(() => gameIn(iframe));
  await until(() => element.shadowRoot?.querySelector('.card'));
  return { ...made, element, page: iframe.contentDocument!, view: iframe.contentWindow as Window & typeof globalThis };
}

const gameIn = ({ contentDocument }: HTMLIFrameElement): SolitaireElement | undefined =>
  [...(contentDocument?.body?.children ?? [])].find((each): each is SolitaireElement => 'legalMoves' in each);

/** The notice that a frame of the test's own origin shows. */
export const noticeIn = ({ iframe }: Frame): Promise<string> =>
  until(() => iframe.contentDocument?.querySelector('[role="alert"]')?.textContent);

/** The link that a game in a frame shares, once its reader asks for it. */
export async function linkOf({ shadowRoot }: SolitaireElement, view: Window): Promise<string> {
  const link = new Promise<string>((resolve) => {
    const share = ({ url }: { url: string }) => Promise.resolve(resolve(url));
    Object.defineProperty(view.navigator, 'share', { value: share });
  });
  for (const button of ['[data-control=more]', '[data-control=share]', 'dialog .tool:not([data-control])']) {
    (await until(() => shadowRoot!.querySelector<HTMLElement>(button))).click();
  }
  return link;
}
