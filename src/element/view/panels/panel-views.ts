import { html, type TemplateResult } from 'lit';
import type { Action } from '../../../engine/model/action.js';
import type { Layout } from '../../../games/variant/layout.js';
import type { Parts } from '../../parts.js';
import { describeDeal } from '../../../describe/deal.js';
import { keyGroups } from '../../../describe/key-groups.js';

import type { List } from '../toolbar/toolbar.js';
import type { Exchange } from './exchange.js';
import { newGamesView } from './new-games.js';
import { movesView } from './moves-panel.js';
import { choicesView, linesView, sheetView, textView } from './panel.js';
import { rulesView } from './rules-panel.js';
import { settingsView } from './settings-panel.js';
import { statisticsView } from './statistics-panel.js';

/** What a panel is made from, and what it does beside the parts. */
export interface PanelContext {
  readonly parts: Parts;
  /** The layout that the reader sees. */
  readonly layout: Layout;
  /** Shares the deal, with or without the moves. */
  readonly share: (hasMoves: boolean) => void;
  readonly list: (list: List) => unknown;
  readonly exchange: Exchange;
  /** Plays one of the moves that are listed. */
  readonly play: (action: Action) => void;
  /** Closes the panel, and does something else. */
  readonly choose: (press: () => void) => void;
}

const PANELS = {
  rules: ({ parts, layout }: PanelContext) => rulesView(parts, layout),
  settings: ({ parts }: PanelContext) => settingsView(parts),
  statistics: ({ parts, exchange }: PanelContext) => statisticsView(parts, exchange),
  share: ({ parts, share }: PanelContext) => {
    const { texts } = parts.language;
    const { game, past } = parts.session;
    const deal = game?.deal;
    return html`${choicesView([
      ['share', texts.shareDeal, () => share(false)],
      ['share', texts.shareGame, () => share(true)],
    ])}
    ${deal && html`<p class="note" .textContent=${describeDeal(deal, past.day, texts)}></p>`}`;
  },
  'legal-moves': ({ parts, play }: PanelContext) => movesView(parts, play),
  keys: ({ parts: { variant, session, language } }: PanelContext) =>
    keyGroups(variant, session.game, language.texts).map(
      ([heading, lines]) =>
        html`<h3>${textView(heading)}</h3>
          ${linesView(lines.map(([key, meaning]) => [html`<kbd .textContent=${key}></kbd>`, meaning]))}`,
    ),
  more: ({ list }: PanelContext) => list('more'),
  hint: ({ list }: PanelContext) => list('hint'),
  new: ({ parts, choose }: PanelContext) => newGamesView(parts, choose),
  solution: ({ parts: { advisor, language }, choose }: PanelContext) => {
    const { texts } = language;
    return choicesView([
      ['solution', texts.solution, () => choose(() => void advisor.showSolution())],
      ['close', texts.escape, () => choose(() => undefined)],
    ]);
  },
};

export type Panel = keyof typeof PANELS;

/** @param said what is announced while the panel is open. */
export function panelView(
  panel: Panel,
  context: PanelContext,
  said: TemplateResult,
  closed: (event: Event) => void,
): TemplateResult {
  const { language } = context.parts;
  const { texts, label } = language;
  const [above, title] = panel === 'rules' ? [texts.rules, label] : [label, texts[panel]];
  const about = panel === 'solution' ? texts.uncounted : undefined;
  return sheetView({ above, title, about }, language, closed, [PANELS[panel](context), said]);
}
