import { afterOthers } from '../../solver/time-slice.js';
import { type Page, reportUnlessAborted } from '../page.js';
import type { Prognosis } from '../stage/message.js';
import type { ShownLine } from '../stage/shown-line.js';
import { Outlook } from './outlook.js';
import type { VerdictCache } from './verdict-cache.js';

/** What is found out of the line that is gone along on the table, as long as it is. */
export class LineOutlook {
  readonly #page: Page;
  readonly #verdicts: VerdictCache;
  /** The line, what is found out of it, and the step of which the reader has heard last. */
  #known:
    | { readonly line: ShownLine; readonly outlook: Outlook; readonly control: AbortController; heard: number }
    | undefined;

  constructor(page: Page, verdicts: VerdictCache) {
    this.#page = page;
    this.#verdicts = verdicts;
  }

  /** What is found out of a line. It is searched for from when it is first asked for until the line is left. */
  of(line: ShownLine): Outlook {
    if (this.#known?.line !== line) {
      const control = new AbortController();
      const outlook = new Outlook(line.game);
      // A solution has yet to make its moves. They win.
      if (line.about === 'solution') outlook.winnable = line.last;
      this.#known = { line, outlook, control, heard: line.game.moveCount };
      const find = () => outlook.find(this.#verdicts, control.signal, () => this.#page.changed());
      afterOthers().then(find).catch(reportUnlessAborted(this.#page));
    }
    return this.#known.outlook;
  }

  /** How the game stands, if the reader has come to a part of the line where it stands otherwise. Another line ends the search. */
  news(line: ShownLine | undefined): Prognosis | undefined {
    const known = this.#known;
    if (!known) return undefined;
    if (known.line !== line) return this.stop();
    const { outlook, heard } = known;
    const prognosis = outlook.of((known.heard = line.game.moveCount));
    return prognosis === outlook.of(heard) ? undefined : prognosis;
  }

  /** Ends the search. */
  stop(): undefined {
    this.#known?.control.abort();
    this.#known = undefined;
  }
}
