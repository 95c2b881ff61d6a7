import type { ReactiveElement } from 'lit';
import { composedPath, isElement } from '../../board/layout/surroundings.js';

/** The elements on the page. */
const followers = new Set<ReactiveElement>();

/**
 * Updates all of them after a table has been added, or the page has changed its language. Each also fires `languagechange`, so that what
 * speaks for it, such as a calendar, can follow.
 */
export const updateFollowers = (): void =>
  followers.forEach((host) => {
    host.requestUpdate();
    host.dispatchEvent(new CustomEvent('languagechange'));
  });

const watcher = globalThis.MutationObserver && new MutationObserver(updateFollowers);

/** Updates an element whenever its language may have changed, as long as it is on the page. */
export function followLanguage(host: ReactiveElement): void {
  for (const node of composedPath(host)) {
    if (!isElement(node)) watcher.observe(node, { subtree: true, attributeFilter: ['lang'] });
  }
  followers.add(host);
}

export function unfollowLanguage(host: ReactiveElement): void {
  followers.delete(host);
  if (followers.size === 0) watcher.disconnect();
}
