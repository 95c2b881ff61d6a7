import { html, svg, type TemplateResult } from 'lit';
import { backPath } from '../../../cards/back.js';
import type { Parts } from '../../parts.js';
import { SWITCHES } from '../../../play/storage/settings.js';
import { choiceView, switchView, textView } from './panel.js';

/** How many switches are for every reader. The others have a heading. */
const FOR_ALL = SWITCHES.indexOf('large');

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
    ${SWITCHES.slice(0, FOR_ALL).map(switchOf)}
    <h3>${textView(texts.accessibility)}</h3>
    ${SWITCHES.slice(FOR_ALL).map(switchOf)}
  `;
}
