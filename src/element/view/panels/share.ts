/** The page's own address. A page without one, such as a frame with `srcdoc`, has that of the page around it. */
export const pageAddress = (): string => (location.protocol === 'about:' ? document.baseURI : location.href);

/**
 * Hands a text and a link to what the reader's system shares with, or else copies them.
 *
 * @param navigator of the window that has the focus: only there anything can be copied.
 * @returns whether it was copied; `undefined` where it was shared, or the reader thought better of it.
 */
export async function share(
  navigator: Navigator,
  title: string,
  text: string,
  url: string,
): Promise<boolean | undefined> {
  try {
    if (navigator.share) return void (await navigator.share({ title, text, url }));
  } catch (error) {
    if ((error as Error).name === 'AbortError') return undefined;
    // Sharing is not allowed here, but copying may be.
  }
  return (
    navigator.clipboard?.writeText(`${text}\n${url}`).then(
      () => true,
      () => false,
    ) ?? false
  );
}
