// A page may give a field to every object, by `Object.prototype`. What is read must be an object's own.

/** A copy that inherits nothing. An object of a class stays as it is: it may inherit on purpose. */
export const bare = <Named extends object>(given: Named): Named =>
  Object.getPrototypeOf(given) === Object.prototype ? { __proto__: null, ...given } : given;

/** A field that an object has itself, where it may be absent. */
export const own = <Named extends object, Name extends keyof Named>(
  given: Named,
  name: Name,
): Named[Name] | undefined => (Object.hasOwn(given, name) ? given[name] : undefined);
