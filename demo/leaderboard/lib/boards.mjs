import { cursorIn, cursorOf, dateIn, idIn, weekTo } from './query.mjs';
import { Refusal } from './refusal.mjs';

/** Rows in one answer. */
const PAGE = 100;

/** The endpoints that read wins: each takes a request and its address. */
export function boards(store) {
  /** A page of a board, and where the next one begins: `null` if there is none. */
  async function pageOf(dates, url) {
    const rows = await store.best(dates, cursorIn(url), PAGE + 1);
    const next = rows.length > PAGE ? cursorOf(rows[PAGE - 1]) : null;
    return { rows: rows.slice(0, PAGE), next };
  }

  return {
    'GET /api/board': async (_, url) => {
      const date = dateIn(url);
      return { date, ...(await pageOf([date], url)) };
    },
    'GET /api/week': async (_, url) => {
      const week = weekTo(dateIn(url));
      return { from: week[0], to: week[6], ...(await pageOf(week, url)) };
    },
    'GET /api/win': async (_, url) => found(await store.win(idIn(url))),
    'GET /api/rank': async (_, url) => found(await store.rank(idIn(url))),
  };
}

function found(win) {
  if (win === undefined) throw new Refusal(404, 'not-found', 'This win does not exist.');
  return win;
}
