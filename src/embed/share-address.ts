/**
 * The URL for shared links: the given one, otherwise that of the page around the frame. `undefined` if that is not known: links then
 * lead to the frame's own page, which opens them, too. An invalid URL logs a warning.
 */
export function shareAddress(given: string | null): string | undefined {
  if (given !== null && isPage(given)) return given;
  if (given !== null) console.warn(`share-url=${given} is not allowed; allowed: a URL with http or https`);
  const { referrer } = document;
  return parent !== window && isPage(referrer) && isWhole(new URL(referrer)) ? referrer : undefined;
}

/** For a page of another origin, a browser reveals only that origin, unless the frame has another `referrerpolicy`. */
const isWhole = ({ origin, pathname, search }: URL): boolean =>
  origin === new URL(location.href).origin || pathname + search !== '/';

const isPage = (address: string): boolean => /^https?:/.test(address) && URL.canParse(address);
