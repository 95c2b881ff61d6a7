// The tables of the docs, as Markdown.
import { baseOf, calendarOf, elementsOf, isOnOrOff } from './elements.mjs';

const line = (cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');

/** A table of cells that are Markdown. */
export const table = (head, rows) => [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');

const code = (text) => `\`${text}\``;

/** What comes first in a description stands in the tables. A default in words ends it. */
const split = ({ description }) => /^(.*?)(?: Default: (.*)\.)?$/.exec(description.split('\n\n')[0]).slice(1);

const meaningOf = (entry) => split(entry)[0];

/** As a value, or in words. */
function defaultOf(entry) {
  if (isOnOrOff(entry)) return 'off';
  return entry.default === undefined ? (split(entry)[1] ?? '') : code(entry.default);
}

/** One sentence goes without its full stop. */
const withoutStop = (text) => (/\. /.test(text) ? text : text.replace(/\.$/, ''));

const lowerCased = (text) => text.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
const upperCased = (text) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

const optionsOf = (manifest) =>
  elementsOf(manifest)
    .filter(({ path }) => !path.includes('example'))
    .flatMap((element) =>
      element.attributes.filter(({ inheritedFrom }) => !inheritedFrom).map((option) => [element, option]),
    );

/** "Pyramid Dozen" for `pyramid-dozen`. */
const gameName = ({ tagName }) =>
  tagName
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

function attributes(manifest) {
  const row = (attribute, ...about) => {
    const { name, fieldName, type } = attribute;
    const kind = { boolean: 'boolean', 'boolean | string': 'boolean or text' }[type.text] ?? [];
    const title = [...about, ...[kind].flat()].join(', ');
    const meaning = title ? `${upperCased(title)}: ${lowerCased(meaningOf(attribute))}` : meaningOf(attribute);
    const property = name === fieldName ? '' : ` The property is ${code(fieldName)}.`;
    return [code(name), withoutStop(meaning + property), defaultOf(attribute)];
  };
  return table(
    ['attribute = property', 'meaning', 'default'],
    [
      ...baseOf(manifest).attributes.map((attribute) => row(attribute)),
      ...optionsOf(manifest).map(([element, option]) => row(option, gameName(element))),
    ],
  );
}

/** How a member is read or called. */
const usageOf = ({ kind, name, parameters = [] }) =>
  code(
    kind === 'method'
      ? `${name}(${parameters.map((each) => each.name + (each.optional ? '?' : '')).join(', ')})`
      : name,
  );

const memberTable = (head, members) =>
  table(
    [head, ''],
    members.map((member) => [usageOf(member), withoutStop(meaningOf(member))]),
  );

const isAsked = ({ kind, readonly, static: isStatic }) => !isStatic && (kind === 'method' || readonly);

function events(manifest) {
  const told = ({ name, description }) => code(name) + (description ? `: ${withoutStop(lowerCased(description))}` : '');
  return table(
    ['event', 'when', '`detail` has `game`, `seed`, `moveCount`, `elapsed`, `by`, and'],
    baseOf(manifest).events.map((event) => [
      code(event.name),
      withoutStop(meaningOf(event)),
      event.detail.map(told).join(', '),
    ]),
  );
}

function looks(manifest) {
  const { cssProperties, cssParts, cssStates } = baseOf(manifest);
  const inOneRow = (list) =>
    list.map((each) => `${code(each.name)}: ${withoutStop(lowerCased(meaningOf(each)))}`).join('; ');
  return table(
    ['custom property, part, state', 'default', ''],
    [
      ...cssProperties.map((property) => [code(property.name), defaultOf(property), withoutStop(meaningOf(property))]),
      ['`::part()`', '', inOneRow(cssParts)],
      ['`:state()`', '', inOneRow(cssStates)],
    ],
  );
}

const calendar = (manifest) =>
  table(
    ['part', ''],
    calendarOf(manifest).cssParts.map((part) => [code(part.name), withoutStop(meaningOf(part))]),
  );

const options = (manifest) =>
  table(
    ['game', 'option', 'meaning', 'default'],
    optionsOf(manifest).map(([element, option]) => [
      code(element.tagName),
      code(option.name),
      withoutStop(meaningOf(option)),
      code(element.members.find(({ name }) => name === option.name).default),
    ]),
  );

/** The tables by page and heading. */
export function tablesOf({ manifest, membersOf, fieldsOf }) {
  const asked = baseOf(manifest).members.filter(isAsked);
  const game = membersOf('Game').filter(({ name }) => asked.some((each) => each.name === name));
  return {
    'docs/api.md': {
      '## Attributes': attributes(manifest),
      '## Properties and methods': memberTable('read-only property or method', asked),
      '## Events': events(manifest),
      '## Looks': looks(manifest),
      '## Calendar': calendar(manifest),
    },
    'docs/engine.md': {
      '## Play a game': options(manifest),
      '### What a game has': memberTable('a game has', game),
      '## Ask the solver': table(
        ['limit', 'meaning', 'default'],
        fieldsOf('SolveLimits').map((limit) => [code(limit.name), withoutStop(meaningOf(limit)), defaultOf(limit)]),
      ),
    },
  };
}
