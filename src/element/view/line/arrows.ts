import { ARROWS } from '../../../board/input/characters.js';

/** Groups of controls, in the order of Tab. Figures in a panel are read first, so arrows scroll there. */
const GROUPS = ':is(.strip, .toolbar, .status, .table, .panel.result, header, .more:not(dl ~ *))';

/**
 * Leads along the stops of Tab by arrows, for readers who have no Tab, such as those with a remote control: to the left or right in
 * a row, and up or down to the next row or group. The table is one stop, and uses most arrows itself. An arrow that leads nowhere is
 * left to the page.
 */
export function leadByArrow(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  const from = event.target as HTMLElement;
  const group = from.closest(GROUPS);
  const isSideways = /Left|Right/.test(key);
  const by = ARROWS[key]! * (isSideways && from.matches(':dir(rtl)') ? -1 : 1);
  // A slider needs its own.
  if (!by || !group || defaultPrevented || altKey || ctrlKey || metaKey || (isSideways && from.matches('input')))
    return;
  const root = from.closest('dialog') ?? (event.currentTarget as HTMLElement);
  const stops = [...root.querySelectorAll<HTMLElement>(`${GROUPS} :is(button, input, [tabindex])`)].filter(
    ({ tabIndex, offsetWidth }) => tabIndex === 0 && offsetWidth > 0,
  );
  const middleOf = ({ offsetTop, offsetHeight }: HTMLElement): number => offsetTop + offsetHeight / 2;
  // The heading of a panel is no stop, and as wide as the panel.
  const isBeside = (stop: HTMLElement | undefined): boolean =>
    stop?.closest(GROUPS) === group &&
    (from.tabIndex < 0 || Math.abs(middleOf(stop) - middleOf(from)) < from.offsetHeight / 2);
  let at = stops.indexOf(from) + by;
  if (!isSideways) while (isBeside(stops[at])) at += by;
  const next = stops[at];
  if (!next || isBeside(next) !== isSideways) return;
  next.focus();
  event.preventDefault();
}
