import { Refusal } from './refusal.mjs';

const DAY = 24 * 60 * 60 * 1000;

const isoDate = (time) => new Date(time).toISOString().slice(0, 10);

/** The date that an address names, from the year 1000 on. @throws Refusal if it names none, or one that isn't in the calendar */
export function dateIn(url) {
  const date = url.searchParams.get('date') ?? '';
  const time = /^[1-9]\d{3}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00Z`) : NaN;
  if (!Number.isNaN(time) && isoDate(time) === date) return date;
  throw new Refusal(400, 'date', 'The URL needs a date, such as ?date=2026-11-20.');
}

/** The seven days that end with a date, in order. */
export function weekTo(date) {
  const end = Date.parse(`${date}T00:00Z`);
  return Array.from({ length: 7 }, (_, i) => isoDate(end - (6 - i) * DAY));
}

/** The id that an address names; 0, which no win has, if it is no id. */
export function idIn(url) {
  const id = url.searchParams.get('id') ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

/** Where a page of a board ends, as text for `after`. A row that is added or deleted moves no other page. */
export const cursorOf = ({ moves, id }) => `${moves}-${id}`;

/** The end of the page before, `undefined` for the first page. @throws Refusal if it's no cursor */
export function cursorIn(url) {
  const text = url.searchParams.get('after');
  if (text === null) return undefined;
  const [, moves, id] = /^(\d{1,5})-(\d{1,15})$/.exec(text) ?? [];
  if (id) return { moves: Number(moves), id: Number(id) };
  throw new Refusal(400, 'cursor', 'The cursor after=… must be the "next" of an earlier answer.');
}
