import type { ReactiveElement } from 'lit';
import { composedPath, isElement } from '../../board/layout/surroundings.js';

/** The elements on the page. */
const followers = new Set<ReactiveElement>();

/**
 * Updates all of them: a table has come, or the page has changed its language. What else on the page speaks for an element, such as
 * a calendar, hears of it as of the window's language.
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
