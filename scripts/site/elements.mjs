// The pages of the API, from the manifest.
import { extraGames, games } from './games.mjs';
import { blockMarkdown, plainMarkdown } from './markdown.mjs';

function signature({ name, parameters = [], return: returned }) {
  const given = parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type?.text ?? 'unknown'}`);
  return `${name}(${given.join(', ')})${returned ? `: ${returned.type.text}` : ''}`;
}

const valued = ({ name, type, default: preset, readonly }) => ({
  ...{ term: name, hasValue: true, type: type?.text, preset },
  isReadonly: readonly,
});

const property = (field) =>
  field.attribute
    ? { term: field.name, meaning: `The attribute [\`${field.attribute}\`](#attributes-${field.attribute}).` }
    : valued(field);

/** The lists of an element: anchor, heading, entries, and how one is shown. */
function listsOf({ attributes, members, events, cssParts, cssProperties, cssStates }) {
  const shown = members.filter(({ privacy = 'public' }) => privacy === 'public');
  const fields = shown.filter(({ kind }) => kind === 'field');
  const methods = shown.filter(({ kind }) => kind === 'method');
  return [
    ['attributes', 'Attributes', attributes, valued],
    ['properties', 'Properties', fields.filter((field) => !field.static), property],
    ['methods', 'Methods', methods, (each) => ({ term: signature(each), found: `${each.name}()` })],
    ['events', 'Events', events, valued],
    ['looks', 'Custom properties', cssProperties, valued],
    ['parts', 'Parts', cssParts, ({ name }) => ({ term: `::part(${name})` })],
    ['states', 'States', cssStates, ({ name }) => ({ term: `:state(${name})` })],
    ['static', 'Static members', fields.filter((field) => field.static), ({ name }) => ({ term: name })],
  ].filter(([, , entries]) => entries?.length);
}

function elementOf({ tag, title, declaration }) {
  const headings = listsOf(declaration).map(([id, name, entries, show]) => ({
    id,
    name,
    entries: entries.map((each) => {
      const { meaning = each.description, ...shown } = show(each);
      return {
        id: `${id}-${each.name.replace(/^--/, '')}`,
        source: each,
        meaning: blockMarkdown(meaning ?? ''),
        ...shown,
      };
    }),
  }));
  /** What the search finds. A property with an attribute is found by that. */
  const sections = headings.flatMap(({ name: kind, entries }) =>
    entries
      .filter(({ source }) => !source.attribute)
      .map(({ id, term, found = term, source }) => ({
        ...{ id, name: found, kind, text: plainMarkdown(source.description ?? '') },
        isInherited: !!source.inheritedFrom,
      })),
  );
  return {
    ...{ tag, headings, path: `api/${tag}.html`, title: `<${tag}>`, about: declaration.description },
    description: `Attributes, properties, methods, events and styles of ${title}.`,
    sections: [{ id: '', name: tag, text: plainMarkdown(declaration.description) }, ...sections],
  };
}

const groups = [
  ['Main script', games.map(elementOf)],
  ['Extra games', extraGames.map(elementOf)],
];

export const elements = { groups, all: groups.flatMap(([, each]) => each) };
