/** The elements that play no game, and are written without Lit. */
const BESIDE = ['solitaire-calendar', 'solitaire-round'];

const tagged = ({ modules }) =>
  modules.flatMap(({ path, declarations }) =>
    declarations.filter(({ tagName }) => tagName).map((declaration) => ({ ...declaration, path })),
  );

/** Every element of a manifest that plays a game, with the path of its module. */
export const elementsOf = (manifest) => tagged(manifest).filter(({ tagName }) => !BESIDE.includes(tagName));

/** Those that play none: the calendar, then the round. */
export const besideOf = (manifest) => BESIDE.map((tag) => tagged(manifest).find(({ tagName }) => tagName === tag));

/** What all elements that play a game have. */
export const baseOf = ({ modules }) =>
  modules.flatMap(({ declarations }) => declarations).find(({ name }) => name === 'SolitaireElement');

/** Whether an attribute may be without a value. A property that has no type is none. */
export const isOnOrOff = ({ type }) => !!type?.text.startsWith('boolean');

/** A description with the default. */
export const documented = ({ description, default: preset }) =>
  preset ? `${description} Default: \`${preset}\`.` : description;
