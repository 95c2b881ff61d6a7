/** What the server answers. @throws Error with its reason as a sentence */
async function asked(path, request) {
  let response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Error('The server cannot be reached.');
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const query = (values) => new URLSearchParams(values).toString();

const deals = new Map();

/** The deal of a date. It never changes, so it is asked for once. */
export function dealOf(date) {
  if (!deals.has(date)) {
    const deal = asked(`api/day?${query({ date })}`);
    deals.set(date, deal);
    deal.catch(() => deals.delete(date));
  }
  return deals.get(date);
}

/**
 * A page of a board: `{ rows, next }`, and of a week its first date, `from`.
 *
 * @param {'board' | 'week'} path
 * @param {string | null} after the `next` of the page before
 */
export const boardOf = (path, date, after) => asked(`api/${path}?${query({ date, ...(after && { after }) })}`);

/** The place of a win on its day: `{ rank, of }`. */
export const rankOf = (id) => asked(`api/rank?id=${id}`);

/** A row with its record and its times. */
export const winOf = (id) => asked(`api/win?id=${id}`);

export const postWin = (win) =>
  asked('api/wins', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(win) });

/** Calls `seen` with each new row, and `changed` whenever the connection comes or goes. */
export function listen(seen, changed) {
  const source = new EventSource('api/live');
  source.addEventListener('win', ({ data }) => seen(JSON.parse(data)));
  source.addEventListener('open', () => changed(true));
  source.addEventListener('error', () => changed(false));
}
