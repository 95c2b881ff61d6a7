import { html, nothing, type TemplateResult } from 'lit';
import { windowOf } from '../../../board/layout/window.js';
import { icon, type IconName } from '../../../board/view/icons.js';
import type { ControlSlot } from '../../controls/control.js';
import { hasMore, inBar } from '../../controls/slots.js';
import type { Texts } from '../../../locales/en.js';
import { plain } from '../../../locales/plain.js';

// A button that can't be pressed keeps the focus it has, so none is ever really disabled.
/** @param caption is part of the button's name. */
export const toolView = (
  { name, icon: drawing = name as IconName, press }: ControlSlot,
  texts: Texts,
  caption = texts[name],
  isWide = false,
): TemplateResult =>
  html`<button
    class="tool"
    part="button"
    type="button"
    data-control=${name}
    ?data-wide=${isWide}
    title=${plain(texts[name])}
    aria-label=${plain(texts[name])}
    aria-disabled=${!press}
    @click=${press ?? nothing}
  >
    ${icon(drawing)}<span class="label" .textContent=${caption}></span>
  </button>`;

/** Whether a bar in a given height stands below the table: as its styles have it, on a phone that is held upright. */
export const isAtLowerEdge = (host: Element): boolean =>
  windowOf(host).matchMedia('(orientation: portrait) and (width < 600px)').matches;

/**
 * The bar of buttons; nothing at all where the page wants none. Where there is a list of more, a wide bar has the rules as well.
 *
 * @param more opens that list.
 * @param hold hears long presses.
 * @param hasButtons whether it has more than the captions. Far from the window these will do, unless the table gets what the bar leaves.
 */
export function toolbarView(
  slots: readonly ControlSlot[],
  more: ControlSlot,
  hold: EventListenerObject,
  texts: Texts,
  hasButtons: boolean,
): TemplateResult | typeof nothing {
  if (slots.length === 0) return nothing;
  const shown = inBar(slots);
  const captionOf = ({ name, short }: ControlSlot) => texts[short ?? name];
  const wide = slots.filter((slot) => slot.name === 'rules' && !shown.includes(slot));
  const all = [...shown, ...wide, ...(hasMore(slots) ? [more] : [])];
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
      ${all.map((slot) => toolView(slot, texts, captionOf(slot), wide.includes(slot)))}
    </div>
  `;
}

/** A list of further controls, in groups. */
export const listView = (
  groups: readonly (readonly ControlSlot[])[],
  choose: (press: () => void) => void,
  texts: Texts,
): TemplateResult[] =>
  groups.map(
    (group) =>
      html`<div class="more">
        ${group.map((slot) => toolView({ ...slot, press: slot.press && (() => choose(slot.press!)) }, texts))}
      </div>`,
  );
