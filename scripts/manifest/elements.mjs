/** Every element of a manifest, with the path of its module. */
export const elementsOf = ({ modules }) =>
  modules.flatMap(({ path, declarations }) =>
    declarations.filter(({ tagName }) => tagName).map((declaration) => ({ ...declaration, path })),
  );

/** What all elements have. */
export const baseOf = ({ modules }) =>
  modules.flatMap(({ declarations }) => declarations).find(({ name }) => name === 'SolitaireElement');
