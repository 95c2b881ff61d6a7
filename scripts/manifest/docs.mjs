// Writes the tables of the docs from the doc comments: `npm run docs`. With `--check` it writes nothing, and fails
// where a table is not what the comments say.
import { readFileSync, writeFileSync } from 'node:fs';
import { table } from '../figures.mjs';
import { at } from '../package.mjs';
import { parseCommandLine } from '../usage.mjs';
import { analyze } from './analyze.mjs';
import { baseOf, besideOf, elementsOf, isOnOrOff } from './elements.mjs';

const { check } = parseCommandLine('npm run docs [-- --check]', { check: { type: 'boolean' } });

const { manifest, fieldsOf, controls } = analyze();
const base = baseOf(manifest);
const [calendar, round] = besideOf(manifest);

const code = (text) => `\`${text}\``;

/** The first paragraph of a description goes into the tables. A default in words ends it. */
const split = ({ description }) => /^(.*?)(?: Default: (.*)\.)?$/.exec(description.split('\n\n')[0]).slice(1);

/** One sentence goes without its full stop. */
const withoutStop = (text) => (/\. /.test(text) ? text : text.replace(/\.$/, ''));

const meaningOf = (entry) => withoutStop(split(entry)[0]);

/** As a value, or in words. */
function defaultOf(entry) {
  if (isOnOrOff(entry)) return 'off';
  return entry.default === undefined ? (split(entry)[1] ?? '') : code(entry.default);
}

const lowerCased = (text) => text.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
const upperCased = (text) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The options of the five games, each with its element. */
const options = elementsOf(manifest)
  .filter(({ path }) => !path.includes('example'))
  .flatMap((element) =>
    element.attributes.filter(({ inheritedFrom }) => !inheritedFrom).map((option) => [element, option]),
  );

/** "Pyramid Dozen" for `pyramid-dozen`. */
const gameName = ({ tagName }) => tagName.split('-').map(upperCased).join(' ');

function attribute(each, ...about) {
  const { name, fieldName, type } = each;
  const kind = { boolean: ['boolean'], 'boolean | string': ['boolean or text'] }[type.text] ?? [];
  const title = [...about, ...kind].join(', ');
  const [meaning] = split(each);
  const property = name === fieldName ? '' : ` The property is ${code(fieldName)}.`;
  const whole = (title ? `${upperCased(title)}: ${lowerCased(meaning)}` : meaning) + property;
  return [code(name), withoutStop(whole), defaultOf(each)];
}

/** A member as it is read or called. */
function member({ kind, name, parameters = [], ...more }) {
  const given = parameters.map((each) => each.name + (each.optional ? '?' : ''));
  return [code(kind === 'method' ? `${name}(${given.join(', ')})` : name), meaningOf(more)];
}

function event({ name, detail, ...more }) {
  const fields = detail.map((each) => code(each.name) + (each.description ? `: ${lowerCased(meaningOf(each))}` : ''));
  return [code(name), meaningOf(more), fields.join(', ')];
}

const inOneRow = (list) => list.map((each) => `${code(each.name)}: ${lowerCased(meaningOf(each))}`).join('; ');

const asked = base.members.filter((each) => !each.static && (each.kind === 'method' || each.readonly));

/** The tables by page and heading: what stands above the columns, and the rows. */
const TABLES = {
  'docs/api.md': {
    '## Attributes': [
      ['attribute and property', 'meaning', 'default'],
      [
        ...base.attributes.map((each) => attribute(each)),
        ...options.map(([element, option]) => attribute(option, gameName(element))),
      ],
    ],
    '## Properties and methods': [['property or method', 'meaning'], asked.map(member)],
    '## Events': [['event', 'fires when', 'also in `detail`'], base.events.map(event)],
    '## Controls': [
      ['control', 'what it does', 'key on the table'],
      controls.map(({ name, key, ...more }) => [
        code(name),
        meaningOf(more),
        key ? `<kbd>${key.toUpperCase()}</kbd>` : '',
      ]),
    ],
    '## Looks': [
      ['custom property, part, state', 'default', 'meaning'],
      [
        ...base.cssProperties.map((each) => [code(each.name), defaultOf(each), meaningOf(each)]),
        ['`::part()`', '', inOneRow(base.cssParts)],
        ['`:state()`', '', inOneRow(base.cssStates)],
      ],
    ],
    '## Calendar': [['', 'meaning'], [['`::part()`', inOneRow(calendar.cssParts)]]],
    '## Round': [
      ['', 'meaning'],
      [
        ...round.attributes.map((each) => [code(each.name), meaningOf(each)]),
        ...round.members.filter(({ name }) => name !== 'games').map(member),
        ...round.events.map((each) => [code(each.name), meaningOf(each)]),
        ['`::part()`', inOneRow(round.cssParts)],
      ],
    ],
  },
  'docs/engine.md': {
    '## Run the solver': [
      ['limit', 'meaning', 'default'],
      fieldsOf('SolveLimits').map((limit) => [code(limit.name), meaningOf(limit), defaultOf(limit)]),
    ],
  },
};

/** The page with another first table below a heading. */
function withTable(page, heading, written) {
  const start = page.indexOf(`\n${heading}\n`);
  const found = start < 0 ? null : /^\|.*\n(?:\|.*\n)*/m.exec(page.slice(start));
  if (!found) throw new Error(`there is no table below ${heading}`);
  const [before, after] = [page.slice(0, start + found.index), page.slice(start + found.index + found[0].length)];
  return `${before}${written}\n${after}`;
}

for (const [file, tables] of Object.entries(TABLES)) {
  const page = readFileSync(at(file), 'utf8');
  const written = Object.entries(tables).reduce((text, [heading, it]) => withTable(text, heading, table(...it)), page);
  if (written === page) continue;
  if (check) {
    console.error(`${file}: its tables are not what the doc comments say. Run npm run docs.`);
    process.exitCode = 1;
  } else {
    writeFileSync(at(file), written);
  }
}
