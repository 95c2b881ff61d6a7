import type { ReactiveElement } from 'lit';
import { flag, flagOrText, type PropertiesOf, text } from './define/properties.js';

/** The attributes of every element except `seed`, by the names of their properties. */
export const attributes = {
  /**
   * `winnable`: only deals proved winnable. `any`: any deal. Default: `winnable` for random and daily
   * deals, otherwise `any`.
   *
   * With a seed, `winnable` plays the first winnable deal of `seed`, `seed~2`, `seed~3` and so on. For the five games that choice
   * never changes. If 20,000 tries find none, the first deal tried is played. Games without their own solver search default to `any`.
   */
  deals: text<'winnable' | 'any'>(),

  /**
   * The deal of the reader's own date, or of a given date such as `2026-11-20`.
   *
   * It is the same for every reader. The date becomes the seed, and takes precedence over `seed`. The deal is proved winnable,
   * unless `deals` is `any`. For the five games, the deal of a date never changes. A future date, or a value that isn't a date, logs
   * a warning and gives today's deal.
   */
  daily: flagOrText(),

  /**
   * The difficulty of random winnable deals: `easy`, `medium` or `hard`. Default: any difficulty.
   *
   * Each is a third of the winnable deals. Readers can choose another. Games without difficulties ignore it.
   */
  difficulty: text<'easy' | 'medium' | 'hard'>(),

  /**
   * 52 card codes, column by column, such as `QD 5S AC …`. Takes precedence over `daily` and `seed`.
   *
   * Each column goes from its bottom card up, and the stock comes last, its first card on top. Boards of other programs are
   * brought by the same rule. Codes can be small, separated by white space, commas, colons or bars, with tens as `10H`
   * and suits as `♥`. The property `state` has them in one form.
   */
  deck: text(),

  /** After each move, shows whether the game is still winnable. */
  assist: flag(),

  /**
   * The buttons to show, separated by spaces, or `none`. Default: all.
   *
   * The names are `undo redo restart new hint verdict solution finish rules settings statistics timer share legal-moves enter-deal`. The
   * timer appears in the message line. If there are more than five others, the toolbar shows the first four of
   * `undo redo hint new restart solution finish verdict rules settings statistics share legal-moves enter-deal`, and `rules` if there is
   * room. The More menu has the rest.
   */
  buttons: text(),

  /**
   * Where games, statistics and settings are saved: `local`, `session` or `none`.
   *
   * This covers unfinished games, statistics, daily results, settings, the options that the reader chose, and whether the
   * reader has played the game before. `local` is `localStorage`, `session` is `sessionStorage`. With `none`, nothing is saved.
   *
   * @default 'local'
   */
  storage: text<'local' | 'session' | 'none'>(),

  /**
   * The felt, until the reader chooses another: `green`, `blue`, `burgundy` or `slate`.
   *
   * `green` takes its colour from `--solitaire-felt`. The others have their own colours for felt, text and accent.
   *
   * @default 'green'
   */
  felt: text<'green' | 'blue' | 'burgundy' | 'slate'>(),

  /**
   * The card backs, until the reader chooses others: `rosette`, `lattice` or `waves`.
   *
   * @default 'rosette'
   */
  back: text<'rosette' | 'lattice' | 'waves'>(),

  /**
   * Sounds are on, unless the reader switched them off.
   *
   * Without it, sounds are off, unless the reader switched them on.
   */
  sound: flag(),

  /**
   * The page that shared links open: an http, https or file URL. Default: the current page.
   *
   * The fragment of each link carries the deal or the game.
   */
  shareUrl: text({ attribute: 'share-url' }),

  /**
   * The element starts closed: its name, a fan of cards and a button, at most 200 pixels tall.
   *
   * Nothing is dealt, searched for or drawn until it opens. It opens when the reader presses the button, when a method begins
   * a game, or when the attribute is removed. The first two leave the attribute in place. An open element stays open, even if
   * the attribute is set again, and matches `:state(open)`.
   */
  poster: flag({ reflect: true }),

  /**
   * The table is shown but takes no input. Methods still work.
   *
   * Leave the attribute out instead of writing `disabled="false"`, which minifiers and some frameworks turn into `disabled`.
   */
  disabled: flag({ reflect: true }),

  /**
   * `height`: the element fits the height that the page gives it. Default: as tall as its content.
   */
  fit: text<'height'>({
    reflect: true,
    // A symbol, or an object without a text, would end every update.
    converter: { toAttribute: (value) => (typeof value === 'string' ? value : null) },
  }),
};

/** The properties that the attributes become. */
export type Attributes = PropertiesOf<typeof attributes>;

/** What the parts of an element read from it. */
export type Host = ReactiveElement & Readonly<Attributes>;
