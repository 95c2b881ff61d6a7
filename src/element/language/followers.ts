import type { ReactiveElement } from 'lit';

/** The elements on the page. */
const followers = new Set<ReactiveElement>();

/** Updates all of them: a table has come, or the page has changed its language. */
export const updateFollowers = (): void => followers.forEach((host) => host.requestUpdate());

const watcher = globalThis.MutationObserver && new MutationObserver(updateFollowers);

/** The element and what it is in, outwards: through slots and out of shadow roots. */
export function* around(element: Element): Generator<Node> {
  for (let at: Node | null = element; at;) {
    yield at;
    at = (at as Element).assignedSlot ?? at.parentNode ?? (at as ShadowRoot).host ?? null;
  }
}

/** Updates an element whenever its language may have changed, as long as it is on the page. */
export function followLanguage(host: ReactiveElement): void {
  for (const node of around(host)) {
    if (!(node instanceof Element)) watcher.observe(node, { subtree: true, attributeFilter: ['lang'] });
  }
  followers.add(host);
}

export function unfollowLanguage(host: ReactiveElement): void {
  followers.delete(host);
  if (followers.size === 0) watcher.disconnect();
}
