/* eslint-disable lit-a11y/no-autofocus -- A panel whose heading has the focus is read, and seen, from its beginning; the rule means fields of a page. */
import { html, type TemplateResult } from 'lit';
import type { Options, OptionValue } from '../../engine/model/options.js';
import type { Game } from '../../engine/play/game.js';
import type { GameTexts } from '../../games/variant/texts.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Texts } from '../../locales/en.js';
import { type Settings, SETTINGS } from '../storage/settings.js';
import type { Statistics } from '../storage/statistics.js';
import { keyLines } from './keys.js';
import { linesView, tickView } from './panel.js';
import { rulesView } from './rules-panel.js';
import { inMinutes } from './status.js';

/** What the panels show, and what can be done there. */
export interface PanelState {
  readonly variant: Variant;
  readonly game: Game | undefined;
  readonly options: Options;
  readonly settings: Settings;
  readonly statistics: Statistics;
  readonly texts: Texts;
  readonly gameTexts: GameTexts;
  readonly choose: (option: string, value: OptionValue) => void;
  readonly set: (setting: keyof Settings, isOn: boolean) => void;
  /** Shares the deal, with or without the moves. */
  readonly share: (hasMoves: boolean) => void;
  readonly closed: () => void;
}

const STATISTICS = ['played', 'won', 'streak', 'longest', 'fastest', 'fewest'] as const;

/** Those there are only once a game is won. */
const BESTS: ReadonlySet<string> = new Set(['fastest', 'fewest']);

const PANELS = {
  rules: ({ variant, options, texts, gameTexts, choose }: PanelState) =>
    rulesView(variant, options, texts, gameTexts, choose),
  settings: ({ settings, texts, set }: PanelState) =>
    SETTINGS.map((name) => tickView(texts[name], settings[name], (on) => set(name, on))),
  statistics: ({ statistics, texts }: PanelState) =>
    linesView(
      STATISTICS.map((name) => {
        const value = statistics[name];
        const text = value === 0 && BESTS.has(name) ? '–' : name === 'fastest' ? inMinutes(value) : texts.number(value);
        return [texts[name === 'won' ? 'wins' : name], text];
      }),
    ),
  share: ({ texts, share }: PanelState) =>
    [false, true].map(
      (hasMoves) => html`
        <p>
          <button class="tool" part="button" type="button" @click=${() => share(hasMoves)}>
            ${hasMoves ? texts.shareGame : texts.shareDeal}
          </button>
        </p>
      `,
    ),
  keys: ({ variant, game, texts }: PanelState) =>
    linesView(keyLines(variant, game, texts).map(([key, meaning]) => [html`<kbd>${key}</kbd>`, meaning])),
};

export type Panel = keyof typeof PANELS;

/**
 * A panel in a dialog of the browser's own, which keeps the focus and gives it back when it closes. The focus comes to
 * its heading. A line stands before that: Orca takes whatever is first for the focus when the page below goes, and then
 * does not say it.
 */
export function panelView(panel: Panel, state: PanelState): TemplateResult {
  const { texts, gameTexts, closed } = state;
  const { name } = gameTexts;
  const [above, title] = panel === 'rules' ? [texts.rules, name] : [name, texts[panel]];
  return html`
    <dialog class="panel" part="panel" aria-label=${title} closedby="any" @close=${closed}>
      <form method="dialog">
        <p class="above">${above}</p>
        <h2 tabindex="-1" autofocus>${title}</h2>
        ${PANELS[panel](state)}
        <p><button class="tool" part="button">${texts.close}</button></p>
      </form>
    </dialog>
  `;
}
