import { html, type TemplateResult } from 'lit';
import { motionStyles } from '../board/motion/styles.js';
import { cardStyles } from '../board/view/card-styles.js';
import { markStyles } from '../board/view/mark-styles.js';
import { keepUsed, warnOfSwallowed } from '../board/layout/surroundings.js';
import { boardStyles } from '../board/view/styles.js';
import type { OptionValue } from '../engine/model/options.js';
import type { Variant } from '../games/variant/variant.js';
import { defineElement } from './define/define-element.js';
import { GameElement, PARTS } from './game-element.js';
import { addLocale, localeOf } from './language/locales.js';
import { ElementView } from './view/element-view.js';
import { stripStyles } from './view/strip-styles.js';
import { panelStyles } from './view/panels/panel-styles.js';
import { posterStyles } from './view/poster/poster-styles.js';
import { PosterView } from './view/poster/poster-view.js';
import { resultStyles } from './view/result/result-styles.js';
import { elementStyles } from './view/styles.js';
import { toolbarStyles } from './view/toolbar/toolbar-styles.js';
import { transportStyles } from './view/transport/transport-styles.js';

/** A class of elements that play one game. `Options` are the properties that the options of the game become. */
export interface SolitaireElementClass<Options = Record<string, OptionValue>> extends Pick<
  typeof SolitaireElement,
  'variant' | 'addLocale' | 'localeOf' | 'defineSolitaire'
> {
  new (): SolitaireElement & Options;
}

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
 * @csspart poster - The button of a closed element.
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
 * @cssprop [--solitaire-card-width=96] - The maximum card width, in pixels.
 * @cssprop [--solitaire-speed=180] - How long a card travels, in milliseconds; 0 with reduced motion.
 * @cssprop [--solitaire-radius=12px] - The corner radius of the table.
 * @cssprop [--solitaire-font=system-ui, sans-serif] - The font of messages and buttons.
 *
 * @cssstate won - The game is won.
 * @cssstate lost - The game is lost.
 * @cssstate open - The table is shown.
 */
export class SolitaireElement extends GameElement {
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

  static override styles = [
    elementStyles,
    toolbarStyles,
    boardStyles,
    cardStyles,
    markStyles,
    motionStyles,
    panelStyles,
    resultStyles,
    stripStyles,
    transportStyles,
    posterStyles,
  ];

  /** Created when the element is first shown open. */
  #view: ElementView | undefined;
  /** Created when the element is first shown closed. */
  #poster: PosterView | undefined;
  readonly #internals = this.attachInternals?.();

  /** Made at once: in another document, Lit would give it the style sheets of this one. The parts come first, and hear of it once. */
  override readonly renderRoot = keepUsed(this.createRenderRoot() as ShadowRoot);

  /** A saved or prerendered page already contains a shadow root, whose table doesn't respond, so it is emptied. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // Setting the same value again changes nothing, even if a later deal is in play.
    if (before !== value) super.attributeChangedCallback(name, before, value);
  }

  /** A constructed style sheet belongs to one document. A document without a window needs none. */
  adoptedCallback(): void {
    const view = this.ownerDocument.defaultView;
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
    const { stage } = this[PARTS];
    if (!this.poster) stage.isOpen = true;
    if (!stage.isOpen) this.#poster ??= new PosterView(this, this[PARTS], this.#open, this.#renderNow);
    else if (!this.#view) {
      this.#view = new ElementView(this, this[PARTS], this.#renderNow);
      this[PARTS].view = this.#view.narrator;
    }
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
    const { activeElement, body } = this.ownerDocument;
    if (activeElement === body) this.#view!.focus();
  };

  /** Switches a custom state, `:state(won)` for a style sheet. */
  #switchState(state: string, on: boolean): void {
    this.#internals?.states[on ? 'add' : 'delete'](state);
  }
}
