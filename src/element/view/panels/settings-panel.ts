import { html, svg, type TemplateResult } from 'lit';
import { backPath } from '../../../cards/back.js';
import type { Parts } from '../../parts.js';
import { SWITCHES } from '../../../play/storage/settings.js';
import { choiceView, switchView } from './panel.js';

/** What a reader may set, and how it looks. */
export function settingsView({
  settings: keeper,
  language: { texts },
}: Pick<Parts, 'settings' | 'language'>): TemplateResult {
  // What nobody has chosen is as fingers like it, where these are what the device has.
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const { settings } = keeper;
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
    ${SWITCHES.map((name) => switchView(texts[name], settings[name] ?? isCoarse, (isOn) => keeper.set(name, isOn)))}
  `;
}
