import { html, type TemplateResult } from 'lit';
import type { Layout } from '../../../games/variant/layout.js';
import { rulesOf } from '../../../games/variant/texts.js';
import type { Texts } from '../../../locales/en.js';
import type { Verdict } from '../../../solver/search.js';
import type { Parts } from '../../parts.js';
import { exampleView } from './example.js';
import { optionName } from '../../../describe/options.js';
import { rowView, switchView } from './panel.js';

const note = (text: string): TemplateResult => html`<p class="note" .textContent=${text}></p>`;

/** What is known of this deal, and how many of a hundred can be won, in one sentence. */
function chancesOf(deal: Verdict | undefined, percent: number | undefined, texts: Texts): string {
  const isWinnable = deal === 'winnable';
  const isUnwinnable = deal === 'unwinnable';
  if (percent === undefined) return isWinnable ? texts.canBeWon : isUnwinnable ? texts.prospects.never : '';
  return texts[isWinnable ? 'winnableLike' : isUnwinnable ? 'unwinnableBut' : 'chance'](percent);
}

type RulesParts = Pick<Parts, 'variant' | 'settings' | 'dealer' | 'houseRules' | 'answers' | 'language'>;

/** The rules of a game, its win rate, and its house rules. Changing one of these deals again. */
export function rulesView(parts: RulesParts, layout: Layout): TemplateResult {
  const { variant, settings, dealer, houseRules, answers, language } = parts;
  const { texts, gameTexts } = language;
  const { options: chosen } = dealer;
  const percent = variant.chance?.(chosen);
  const chances = chancesOf(answers.deal, percent, texts);
  const labelOf = (key: string, name?: string) => optionName(language, key, name);
  return html`
    ${exampleView(variant, layout, texts, settings.settings)}
    <ul>
      ${rulesOf(gameTexts, chosen).map((point) => html`<li .textContent=${point}></li>`)}
    </ul>
    ${chances && note(chances)}
    ${Object.entries(variant.options ?? {}).map(([name, { values }]) => {
      const value = chosen[name]!;
      if (!values) return switchView(labelOf(name), !!value, (on) => houseRules.choose(name, on));
      return rowView(
        labelOf(name),
        html`<select @change=${({ target }: Event) => houseRules.choose(name, (target as HTMLSelectElement).value)}>
          ${[...new Set([...values, String(value)])].map(
            (each) =>
              html`<option
                value=${each}
                ?selected=${each === String(value)}
                .textContent=${labelOf(`${name}=${each}`, each)}
              ></option>`,
          )}
        </select>`,
      );
    })}
  `;
}
