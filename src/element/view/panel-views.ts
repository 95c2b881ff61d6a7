/* eslint-disable lit-a11y/no-autofocus -- A panel whose heading has the focus is read, and seen, from its beginning; the rule means fields of a page. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Parts } from '../parts.js';
import { SWITCHES } from '../storage/settings.js';
import { statisticsOf } from '../storage/statistics.js';
import { keyLines } from './keys.js';
import { linesView, tickView } from './panel.js';
import { rulesView } from './rules-panel.js';
import { inMinutes } from './status.js';

const STATISTICS = ['played', 'won', 'streak', 'longest', 'fastest', 'fewest'] as const;

/** Those there are only once a game is won. */
const BESTS: ReadonlySet<string> = new Set(['fastest', 'fewest']);

/** Shares the deal, with or without the moves. */
type ShareListener = (hasMoves: boolean) => void;

const PANELS = {
  rules: (parts: Parts) => rulesView(parts),
  settings: ({ settings: keeper, language: { texts } }: Parts) =>
    SWITCHES.map((name) => tickView(texts[name], keeper.settings[name], (isOn) => keeper.set(name, isOn))),
  statistics: ({ store, dealer, language: { texts } }: Parts) => {
    const statistics = statisticsOf(store, dealer.options);
    return linesView(
      STATISTICS.map((name) => {
        const value = statistics[name];
        const text = value === 0 && BESTS.has(name) ? '–' : name === 'fastest' ? inMinutes(value) : texts.number(value);
        return [texts[name === 'won' ? 'wins' : name], text];
      }),
    );
  },
  share: ({ language: { texts } }: Parts, share: ShareListener) =>
    [false, true].map(
      (hasMoves) => html`
        <p>
          <button class="tool" part="button" type="button" @click=${() => share(hasMoves)}>
            ${hasMoves ? texts.shareGame : texts.shareDeal}
          </button>
        </p>
      `,
    ),
  keys: ({ variant, session, language: { texts } }: Parts) =>
    linesView(keyLines(variant, session.game, texts).map(([key, meaning]) => [html`<kbd>${key}</kbd>`, meaning])),
  more: (_parts: Parts, _share: ShareListener, more: TemplateResult) => more,
};

export type Panel = keyof typeof PANELS;

/**
 * A panel in a dialog of the browser's own, which keeps the focus and gives it back when it closes. The focus comes to
 * its heading. A line stands before that: Orca takes whatever is first for the focus when the page below goes, and then
 * does not say it. English texts read from the left, on any page.
 */
export function panelView(
  panel: Panel,
  parts: Parts,
  share: ShareListener,
  more: TemplateResult,
  closed: () => void,
): TemplateResult {
  const { texts, gameTexts, lang } = parts.language;
  const { name } = gameTexts;
  const [above, title] = panel === 'rules' ? [texts.rules, name] : [name, texts[panel]];
  return html`
    <dialog
      class="panel"
      part="panel"
      aria-label=${title}
      dir=${lang ? 'ltr' : nothing}
      closedby="any"
      @close=${closed}
    >
      <form method="dialog">
        <p class="above">${above}</p>
        <h2 tabindex="-1" autofocus>${title}</h2>
        ${PANELS[panel](parts, share, more)}
        <p><button class="tool" part="button">${texts.close}</button></p>
      </form>
    </dialog>
  `;
}
