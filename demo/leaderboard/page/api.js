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

const dated = (path, date) => `${path}?date=${encodeURIComponent(date)}`;

export const dealOf = (date) => asked(dated('api/day', date));

export const boardOf = (date) => asked(dated('api/board', date));

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
