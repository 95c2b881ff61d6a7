import { html, type TemplateResult } from 'lit';
import type { Action } from '../../../engine/model/action.js';
import type { Layout } from '../../../games/variant/layout.js';
import type { Parts } from '../../parts.js';
import { describeDeal } from '../../../describe/deal.js';
import { keyGroups } from '../../../describe/key-groups.js';

import type { ControlSlot, PanelName } from '../../controls/control.js';
import { keyControls } from '../../controls/index.js';
import { askedIn, moreOf } from '../../controls/slots.js';
import { listView } from '../toolbar/toolbar.js';
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
  readonly slots: readonly ControlSlot[];
  readonly exchange: Exchange;
  /** Plays one of the moves that are listed. */
  readonly play: (action: Action) => void;
  /** Closes the panel, and does something else. */
  readonly choose: (press: () => void) => void;
}

const PANELS: Readonly<Record<PanelName, (context: PanelContext) => unknown>> = {
  rules: ({ parts, layout }) => rulesView(parts, layout),
  settings: ({ parts }) => settingsView(parts),
  statistics: ({ parts, exchange }) => statisticsView(parts, exchange),
  share: ({ parts, share }) => {
    const { texts } = parts.language;
    const { game, past } = parts.session;
    const deal = game?.deal;
    return html`${choicesView([
      ['share', texts.shareDeal, () => share(false)],
      ['share', texts.shareGame, () => share(true)],
    ])}
    ${deal && html`<p class="note" .textContent=${describeDeal(deal, past.day, texts)}></p>`}`;
  },
  'legal-moves': ({ parts, play }) => movesView(parts, play),
  keys: ({ parts: { variant, session, language } }) =>
    keyGroups(variant, session.game, language.texts, keyControls(variant)).map(
      ([heading, lines]) =>
        html`<h3>${textView(heading)}</h3>
          ${linesView(lines.map(([key, meaning]) => [html`<kbd .textContent=${key}></kbd>`, meaning]))}`,
    ),
  more: ({ parts, slots, choose }) => listView(moreOf(slots), choose, parts.language.texts),
  hint: ({ parts, slots, choose }) => listView([askedIn(slots)], choose, parts.language.texts),
  new: ({ parts, choose }) => newGamesView(parts, choose),
  solution: ({ parts: { advisor, language }, choose }) => {
    const { texts } = language;
    return choicesView([
      ['play', texts.solution, () => choose(() => void advisor.showSolution())],
      ['close', texts.escape, () => choose(() => undefined)],
    ]);
  },
};

/** @param said what is announced while the panel is open. */
export function panelView(
  panel: PanelName,
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
