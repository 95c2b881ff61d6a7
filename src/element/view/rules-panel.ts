import { html, svg, type TemplateResult } from 'lit';
import { layoutsOf } from '../../games/variant/defaults.js';
import type { Layout } from '../../games/variant/layout.js';
import type { Parts } from '../parts.js';
import { tickView } from './panel.js';

/** How the table is laid, as a drawing: a card for each pile, and for a fan its second one. */
function layoutView({ width, height, places }: Layout): TemplateResult {
  const card = (x: number, y: number) => svg`<rect x=${x * 5} y=${y * 7} width="5" height="7" rx="0.6"></rect>`;
  return html`
    <svg class="plan" viewBox="-0.5 -0.5 ${width * 5 + 1} ${height * 7 + 1}" aria-hidden="true">
      ${places.map(({ x, y, fan }) => [
        card(x, y),
        fan && card(x + (fan === 'right' ? 0.3 : 0), y + (fan === 'down' ? 0.3 : 0)),
      ])}
    </svg>
  `;
}

/** The rules of a game, its chances, and its house rules. Changing one of these deals anew. */
export function rulesView({ variant, dealer, houseRules, language: { texts, gameTexts } }: Parts): TemplateResult {
  const { rules, options: labels = {} } = gameTexts;
  const { options: chosen } = dealer;
  const percent = variant.chance?.(chosen);
  const labelOf = (name: string) => labels[name] ?? (name === 'unlimited' ? texts.unlimited : name);
  return html`
    ${layoutView(layoutsOf(variant)[0]!)}
    <p>${typeof rules === 'function' ? rules(chosen) : rules}</p>
    <p>${percent === undefined ? '' : texts.chance(percent)}</p>
    ${Object.entries(variant.options ?? {}).map(([name, { values }]) => {
      const value = chosen[name]!;
      if (!values) return tickView(labelOf(name), !!value, (on) => houseRules.choose(name, on));
      return html`
        <label>
          ${labelOf(name)}
          <select @change=${({ target }: Event) => houseRules.choose(name, (target as HTMLSelectElement).value)}>
            ${[...new Set([...values, String(value)])].map(
              (each) => html`<option value=${each} ?selected=${each === String(value)}>${labelOf(each)}</option>`,
            )}
          </select>
        </label>
      `;
    })}
  `;
}
