// A page may give a field to every object, by `Object.prototype`. What is read must be an object's own.

/**
 * A copy that inherits nothing. An object of a class stays as it is: it may inherit on purpose.
 *
 * The prototype is taken away afterwards: what is written as `{ __proto__: null }` is a dictionary in V8, and each look into one is slow.
 */
export const bare = <Named extends object>(given: Named): Named =>
  Object.getPrototypeOf(given) === Object.prototype ? (Object.setPrototypeOf({ ...given }, null) as Named) : given;

/** A field that an object has itself, where it may be absent. */
export const own = <Named extends object, Name extends keyof Named>(
  given: Named,
  name: Name,
): Named[Name] | undefined => (Object.hasOwn(given, name) ? given[name] : undefined);
