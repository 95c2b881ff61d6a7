import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../board/view/icons.js';
import type { Texts } from '../../../locales/en.js';
import { type Control, FEW, type Place } from './controls.js';

/** How many places a bar has, with that of More. A wide bar has all places, and no More. */
const ROOM = { narrow: FEW, medium: 7 };

/** What a bar has first. */
const FIRST: readonly Control[] = ['undo', 'hint', 'new', 'finish', 'solution', 'redo', 'verdict'];

/** The width of a bar. */
type Width = 'narrow' | 'medium' | 'wide';

/** How wide a bar has to be for each place. `undefined`: it has it at any width. */
function widthsOf(places: readonly Place[]): ReadonlyMap<Place, Width | undefined> {
  const rank = ({ all }: Place): number => FIRST.indexOf(all[0]!) + 1 || Infinity;
  const isIn = (index: number, room: number) => index < (places.length > room ? room - 1 : room);
  const byNeed = [...places].sort((a, b) => rank(a) - rank(b));
  return new Map(
    byNeed.map((place, i) => [place, isIn(i, ROOM.narrow) ? undefined : isIn(i, ROOM.medium) ? 'medium' : 'wide']),
  );
}

// A button that can't be pressed keeps the focus it has, so none is ever really disabled. Two captions of one place both keep
// their room.
export const toolView = (
  { control, all, press, isFree }: Place,
  from: Width | undefined,
  texts: Texts,
): TemplateResult =>
  html`<button
    class="tool"
    part="button"
    type="button"
    data-control=${control}
    data-from=${from ?? nothing}
    data-first=${all.length > 1 ? texts[all[0]!] : nothing}
    data-last=${all.length > 1 ? texts[all.at(-1)!] : nothing}
    ?data-free=${isFree}
    title=${texts[control]}
    aria-disabled=${!press}
    @click=${press ?? nothing}
  >
    ${icon(control)}<span class="label" .textContent=${texts[control]}></span>
  </button>`;

/**
 * The bar of buttons above the table; nothing at all where the page wants none.
 *
 * @param hasButtons whether it has more than the captions. Far from the window these will do, unless the table gets what the bar leaves.
 */
export function toolbarView(
  places: readonly Place[],
  more: Place,
  texts: Texts,
  hasButtons: boolean,
): TemplateResult | typeof nothing {
  const { length } = places;
  if (length === 0) return nothing;
  const widths = new Map(widthsOf(places)).set(more, length > ROOM.medium ? undefined : 'narrow');
  const all = length > ROOM.narrow ? [...places, more] : places;
  if (!hasButtons) {
    const captions = all.map(({ control }) => texts[control]);
    return html`<div class="toolbar" part="toolbar">${captions.join(' ')}</div>`;
  }
  return html`
    <div class="toolbar" part="toolbar" role="group" aria-label=${texts.toolbar}>
      ${all.map((place) => toolView(place, widths.get(place), texts))}
    </div>
  `;
}

/** The list of what the bar has no room for. */
export function moreView(places: readonly Place[], choose: (press: () => void) => void, texts: Texts): TemplateResult {
  const widths = widthsOf(places);
  const choice = ({ press, ...place }: Place): Place => ({ ...place, press: press && (() => choose(press)) });
  const others = places.filter((place) => widths.get(place) && !place.isFree);
  return html`<div class="more">${others.map((place) => toolView(choice(place), widths.get(place), texts))}</div>`;
}
