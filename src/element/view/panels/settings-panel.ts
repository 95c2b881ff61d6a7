import { html, svg, type TemplateResult } from 'lit';
import { backPath } from '../../../cards/back.js';
import type { Parts } from '../../parts.js';
import { SWITCHES } from '../../../play/storage/settings.js';
import { choiceView, switchView, textView } from './panel.js';

/** What helps readers who see little, listen, or use few keys. */
const FOR_ACCESS: ReadonlySet<string> = new Set(['large', 'colours', 'brief', 'singleKeys']);

/** What a reader may set, and how it looks. */
export function settingsView({
  settings: keeper,
  language: { texts },
}: Pick<Parts, 'settings' | 'language'>): TemplateResult {
  // What nobody has chosen is as fingers like it, where these are what the device has.
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const { settings } = keeper;
  const switchOf = (name: (typeof SWITCHES)[number]) =>
    switchView(texts[name], settings[name] ?? isCoarse, (isOn) => keeper.set(name, isOn));
  return html`
    ${choiceView(
      texts.felt,
      texts.felts,
      settings.felt,
      (felt) => html`<span class="swatch" data-felt=${felt}></span>`,
      (felt) => keeper.set('felt', felt),
    )}
    ${choiceView(
      texts.cardBack,
      texts.backs,
      settings.back,
      (back) => svg`
        <svg class="swatch drawn back" viewBox="0 0 50 70" aria-hidden="true"><path d=${backPath(back)}></path></svg>
      `,
      (back) => keeper.set('back', back),
    )}
    ${SWITCHES.filter((name) => !FOR_ACCESS.has(name)).map(switchOf)}
    <h3>${textView(texts.accessibility)}</h3>
    ${SWITCHES.filter((name) => FOR_ACCESS.has(name)).map(switchOf)}
  `;
}
