import { html, type TemplateResult } from 'lit';
import { keepUsed, warnOfSwallowed } from '../board/layout/surroundings.js';
import { builtIn, isFocusFree } from '../board/layout/window.js';
import { ownFields } from '../engine/input/own.js';
import type { OptionValue } from '../engine/model/options.js';
import type { Variant } from '../games/variant/variant.js';
import { type Attributes, attributes } from './attributes.js';
import { defineElement } from './define/define-element.js';
import { addProperties } from './define/properties.js';
import { addLocale, localeOf } from './language/locales.js';
import { ElementApi, PARTS } from './element-api.js';
import { ElementScreen } from './element-screen.js';
import { type ElementParts, partsOf } from './parts.js';
import { ElementView } from './view/element-view.js';
import { PosterView } from './view/poster/poster-view.js';
import { allStyles } from './view/styles/all-styles.js';

/** A class of elements that play one game. `Options` are the properties that the options of the game become. */
export interface SolitaireElementClass<Options = Record<string, OptionValue>> extends Pick<
  typeof SolitaireElement,
  'variant' | 'addLocale' | 'localeOf' | 'defineSolitaire'
> {
  new (): SolitaireElement & Options;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the class adds them
export interface SolitaireElement extends Attributes {}

/**
 * A solitaire game on a page: the base class of the five elements, and of elements for your own games. The classes differ
 * only in their game. The options of the game are additional attributes and properties.
 *
 * @slot won - Your own content on the result sheet after a win, such as a form or a link. It is shown only there.
 * @slot lost - Your own content in the strip after a loss. It is shown only there.
 *
 * @csspart frame - The element.
 * @csspart table - The cards and the felt.
 * @csspart pile - A pile's place.
 * @csspart card - A card.
 * @csspart button - Any button.
 * @csspart message - The message line.
 * @csspart toolbar - The toolbar.
 * @csspart panel - A dialog.
 * @csspart result - The result sheet, or the strip after a loss.
 * @csspart poster-button - The button of a closed element.
 *
 * @cssprop [--solitaire-felt=light-dark(#27634a, #1d3b2f)] - The felt.
 * @cssprop [--solitaire-felt-ink] - The text on the felt. Default: white or black, to suit the felt.
 * @cssprop [--solitaire-accent=#ffd166] - The held card, its targets, hints, messages, focused buttons. On the table,
 *   dark colours are made lighter.
 * @cssprop [--solitaire-card=light-dark(#fff, #f3f1ec)] - The card fronts.
 * @cssprop [--solitaire-back=#1f5f8b] - The card backs.
 * @cssprop [--solitaire-red=#c8102e] - Hearts and diamonds.
 * @cssprop [--solitaire-black=#16181d] - Clubs and spades.
 * @cssprop [--solitaire-gold=#d9a441] - The second colour of court cards and the Ace of spades.
 * @cssprop [--solitaire-clubs=#0b6e34] - Clubs, with four colours.
 * @cssprop [--solitaire-diamonds=#1a56c4] - Diamonds, with four colours.
 * @cssprop [--solitaire-card-width=96] - The maximum card width: a length, or a number of pixels.
 * @cssprop [--solitaire-speed=180] - How long a card travels: a time or a number of milliseconds, unless the reader chooses.
 * @cssprop [--solitaire-radius=12px] - The corner radius of the table.
 * @cssprop [--solitaire-font=system-ui, sans-serif] - The font of messages and buttons.
 *
 * @cssstate won - The game is won.
 * @cssstate lost - The game is lost.
 * @cssstate open - The table is shown.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- as above
export class SolitaireElement extends ElementApi {
  /** The game that this class of elements plays. */
  static readonly variant: Variant;

  /** Adds or changes the texts of a language: the function `addLocale`, for scripts that have only the element. */
  static addLocale = addLocale;

  /** The texts registered for a language tag, or for the nearest tag that serves it; `undefined` if there are none. */
  static localeOf = localeOf;

  /**
   * Defines the element of a game and returns its class. The options of the game become attributes and properties.
   *
   * If the tag is already defined, by an earlier copy of the script for instance, that class is returned. Without a DOM, as on a
   * server, nothing is defined. The same goes for a browser that lacks a required feature, which the console then names. If the
   * browser refuses the tag, the page's `error` event reports it.
   *
   * @param tag the name of the element, with a hyphen.
   * @param variant the game.
   * @throws TypeError naming what the game lacks.
   */
  static defineSolitaire = <Options = Record<string, OptionValue>>(
    tag: string,
    variant: Variant,
  ): SolitaireElementClass<Options> =>
    defineElement(SolitaireElement, tag, variant) as unknown as SolitaireElementClass<Options>;

  static override styles = allStyles;

  static {
    this.createProperty('seed', { noAccessor: true });
    addProperties(this, attributes);
  }

  protected readonly [PARTS]: ElementParts = partsOf(
    this,
    ownFields((this.constructor as typeof SolitaireElement).variant),
    () => this.#view,
  );
  /** Created when the element is first shown open. */
  #view: ElementView | undefined;
  /** Created when the element is first shown closed. */
  #poster: PosterView | undefined;
  readonly #internals = this.attachInternals?.();

  /**
   * Made at once, because later, in another document, Lit would give it the style sheets of this one. The parts are made before it, so Lit
   * connects each of them once.
   */
  override readonly renderRoot = keepUsed(this.createRenderRoot() as ShadowRoot);

  /**
   * The deal, as text of at most 256 characters or a number. The same seed always gives the same deal. Default: a random
   * deal.
   *
   * The element never changes the attribute. The property reads the seed in play or, until that is dealt, the seed asked for.
   * `null`, the empty string and `false` ask for a random deal. Another seed resumes its game if one is saved unfinished.
   *
   * @attr
   */
  get seed(): string | null {
    return this[PARTS].dealer.seed;
  }

  set seed(value: string | number | null | undefined) {
    const before = this.seed;
    if (this[PARTS].dealer.askForSeed(value)) this.requestUpdate('seed', before);
  }

  /** A saved or prerendered page already contains a shadow root, whose table doesn't respond, so it is emptied. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // Setting the same value again changes nothing, even if a later deal is in play.
    if (before !== value) super.attributeChangedCallback(name, before, value);
  }

  /** Makes the style sheets again, because a constructed one works in one document only. A document without a window needs none. */
  adoptedCallback(): void {
    const view = builtIn(this.ownerDocument, 'defaultView');
    if (!view) return;
    this.renderRoot.adoptedStyleSheets = SolitaireElement.styles.map(({ cssText }) => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(cssText);
      return sheet;
    });
  }

  protected override performUpdate(): void {
    if (!this.hasUpdated) this[PARTS].dealer.beforeFirstUpdate();
    super.performUpdate();
  }

  protected override willUpdate(): void {
    const parts = this[PARTS];
    const { stage, attributes, sounds } = parts;
    if (!this.poster) stage.isOpen = true;
    if (!stage.isOpen) this.#poster ??= new PosterView(this, parts, this.#open, this.#renderNow);
    else this.#view ??= new ElementView(this, parts, new ElementScreen(this, sounds, this.#renderNow));
    attributes.refuse('controls', this.getAttribute('controls'), 'buttons', 'undo redo hint new');
  }

  protected override render(): TemplateResult {
    return html`<div class="reset"><div class="island">${(this.#view ?? this.#poster)!.render()}</div></div>`;
  }

  protected override firstUpdated(): void {
    warnOfSwallowed(this);
  }

  protected override updated(): void {
    for (const state of ['won', 'lost']) this.#switchState(state, this.status === state);
    this.#switchState('open', this[PARTS].stage.isOpen);
  }

  /** Focuses the table where the keyboard last was. If the element is closed, focuses its button. */
  override focus(options?: FocusOptions): void {
    if (this.#view) this.#view.focus();
    else this.renderRoot.querySelector<HTMLElement>('button')?.focus(options);
  }

  /** Renders without waiting for the element's turn. */
  readonly #renderNow = (): void => {
    this.requestUpdate();
    this.performUpdate();
  };

  /** Opens a closed element for the reader, and moves the focus to the table. */
  readonly #open = async (): Promise<void> => {
    this[PARTS].stage.isOpen = true;
    this.requestUpdate();
    await this.updateComplete;
    await this[PARTS].dealer.done;
    if (isFocusFree(this)) this.#view!.focus();
  };

  /** Switches a custom state, `:state(won)` for a style sheet. */
  #switchState(state: string, on: boolean): void {
    this.#internals?.states[on ? 'add' : 'delete'](state);
  }
}
