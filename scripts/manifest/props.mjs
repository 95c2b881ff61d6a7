// The types that the typings for all frameworks share: what an element may be given.
import { baseOf, besideOf, documented, elementsOf } from './elements.mjs';

const comment = (text) => `/** ${text.replaceAll('\n', '\n * ')} */`;

/** A boolean is written in several ways, and everything may be absent. */
const accepted = ({ text }) => `${text === 'boolean' ? 'Switch' : text} | null | undefined`;

/** An attribute, by its own name and by that of its property. */
const prop = (attribute) =>
  [...new Set([attribute.name, attribute.fieldName])].map(
    (name) => `${comment(documented(attribute))} '${name}'?: ${accepted(attribute.type)};`,
  );

const interfaceOf = (title, name, lines) => `${comment(title)} export interface ${name} {\n${lines.join('\n')}\n}\n`;

const propsName = ({ name }) => `${name.replace(/Element$/, '')}Props`;

/** The text of the types, from a manifest. */
export function propTypes(manifest) {
  const base = baseOf(manifest);
  const games = elementsOf(manifest);
  const [calendar, round] = besideOf(manifest);
  const elements = [...games, calendar, round];
  const byTag = (typeOf) =>
    elements.map((element) => `${comment(element.description)} '${element.tagName}': ${typeOf(element)};`);
  return [
    `import type { SolitaireEvent, SolitaireEventName } from './define.js';`,
    `import type { RoundDetail } from './round.js';`,
    ...elements.map(({ path }) => `import type {} from '${path.replace('dist', '.')}';`),
    `/** How a boolean may be written. */ export type Switch = boolean | '' | 'true' | 'false';`,
    interfaceOf('What every game may be given.', 'SolitaireProps', base.attributes.flatMap(prop)),
    ...games.map((element) =>
      interfaceOf(
        `What \`<${element.tagName}>\` may be given.`,
        `${propsName(element)} extends SolitaireProps`,
        element.attributes.filter(({ inheritedFrom }) => !inheritedFrom).flatMap(prop),
      ),
    ),
    interfaceOf(`What \`<${calendar.tagName}>\` may be given.`, propsName(calendar), calendar.attributes.flatMap(prop)),
    `/** Hears that a round is complete. */
    export type RoundHandler = ((event: CustomEvent<RoundDetail>) => unknown) | null | undefined;`,
    // It hands on what its games take.
    interfaceOf(`What \`<${round.tagName}>\` may be given.`, `${propsName(round)} extends SolitaireProps`, [
      ...round.attributes.flatMap(prop),
      `${comment(round.events[0].description)} 'onround'?: RoundHandler;`,
    ]),
    interfaceOf('What each element may be given, by its tag.', 'PropsByTag', byTag(propsName)),
    interfaceOf(
      'The elements by their tags.',
      'ElementsByTag',
      byTag(({ tagName }) => `HTMLElementTagNameMap['${tagName}']`),
    ),
    `export type SolitaireTag = keyof ElementsByTag;`,
    interfaceOf(
      'The custom properties of every element.',
      'SolitaireStyles',
      base.cssProperties.map(
        (property) => `${comment(documented(property))} '${property.name}'?: string | number | undefined;`,
      ),
    ),
    `/** Hears an event of an element. */
    export type Handler<Target, Name extends SolitaireEventName> =
      | ((event: SolitaireEvent<Name> & { readonly currentTarget: Target }) => unknown)
      | null
      | undefined;`,
    `/** Handlers of all events: \`onwin\`, where the prefix is \`on\`. */
    export type Handlers<Target, Prefix extends string = 'on'> = {
      [Name in SolitaireEventName as \`\${Prefix}\${Name}\`]?: Handler<Target, Name>;
    };`,
    `/** Handlers of all events: \`onWin\`. */
    export type CamelHandlers<Target> = {
      [Name in SolitaireEventName as \`on\${Capitalize<Name>}\`]?: Handler<Target, Name>;
    };`,
  ].join('\n\n');
}
