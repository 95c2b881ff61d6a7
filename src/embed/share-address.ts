/**
 * The address that links out of the frame are made of: the one that was given, else that of the page around the frame.
 * `undefined` where that is not known: then it is the frame's own, which opens links too.
 */
export function shareAddress(given: string | null): string | undefined {
  if (given !== null && isPage(given)) return given;
  if (given !== null) console.warn(`share-url=${given} is not allowed; allowed: an address with http or https`);
  const { referrer } = document;
  return parent !== window && isPage(referrer) && isWhole(new URL(referrer)) ? referrer : undefined;
}

/** Of a page elsewhere a browser tells only the origin, unless that page asks for more. */
const isWhole = ({ origin, pathname, search }: URL): boolean =>
  origin === new URL(location.href).origin || pathname + search !== '/';

const isPage = (address: string): boolean => /^https?:/.test(address) && URL.canParse(address);
