import { noChange } from 'lit';
import type { ElementPart } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** Sets style properties of an element through the CSSOM, which a strict policy allows where it forbids a `style` attribute. */
class Css extends Directive {
  override render(..._wanted: [properties: Readonly<Record<string, string>>]) {
    return noChange;
  }

  override update({ element }: ElementPart, [properties]: [Readonly<Record<string, string>>]) {
    for (const [name, value] of Object.entries(properties)) (element as HTMLElement).style.setProperty(name, value);
    return noChange;
  }
}

export const css = directive(Css);
