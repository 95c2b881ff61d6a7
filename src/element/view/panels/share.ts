import { builtIn } from '../../../board/layout/window.js';
import { untracked } from '../../../engine/record/link-text.js';

/** The page's own address. A page without one, such as a frame with `srcdoc`, has that of the page around it. */
export const pageAddress = (host: Element): string =>
  untracked(location.protocol === 'about:' ? host.baseURI : location.href);

/** Copies if no clipboard is to be had: on a page without HTTPS, or in a frame whose page doesn't allow it. */
function copyByCommand(document: Document, text: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData!.setData('text/plain', text);
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('copy', give, true);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', give, true);
  return isCopied;
}

/**
 * Hands a text and a link to what the reader's system shares with, or else copies them.
 *
 * @param page the document that has the focus, because nothing can be copied in others.
 * @returns whether it was copied; `undefined` if it was shared, or if the reader canceled.
 */
export async function share(page: Document, text: string, url: string): Promise<boolean | undefined> {
  const { navigator } = builtIn(page, 'defaultView')!;
  try {
    if (navigator.share) return void (await navigator.share({ title: builtIn(document, 'title'), text, url }));
  } catch (error) {
    if ((error as Error).name === 'AbortError') return undefined;
    // Sharing is not allowed here, but copying may be.
  }
  const both = `${text}\n${url}`;
  try {
    await navigator.clipboard.writeText(both);
    return true;
  } catch {
    return copyByCommand(page, both);
  }
}
