import { html, nothing, type TemplateResult } from 'lit';
import { windowOf } from '../../../board/layout/window.js';
import { icon } from '../../../board/view/icons.js';
import type { Texts } from '../../../locales/en.js';
import { plain } from '../../../locales/plain.js';
import { type Control, hasMore, inBar, type Place } from './controls.js';

/** What lists of further controls offer, in groups: of this deal, and of the reader. */
const LISTS = {
  more: [
    ['choose', 'restart', 'back', 'verdict', 'lesson', 'solution', 'stop', 'finish', 'legal-moves', 'share'],
    ['rules', 'statistics', 'settings'],
  ],
  hint: [['verdict', 'lesson', 'solution', 'stop']],
} as const satisfies Readonly<Record<string, readonly (readonly Control[])[]>>;

export type List = keyof typeof LISTS;

// A button that can't be pressed keeps the focus it has, so none is ever really disabled.
/** @param caption is part of the button's name. */
export const toolView = (
  { control, press }: Place,
  texts: Texts,
  caption = texts[control],
  isWide = false,
): TemplateResult =>
  html`<button
    class="tool"
    part="button"
    type="button"
    data-control=${control}
    ?data-wide=${isWide}
    title=${plain(texts[control])}
    aria-label=${plain(texts[control])}
    aria-disabled=${!press}
    @click=${press ?? nothing}
  >
    ${icon(control)}<span class="label" .textContent=${caption}></span>
  </button>`;

/** Whether a bar in a given height stands below the table: as its styles have it, on a phone that is held upright. */
export const isAtLowerEdge = (host: Element): boolean =>
  windowOf(host).matchMedia('(orientation: portrait) and (width < 600px)').matches;

/**
 * The bar of buttons; nothing at all where the page wants none. Where there is a list of more, a wide bar has the rules as well.
 *
 * @param more opens that list.
 * @param hold opens the list of what is asked as a hint is.
 * @param hasButtons whether it has more than the captions. Far from the window these will do, unless the table gets what the bar leaves.
 */
export function toolbarView(
  places: readonly Place[],
  more: (() => void) | undefined,
  hold: EventListenerObject,
  texts: Texts,
  hasButtons: boolean,
): TemplateResult | typeof nothing {
  if (places.length === 0) return nothing;
  const shown = inBar(places);
  const captionOf = ({ control }: Place) => (control === 'new' ? texts.newShort : texts[control]);
  const rules = places.find((place) => place.control === 'rules' && !shown.includes(place));
  const all = [
    ...shown,
    ...(rules ? [rules] : []),
    ...(hasMore(places) ? [{ control: 'more', press: more } as const] : []),
  ];
  if (!hasButtons)
    return html`<div class="toolbar" part="toolbar">
      <span class="label" .textContent=${all.map(captionOf).join(' ')}></span>
    </div>`;
  return html`
    <div
      class="toolbar"
      part="toolbar"
      role="group"
      aria-label=${texts.toolbar}
      @contextmenu=${hold}
      @pointerdown=${hold}
      @pointerup=${hold}
      @pointerout=${hold}
    >
      ${all.map((place) => toolView(place, texts, captionOf(place), place === rules))}
    </div>
  `;
}

/** What a list offers, in groups. The list of more has nothing that the bar has at any width. */
export function listed(places: readonly Place[], list: List): readonly (readonly Place[])[] {
  const shown = list === 'more' ? inBar(places) : [];
  const others = places.filter((place) => !place.isFree && !shown.includes(place));
  return LISTS[list]
    .map((group) => group.flatMap((name) => others.filter(({ control }) => control === name)))
    .filter(({ length }) => length > 0);
}

export const listView = (
  groups: readonly (readonly Place[])[],
  choose: (press: () => void) => void,
  texts: Texts,
): TemplateResult[] =>
  groups.map(
    (group) =>
      html`<div class="more">
        ${group.map(({ control, press }) => toolView({ control, press: press && (() => choose(press)) }, texts))}
      </div>`,
  );
