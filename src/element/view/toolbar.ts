import { html, nothing, type TemplateResult } from 'lit';
import * as icons from '../../board/view/icons.js';
import type { Texts } from '../../locales/en.js';
import { type Control, FEW, type Place } from './controls.js';

const ICONS: Readonly<Record<Control | 'more', string>> = {
  undo: icons.UNDO,
  redo: icons.REDO,
  restart: icons.RESTART,
  new: icons.NEW,
  back: icons.BACK,
  finish: icons.FINISH,
  hint: icons.HINT,
  verdict: icons.VERDICT,
  lesson: icons.LESSON,
  solution: icons.SHOW,
  stop: icons.STOP,
  rules: icons.RULES,
  settings: icons.SETTINGS,
  statistics: icons.STATISTICS,
  share: icons.SHARE,
  keys: icons.KEYS,
  more: icons.MORE,
};

/** How many places a bar has, with that of More. A wide bar has all places, and no More. */
const ROOM = { narrow: FEW, medium: 7 };

/** What a bar has first. */
const FIRST: readonly Control[] = ['undo', 'hint', 'new', 'finish', 'solution', 'redo', 'verdict'];

/** How wide a bar has to be for a place. `nothing`: it has it at any width. */
type From = 'medium' | 'wide' | typeof nothing;

/** The places in their order, each with the bars that have it. */
function placed(places: readonly Place[]): readonly (readonly [Place, From])[] {
  const rank = ({ all: [name] }: Place): number => (FIRST.includes(name!) ? FIRST.indexOf(name!) : FIRST.length);
  const byNeed = [...places].sort((a, b) => rank(a) - rank(b));
  const has = (room: number, place: Place): boolean => byNeed.indexOf(place) < (places.length > room ? room - 1 : room);
  return places.map((place) => [
    place,
    has(ROOM.narrow, place) ? nothing : has(ROOM.medium, place) ? 'medium' : 'wide',
  ]);
}

const faceOf = (control: Control | 'more', texts: Texts): TemplateResult =>
  html`${icons.icon(ICONS[control])}<span class="label">${texts[control]}</span>`;

// A button that can't be pressed keeps the focus it has, so none is ever really disabled. The longest caption of a place
// keeps the room it needs.
const toolView = ({ control, all, press, isFree }: Place, from: From, texts: Texts): TemplateResult =>
  html`<button
    class="tool"
    part="button"
    type="button"
    data-control=${control}
    data-from=${from}
    data-longest=${all.map((each) => texts[each]).reduce((a, b) => (b.length > a.length ? b : a))}
    ?data-free=${isFree}
    title=${texts[control]}
    aria-disabled=${!press}
    @click=${press ?? nothing}
  >
    ${faceOf(control, texts)}
  </button>`;

/** Opens the list of what the bar has no room for. */
const moreTool = (until: From, open: (() => void) | undefined, texts: Texts): TemplateResult =>
  html`<button
    class="tool"
    part="button"
    type="button"
    data-control="more"
    data-until=${until}
    title=${texts.more}
    aria-haspopup="dialog"
    aria-disabled=${!open}
    @click=${open ?? nothing}
  >
    ${faceOf('more', texts)}
  </button>`;

/** The bar of buttons above the table; nothing at all where the page wants none. */
export function toolbarView(
  places: readonly Place[],
  openMore: (() => void) | undefined,
  texts: Texts,
): TemplateResult | typeof nothing {
  const { length } = places;
  if (length === 0) return nothing;
  return html`
    <div class="toolbar" part="toolbar" role="group" aria-label=${texts.toolbar}>
      ${placed(places).map(([place, from]) => toolView(place, from, texts))}
      ${length > ROOM.narrow ? moreTool(length > ROOM.medium ? 'wide' : 'medium', openMore, texts) : nothing}
    </div>
  `;
}

/** The list of what the bar has no room for. A choice closes the dialog around it, as its value. */
export const moreView = (places: readonly Place[], texts: Texts): TemplateResult => html`
  <menu class="more">
    ${placed(places).map(([{ control, press, isFree }, from]) =>
      from === nothing || isFree
        ? nothing
        : html`<li data-from=${from}>
            <button type=${press ? 'submit' : 'button'} value=${control} aria-disabled=${!press}>
              ${faceOf(control, texts)}
            </button>
          </li>`,
    )}
  </menu>
`;
