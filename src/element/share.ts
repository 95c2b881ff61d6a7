import { builtIn } from '../board/layout/window.js';

/** Copies also where scripts get no clipboard: on a page without HTTPS, or in a frame whose page doesn't allow it. */
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
 * @returns whether it was copied: not if it was shared, or if the reader canceled.
 * @throws an error of any kind, by rejecting, if it can be neither shared nor copied.
 */
export async function share(page: Document, text: string, url: string): Promise<boolean> {
  const { navigator } = builtIn(page, 'defaultView')!;
  const data = { title: builtIn(document, 'title'), text, url };
  try {
    // Where a frame may not share, the console reports each attempt.
    if (navigator.share && navigator.canShare?.(data) !== false) {
      await navigator.share(data);
      return false;
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return false;
    // Sharing is not allowed here, but copying may be.
  }
  const both = `${text}\n${url}`;
  if (!copyByCommand(page, both)) await navigator.clipboard.writeText(both);
  return true;
}
