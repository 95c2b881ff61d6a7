import type { PropertyDeclarations } from 'lit';
import type { OptionValue } from '../../engine/model/options.js';
import type { Variant } from '../../games/variant/variant.js';
import { booleanProperty, readAsBooleans } from './boolean-property.js';
import type { addLocale } from '../language/language.js';
import { SolitaireElement } from '../solitaire-element.js';

/** A class of elements that play one game; `Options` are the properties its options become. */
export interface SolitaireElementClass<Options = Record<string, OptionValue>> {
  new (): SolitaireElement & Options;
  readonly variant: Variant;
  addLocale: typeof addLocale;
}

/** The class of elements for a game: its options, switches and others, are attributes and properties. Not yet defined as a tag. */
export function elementFor<Options>(variant: Variant): SolitaireElementClass<Options> {
  const { options = {} } = variant;
  const names = Object.keys(options);
  const booleans = names.filter((name) => typeof options[name]!.default === 'boolean');
  class VariantElement extends SolitaireElement {
    static override readonly variant = variant;
    static override properties: PropertyDeclarations = Object.fromEntries(
      names.map((name) => [name, booleans.includes(name) ? booleanProperty : {}]),
    );
    static {
      readAsBooleans(this.prototype, booleans);
    }
  }
  return VariantElement as unknown as SolitaireElementClass<Options>;
}
