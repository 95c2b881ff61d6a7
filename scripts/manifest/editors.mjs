// What editors offer and explain where a page is written: data for VS Code, web-types for JetBrains.
import { baseOf, calendarOf, elementsOf, isOnOrOff } from './elements.mjs';

/** The words that an attribute may be; none where any text will do. */
const wordsOf = ({ type }) => [...type.text.matchAll(/'([^']*)'/g)].map(([, name]) => ({ name }));

const documented = ({ description, default: preset }) =>
  preset ? `${description} Default: \`${preset}\`.` : description;

const allOf = (manifest) => [...elementsOf(manifest), calendarOf(manifest)];

/** What style sheets may name. A part that games and calendar call the same is explained once. */
function looksOf(manifest) {
  const { cssProperties, cssParts, cssStates } = baseOf(manifest);
  const others = calendarOf(manifest).cssParts.filter(({ name }) => !cssParts.some((each) => each.name === name));
  return { cssProperties, cssParts: [...cssParts, ...others], cssStates };
}

const markdown = (value) => ({ kind: 'markdown', value });

const partName = ({ name }) => `::part(${name})`;
const stateName = ({ name }) => `:state(${name})`;

/** For the setting `html.customData`. */
export const vscodeHtml = (manifest) => ({
  version: 1.1,
  tags: allOf(manifest).map((element) => ({
    name: element.tagName,
    description: markdown(element.description),
    attributes: element.attributes.map((attribute) => ({
      name: attribute.name,
      description: markdown(documented(attribute)),
      // `v`: it is written without a value.
      ...(isOnOrOff(attribute) ? { valueSet: 'v' } : { values: wordsOf(attribute) }),
    })),
  })),
});

/** For the setting `css.customData`. */
export function vscodeCss(manifest) {
  const { cssProperties, cssParts, cssStates } = looksOf(manifest);
  const entries = (list, nameOf) =>
    list.map((each) => ({ name: nameOf(each), description: markdown(documented(each)) }));
  return {
    version: 1.1,
    properties: entries(cssProperties, ({ name }) => name),
    pseudoElements: entries(cssParts, partName),
    pseudoClasses: entries(cssStates, stateName),
  };
}

const typed = ({ name, description, type }) => ({ name, description, type: type.text });

/** For `web-types` in package.json. */
export function webTypes(manifest, { name, version }) {
  const { cssProperties, cssParts, cssStates } = baseOf(manifest);
  const elements = allOf(manifest).map((element) => ({
    name: element.tagName,
    description: element.description,
    attributes: element.attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      ...(attribute.default && { default: attribute.default }),
      required: false,
      value: { type: attribute.type.text, kind: isOnOrOff(attribute) ? 'no-value' : 'plain' },
    })),
    js: {
      properties: element.members.filter(({ kind, static: isStatic }) => kind === 'field' && !isStatic).map(typed),
      events: (element.events ?? []).map(typed),
    },
  }));
  const entries = (list, nameOf) => list.map((each) => ({ name: nameOf(each), description: documented(each) }));
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: { elements },
      css: {
        properties: entries(cssProperties, ({ name }) => name),
        'pseudo-elements': entries(cssParts, partName),
        'pseudo-classes': entries(cssStates, stateName),
      },
    },
  };
}
