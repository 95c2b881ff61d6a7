const CALENDAR = 'solitaire-calendar';

const tagged = ({ modules }) =>
  modules.flatMap(({ path, declarations }) =>
    declarations.filter(({ tagName }) => tagName).map((declaration) => ({ ...declaration, path })),
  );

/** Every element of a manifest that plays a game, with the path of its module. */
export const elementsOf = (manifest) => tagged(manifest).filter(({ tagName }) => tagName !== CALENDAR);

/** The one that plays none. */
export const calendarOf = (manifest) => tagged(manifest).find(({ tagName }) => tagName === CALENDAR);

/** What all elements that play a game have. */
export const baseOf = ({ modules }) =>
  modules.flatMap(({ declarations }) => declarations).find(({ name }) => name === 'SolitaireElement');

/** Whether an attribute may be without a value. A property that has no type is none. */
export const isOnOrOff = ({ type }) => !!type?.text.startsWith('boolean');

/** A description with the default. */
export const documented = ({ description, default: preset }) =>
  preset ? `${description} Default: \`${preset}\`.` : description;
