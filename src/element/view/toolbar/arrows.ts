import { ARROWS, minBy } from '../../../board/input/spots.js';

/** What holds controls, in the order of Tab. Figures in a panel are read first, so there arrows scroll. */
const GROUPS = ':is(.toolbar, .status, .table, .over, header, .more:not(dl ~ *))';
const STOPS = `${GROUPS} :is(button, input, [tabindex])`;

/** More pixels than a way within a group has. */
const FAR = 1e5;

/**
 * Leads from one control to the next by an arrow, for readers who have no Tab, such as those with a remote control: to the left or right
 * as the controls are seen, and up or down beyond the last one into the group before or after it. The table is one stop, and uses most
 * arrows itself. An arrow that leads nowhere is left to the page.
 */
export function leadByArrow(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  const by = ARROWS[key];
  const from = event.target as HTMLElement;
  const isSideways = /Left|Right/.test(key);
  if (!by || defaultPrevented || altKey || ctrlKey || metaKey || !from.closest(GROUPS)) return;
  // A slider needs them itself.
  if (isSideways && from.matches('input')) return;
  const root = from.closest('dialog') ?? (event.currentTarget as HTMLElement);
  const groups = [...root.querySelectorAll(GROUPS)];
  const groupOf = (stop: HTMLElement): number => groups.indexOf(stop.closest(GROUPS)!);
  const at = from.getBoundingClientRect();
  const next = minBy([...root.querySelectorAll<HTMLElement>(STOPS)], (stop) => {
    const box = (stop.closest('.table') ?? stop).getBoundingClientRect();
    // Twice the way from middle to middle.
    const x = box.left + box.right - at.left - at.right;
    const y = box.top + box.bottom - at.top - at.bottom;
    const groupsOn = isSideways ? 0 : by * (groupOf(stop) - groupOf(from));
    const isAhead = isSideways ? by * x > at.width && Math.abs(y) < box.height : by * y > at.height;
    const isThere = box.width > 0 && stop.tabIndex === 0 && (groupsOn > 0 || (groupsOn === 0 && isAhead));
    return isThere ? groupsOn * FAR + Math.abs(x) + Math.abs(y) : Infinity;
  });
  if (!next) return;
  next.focus();
  event.preventDefault();
}
