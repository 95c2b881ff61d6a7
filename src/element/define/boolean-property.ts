import type { PropertyDeclaration } from 'lit';

/**
 * Text means the same to attribute and property: `false` is off, any other is on. Frameworks set properties to such
 * text.
 */
const isOn = (value: unknown): boolean => (typeof value === 'string' ? value !== 'false' : Boolean(value));

/** How a boolean property is declared. */
export const booleanProperty: PropertyDeclaration = { type: Boolean, converter: isOn };

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
