import type { PropertyDeclaration } from 'lit';

/**
 * Whether a boolean attribute or property that is set to this is on. Text means the same to both: `false` is off, and any other
 * text is on, as in HTML. Frameworks write `false`, and set properties to text that stands in a template.
 */
const isOn = (value: unknown): boolean => (typeof value === 'string' ? value !== 'false' : Boolean(value));

/** How a boolean property is declared. */
export const booleanProperty: PropertyDeclaration = {
  type: Boolean,
  converter: { fromAttribute: isOn, toAttribute: (on) => (on ? '' : null) },
};

/** Lets boolean properties read true or false, whatever they are set to. Lit adds that a change is rendered. */
export function readAsBooleans(prototype: object, names: readonly string[]): void {
  for (const name of names) {
    const values = new WeakMap<object, boolean>();
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: object) {
        return values.get(this) ?? false;
      },
      set(this: object, value: unknown) {
        values.set(this, isOn(value));
      },
    });
  }
}
