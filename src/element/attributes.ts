import { flag, flagOrText, type PropertiesOf, text } from './define/properties.js';

/** The attributes of every element, but for `seed`, by the names of their properties. */
export const attributes = {
  /**
   * `winnable`: only deals that the solver has proved winnable. With a seed, the first such deal of `seed`, `seed~2`,
   * `seed~3` and so on: for the five games the same for ever. After 20,000 tries without a win, the first deal tried.
   * `any`: exactly the deal of the seed, or any random deal. Default: `winnable` without a seed or with `daily`, `any`
   * with a seed; `any` in games without a search of their own.
   */
  deals: text<'winnable' | 'any'>(),

  /**
   * The seed is the reader's own date, such as `2026-11-20`. So there is one game a day, the same for everybody. It is
   * proved winnable, unless `deals` says otherwise. Goes before `seed`. With a date as its value: the deal of that day,
   * today and in ten years. A day to come, and what is no date, is warned of and is today's.
   */
  daily: flagOrText(),

  /**
   * Random deals that can be won are of this grade: `easy`, `medium` or `hard`, a third of the deals each. The reader may
   * choose another. Games without grades deal any.
   */
  difficulty: text<'easy' | 'medium' | 'hard'>(),

  /** 52 card codes in dealing order, such as `QD 5S AC …`. Goes before `daily` and `seed`. */
  deck: text(),

  /** After each move, the solver says whether the game can still be won. */
  assist: flag(),

  /**
   * What is shown around the table, separated by spaces: `undo redo restart new hint verdict solution finish rules
   * settings statistics timer share legal-moves`. The timer stands in the message line. Of more than five others, the bar has the
   * first four of `undo redo hint new restart solution finish verdict rules settings statistics share legal-moves`, and `rules`
   * where it is wide. A list has the others. `none`: nothing. Default: all.
   */
  controls: text(),

  /**
   * Where an unfinished game, statistics, settings and house rules are kept, and that a game has been played before:
   * `local`, `session` or `none`.
   *
   * @default 'local'
   */
  storage: text<'local' | 'session' | 'none'>(),

  /**
   * The felt, where the reader has not chosen one: `green` is `--solitaire-felt`. The others bring their own colours of
   * felt, text and accent.
   *
   * @default 'green'
   */
  felt: text<'green' | 'blue' | 'burgundy' | 'slate'>(),

  /**
   * The pattern on the backs of the cards, where the reader has not chosen one.
   *
   * @default 'rosette'
   */
  back: text<'rosette' | 'lattice' | 'waves'>(),

  /** Sounds are on, unless the reader switched them off. Without it they are off, unless the reader switched them on. */
  sound: flag(),

  /** The address of shared links, with http, https or file. The game goes into its fragment. Default: the page's own. */
  shareUrl: text({ attribute: 'share-url' }),

  /**
   * The element stands closed: its name, a fan of cards and a button, at most 200 pixels high. Nothing is dealt, searched
   * for or drawn until it is opened: by a press, by a method that begins a game, or by taking the attribute away. The
   * other ways leave the attribute as it is. An open element stays open, even if the attribute is set again, and has
   * `:state(open)`.
   */
  poster: flag({ reflect: true }),

  /** The board is shown but takes no input. Methods still work. */
  disabled: flag({ reflect: true }),

  /**
   * `height`: table and controls fit into the height that the page gives the element. Default: as high as its content.
   */
  fit: text<'height'>({
    reflect: true,
    // A symbol, or an object without a text, would end every update.
    converter: { toAttribute: (value) => (typeof value === 'string' ? value : null) },
  }),
};

/** The properties that the attributes become. */
export type Attributes = PropertiesOf<typeof attributes>;
