import type { PropertyDeclarations } from 'lit';
import type { OptionValue } from '../../engine/model/options.js';
import type { Variant } from '../../games/variant/variant.js';
import type { SolitaireElement } from '../solitaire-element.js';
import { booleanProperty, readAsBooleans } from './boolean-property.js';

/** A class of elements that play one game; `Options` are the properties its options become. */
export interface SolitaireElementClass<Options = Record<string, OptionValue>> extends Pick<
  typeof SolitaireElement,
  'variant' | 'addLocale' | 'defineSolitaire'
> {
  new (): SolitaireElement & Options;
}

/** The class of elements for a game. Its options are attributes and properties. */
export function elementFor<Options>(Base: typeof SolitaireElement, variant: Variant): SolitaireElementClass<Options> {
  const { options = {} } = variant;
  const names = Object.keys(options);
  const booleans = names.filter((name) => typeof options[name]!.default === 'boolean');
  class VariantElement extends Base {
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
