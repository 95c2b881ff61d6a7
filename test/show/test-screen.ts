// The page and the table of a game without a screen: what they are asked for is kept, newest last.
import type { Action } from '../../src/engine/model/action.js';
import type { CardCode } from '../../src/engine/model/card.js';
import type { Status } from '../../src/engine/play/result.js';
import { layoutsOf } from '../../src/games/variant/defaults.js';
import type { Layout } from '../../src/games/variant/layout.js';
import type { Variant } from '../../src/games/variant/variant.js';
import type { Screen, ShownTable, Sound } from '../../src/show/screen.js';
import type { tableListener } from '../../src/show/table-listener.js';
import { GAMES, type GameOnPage } from '../play/game-on-page.js';

/** What is shared, and where it leads. */
export interface Sent {
  readonly text: string;
  readonly url: string;
}

export class TestScreen implements Screen {
  shareUrl: string | null = null;
  baseURI = 'https://blog.example/posts/';
  address = 'https://blog.example/posts/cards';
  isCoarse = false;
  isFramed = false;
  /** The page's own words about the end of a game. */
  readonly words: { [status in Status]?: string[] } = {};
  readonly sounds: Sound[] = [];
  readonly sent: Sent[] = [];
  readonly files: { readonly name: string; readonly text: string }[] = [];
  /** How far a file was read. */
  readonly progress: number[] = [];
  /** How often a file was asked for, the focus was moved to a choice, and calendars were told to read results again. */
  readonly asked = { file: 0, focus: 0, results: 0 };
  /** What sharing does: the reader's system has it, or it is copied. */
  onShare = (): Promise<boolean> => Promise.resolve(true);
  readonly renderNow: () => void;
  readonly closePanel: () => void;
  /** What was scrolled to. */
  readonly revealed: string[] = [];

  constructor(renderNow: () => void, closePanel: () => void) {
    this.renderNow = renderNow;
    this.closePanel = closePanel;
  }

  ownWords(status: Status): readonly string[] {
    return this.words[status] ?? [];
  }

  sound(name: Sound): void {
    this.sounds.push(name);
  }

  reveal(what: string): void {
    this.revealed.push(what);
  }

  focusChoice(): void {
    this.asked.focus++;
  }

  share(text: string, url: string): Promise<boolean> {
    this.sent.push({ text, url });
    return this.onShare();
  }

  save(name: string, text: string): boolean {
    this.files.push({ name, text });
    return this.isFramed;
  }

  chooseFile(): void {
    this.asked.file++;
  }

  readonly progressed = (value: number): void => void this.progress.push(value);

  readonly variantOf = (id: string): Variant | undefined => GAMES.find((variant) => variant.id === id);

  resultsChanged(): void {
    this.asked.results++;
  }
}

export class TestTable implements ShownTable {
  place: ShownTable['place'];
  isLifting = false;
  /** Where keys have gone to. */
  readonly visited: (readonly [card: CardCode | undefined, pile: string])[] = [];
  focuses = 0;
  readonly listener: ReturnType<typeof tableListener>;
  readonly #game: GameOnPage;

  constructor(game: GameOnPage, listener: ReturnType<typeof tableListener>) {
    this.#game = game;
    this.listener = listener;
  }

  get layout(): Layout {
    return layoutsOf(this.#game.play_.variant)[0]!;
  }

  focus(): void {
    this.focuses++;
  }

  goTo(card: CardCode | undefined, pile: string): boolean {
    this.visited.push([card, pile]);
    return true;
  }

  act(action: Action): void {
    if (this.#game.game!.canPlay) this.listener.act(action);
    else this.listener.idle();
  }

  turnStock(): boolean {
    const action = this.#game.game!.actions.find(({ type }) => !['move', 'remove', 'lift'].includes(type));
    if (action) this.listener.act(action);
    return !!action;
  }
}
