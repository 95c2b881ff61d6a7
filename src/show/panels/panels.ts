import { describeDeal } from '../../describe/deal.js';
import { keyGroups } from '../../describe/key-groups.js';
import { sharedText } from '../../describe/shared-text.js';
import type { Action } from '../../engine/model/action.js';
import type { GameRecord } from '../../engine/play/game-record.js';
import { linkTo } from '../../engine/record/link-text.js';
import { playForReader } from '../../play/reader-plays.js';
import type { ControlSlot, PanelName } from '../controls/control.js';
import { askedIn, moreOf } from '../controls/controls.js';
import { keyControls } from '../controls/table.js';
import { isLocked, type Parts } from '../parts.js';
import { type Block, choicesOf, type Entry } from './blocks.js';
import { Exchange } from './exchange.js';
import { controlBlocks, moveBlocks, newGameBlocks } from './lists.js';
import { rulesBlocks } from './rules.js';
import { settingsBlocks } from './settings.js';
import { statisticsBlocks } from './statistics.js';

/** What is open over the game. */
export interface Panel {
  /** Another number each time that a panel is opened. */
  readonly opening: number;
  /** A line above the title. */
  readonly above: string;
  readonly title: string;
  /** A sentence that is read with the title. */
  readonly about: string;
  readonly blocks: readonly Block[];
  /** The panel is seen to have gone. */
  readonly closed: () => void;
}

/** The panel that is open over the game, if any. */
export class Panels {
  readonly #parts: Parts;
  readonly #exchange: Exchange;
  #panel: PanelName | undefined;
  /** The deal that the reader enters, and what is wrong with it. */
  #entry = '';
  #error = '';
  #opening = 0;
  /** The page that shared links open. */
  #address: string | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#exchange = new Exchange(parts);
  }

  /** Opens a panel; `undefined` closes the one that is open. */
  open(panel: PanelName | undefined): void {
    const { page, session, answers, announcer } = this.#parts;
    this.#panel = panel;
    this.#exchange.reset();
    this.#entry = this.#error = '';
    // The list of moves is another way to play.
    session.pause('panel', !!panel && panel !== 'legal-moves');
    if (panel) {
      this.#opening++;
      announcer.clear();
    }
    // The rules say of this deal whether it can be won.
    if (panel === 'rules') void answers.askOfDeal();
    page.changed();
  }

  update(): void {
    const { attributes, page, screen } = this.#parts;
    const { shareUrl, baseURI } = screen;
    this.#address = attributes.address('share-url', shareUrl, baseURI);
    // A panel is a modal dialog, which only a page can show.
    if (this.#panel && (isLocked(this.#parts) || !page.isConnected)) this.open(undefined);
    // What can't be seen doesn't go on.
    if (this.#panel !== 'statistics') this.#exchange.stop();
  }

  shown(slots: readonly ControlSlot[]): Panel | undefined {
    const panel = this.#panel;
    if (!panel) return undefined;
    const { texts, label } = this.#parts.language;
    return {
      opening: this.#opening,
      above: panel === 'rules' ? texts.rules : label,
      title: panel === 'rules' ? label : texts[panel],
      about: panel === 'solution' ? texts.uncounted : this.#error,
      blocks: this.#blocks(panel, slots),
      closed: () => this.open(undefined),
    };
  }

  #blocks(panel: PanelName, slots: readonly ControlSlot[]): readonly Block[] {
    const parts = this.#parts;
    const { texts } = parts.language;
    switch (panel) {
      case 'rules':
        return rulesBlocks(parts, parts.table.layout);
      case 'settings':
        return settingsBlocks(parts, parts.screen.isCoarse);
      case 'statistics':
        return [...statisticsBlocks(parts), ...this.#exchange.blocks];
      case 'share':
        return this.#shareBlocks();
      case 'legal-moves':
        return moveBlocks(parts, this.#play);
      case 'keys':
        return keyGroups(parts.variant, parts.session.game, texts, keyControls(parts.variant)).flatMap(
          ([text, keys]): Block[] => [
            { kind: 'heading', text },
            { kind: 'keys', keys },
          ],
        );
      case 'enter-deal':
        return [{ kind: 'entry', write: this.#write }, choicesOf([['play', texts.begin, this.#enter]])];
      case 'more':
        return controlBlocks(moreOf(slots), this.#choose, texts);
      case 'hint':
        return controlBlocks([askedIn(slots)], this.#choose, texts);
      case 'new':
        return newGameBlocks(parts, this.#choose);
      case 'solution':
        return [
          choicesOf([
            ['play', texts.solution, () => this.#choose(() => parts.advisor.showSolution())],
            ['close', texts.escape, () => this.#choose(() => undefined)],
          ]),
        ];
    }
  }

  /** What is sent, as far as it is text, and the deal if that doesn't name it. */
  #shareBlocks(): Block[] {
    const { session, language, daily, settings } = this.#parts;
    const { texts, label } = language;
    const { game, past } = session;
    if (!game) return [];
    const { record } = game;
    const { streak } = daily;
    const facts = { game, past, label, streak, showsTime: settings.settings.timer };
    const text = sharedText(facts, texts, false);
    const deal = describeDeal(game.deal, past, texts);
    const [caption, copied] =
      game.status === 'playing' ? [texts.shareDeal, texts.copied] : [texts.shareResult, texts.resultCopied];
    return [
      { kind: 'sent', text },
      choicesOf([
        ['share', caption, () => this.#share(text, { ...record, moves: '', status: 'playing' }, copied)],
        ['share', texts.shareGame, () => this.#share(sharedText(facts, texts, true), record, texts.copied)],
      ]),
      ...(text.includes(deal) ? [] : [{ kind: 'note', text: deal } as const]),
    ];
  }

  /** Does what was chosen once the list is closed: it may open another panel. */
  readonly #choose = (press: () => unknown): void => {
    this.#parts.screen.closePanel();
    press();
  };

  /** Enter at the end takes the text, as the button does. */
  readonly #write: Entry['write'] = ({ target: { value } }) => {
    const isEnter = value === `${this.#entry}\n`;
    this.#entry = value;
    if (isEnter) void this.#enter();
  };

  /** Deals what the reader has entered, or says what is wrong with it. So many words are meant as cards, others as a seed. */
  readonly #enter = async (): Promise<void> => {
    const { dealer, variant, screen, announcer } = this.#parts;
    const text = this.#entry.trim();
    // Nothing would be a random deal.
    if (!text) return;
    try {
      const wanted = /\b(\w+\W+){9}/.test(text)
        ? (screen.variantOf(variant.id)?.readBoard?.(text) ?? { deck: text })
        : { seed: text };
      await dealer.newGame('player', wanted, { deals: 'any', entered: true });
      screen.closePanel();
    } catch (error) {
      announcer.announce((this.#error = (error as Error).message));
    }
  };

  /** Makes a move. The last one closes the panel and focuses the table, which shows the end. */
  readonly #play = (action: Action): void => {
    playForReader(this.#parts, action);
    if (this.#parts.session.game!.status !== 'playing') this.#choose(() => this.#parts.table.focus());
  };

  /**
   * Shares a text with a link to a record.
   *
   * @param copied says so if they are copied.
   */
  async #share(text: string, record: GameRecord, copied: string): Promise<void> {
    const { advisor, language, screen } = this.#parts;
    // Its closing gives the focus back.
    screen.closePanel();
    try {
      if (await screen.share(text, linkTo(record, this.#address ?? screen.address))) advisor.showMessage(copied);
    } catch {
      advisor.showMessage(language.texts.notCopied);
    }
  }
}
