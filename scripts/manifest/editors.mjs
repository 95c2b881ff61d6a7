// What editors offer and explain where a page is written: data for VS Code, web-types for JetBrains.
import { baseOf, besideOf, documented, elementsOf, isOnOrOff } from './elements.mjs';

/** The words that an attribute may be; none where any text will do. */
const wordsOf = ({ type }) => [...type.text.matchAll(/'([^']*)'/g)].map(([, name]) => ({ name }));

const allOf = (manifest) => [...elementsOf(manifest), ...besideOf(manifest)];

const plain = (text) => text;
const markdown = (value) => ({ kind: 'markdown', value });

const partName = (name) => `::part(${name})`;
const stateName = (name) => `:state(${name})`;

/** Entries of a list with their names and descriptions in a form of the editor's. */
const entries = (list, describe = plain, nameOf = plain) =>
  list.map((each) => ({ name: nameOf(each.name), description: describe(documented(each)) }));

/** For the setting `html.customData`. */
export const vscodeHtml = (manifest) => ({
  version: 1.1,
  tags: allOf(manifest).map((element) => ({
    name: element.tagName,
    description: markdown(element.description),
    attributes: element.attributes.map((attribute) => ({
      ...entries([attribute], markdown)[0],
      // `v`: it is written without a value.
      ...(isOnOrOff(attribute) ? { valueSet: 'v' } : { values: wordsOf(attribute) }),
    })),
  })),
});

/** For the setting `css.customData`. A part that several elements call the same is explained once. */
export function vscodeCss(manifest) {
  const { cssProperties, cssParts, cssStates } = baseOf(manifest);
  const parts = new Map();
  for (const part of [...cssParts, ...besideOf(manifest).flatMap((each) => each.cssParts)]) {
    if (!parts.has(part.name)) parts.set(part.name, part);
  }
  return {
    version: 1.1,
    properties: entries(cssProperties, markdown),
    pseudoElements: entries([...parts.values()], markdown, partName),
    pseudoClasses: entries(cssStates, markdown, stateName),
  };
}

const typed = ({ name, description, type }) => ({ name, description, type: type.text });

/** For `web-types` in package.json. */
export function webTypes(manifest, { name, version }) {
  const { cssProperties, cssParts, cssStates } = baseOf(manifest);
  const elements = allOf(manifest).map(({ tagName, description, attributes, members, events = [] }) => ({
    name: tagName,
    description,
    attributes: attributes.map((attribute) => ({
      ...{
        name: attribute.name,
        description: attribute.description,
        default: attribute.default || undefined,
        required: false,
      },
      value: { type: attribute.type.text, kind: isOnOrOff(attribute) ? 'no-value' : 'plain' },
    })),
    js: {
      properties: members.filter((each) => each.kind === 'field' && !each.static).map(typed),
      events: events.map(typed),
    },
  }));
  const css = {
    properties: entries(cssProperties),
    'pseudo-elements': entries(cssParts, plain, partName),
    'pseudo-classes': entries(cssStates, plain, stateName),
  };
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    ...{ name, version, 'js-types-syntax': 'typescript', 'description-markup': 'markdown' },
    contributions: { html: { elements }, css },
  };
}
