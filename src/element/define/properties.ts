import { ownFields } from '../../engine/input/own.js';
import type { PropertyDeclaration, ReactiveElement } from 'lit';

/** What an attribute and its property are. */
export interface Property<Value = unknown> extends PropertyDeclaration {
  /** What the property reads where nothing is set. */
  readonly preset: Value;
  /** Whether text that says neither on nor off is read as it is. */
  readonly takesText?: boolean;
}

/** The properties of an element by what declares them. */
export type PropertiesOf<Declared> = {
  -readonly [Name in keyof Declared]: Declared[Name] extends Property<infer Value> ? Value : never;
};

/** The text of an attribute, often one of some words. */
export const text = <Text extends string = string>(more?: PropertyDeclaration): Property<Text | null> => ({
  ...more,
  preset: null,
});

/**
 * An attribute that is on or off. Text means the same to attribute and property: `false` is off, any other is on.
 * Frameworks set properties to such text.
 */
export const flag = (more?: PropertyDeclaration): Property<boolean> => ({
  ...more,
  type: Boolean,
  converter: (value) => value,
  preset: false,
});

/** An attribute that is on or off, or says more. */
export const flagOrText = (): Property<boolean | string> => ({ ...flag(), takesText: true });

const isOn = (value: unknown): boolean => (typeof value === 'string' ? value !== 'false' : Boolean(value));

type Kept = ReactiveElement & Record<PropertyKey, unknown>;

/** Gives attributes and properties to a class. What is on or off reads true or false, whatever it is set to. */
export function addProperties(Class: typeof ReactiveElement, declared: Readonly<Record<string, Property>>): void {
  for (const [name, given] of Object.entries(declared)) {
    const property = ownFields({ ...given, noAccessor: true });
    const { type, preset, takesText } = property;
    const key = Symbol();
    Object.defineProperty(
      Class.prototype,
      name,
      ownFields({
        configurable: true,
        get(this: Kept) {
          const value = this[key] ?? preset;
          if (!type || (takesText && typeof value === 'string' && !['', 'true', 'false', name].includes(value)))
            return value;
          return isOn(value);
        },
        set(this: Kept, value: unknown) {
          const before = this[name];
          this[key] = value;
          this.requestUpdate(name, before);
        },
      }),
    );
    Class.createProperty(name, property);
  }
}
