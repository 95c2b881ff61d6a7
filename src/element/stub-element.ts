import { html, type TemplateResult } from 'lit';
import type { OptionValue } from '../engine/model/options.js';
import type { Variant } from '../games/variant/variant.js';
import { defineElement } from './define/define-element.js';
import { PARTS } from './element-api.js';
import { SolitaireElement, type SolitaireElementClass } from './solitaire-element.js';

/**
 * A game's element that draws nothing, so it needs no layout, animations or dialogs. Attributes, properties, methods, events and storage
 * are those of the element that it derives from.
 */
export class StubElement extends SolitaireElement {
  static override styles = [];

  /** Defines a stub for a game, wherever the element itself would be defined. */
  static override defineSolitaire = <Options = Record<string, OptionValue>>(
    tag: string,
    variant: Variant,
  ): SolitaireElementClass<Options> =>
    defineElement(StubElement, tag, variant, () => true) as unknown as SolitaireElementClass<Options>;

  protected override willUpdate(): void {
    if (!this.poster) this[PARTS].stage.isOpen = true;
  }

  protected override render(): TemplateResult {
    return html``;
  }

  /** No style sheet applies to what isn't drawn, so custom states stay off. */
  protected override updated(): void {}
}
