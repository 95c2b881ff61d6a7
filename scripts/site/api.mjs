// The pages of the API, from the manifest.
import { furtherGames, games } from './catalogue.mjs';
import { html } from './html.mjs';
import { contents, overviewOf, shelf } from './lists.mjs';
import { blockMarkdown, plainMarkdown } from './markdown.mjs';

const code = (text) => text && html`<code>${text}</code>`;

/**
 * A list of entries with a heading, or nothing where there is nothing to list. `show` gives term, remark and meaning. The `sections`
 * are the entries by themselves.
 */
function section(id, heading, entries, show) {
  if (!entries?.length) return null;
  const anchorOf = ({ name }) => `${id}-${name.replace(/^--/, '')}`;
  const entry = (each) => {
    const { term, remark, meaning = each.description } = show(each);
    return html` <div id="${anchorOf(each)}">
      <dt>${code(term)}${remark && html` <span>${remark}</span>`}</dt>
      <dd>${meaning && blockMarkdown(meaning)}</dd>
    </div>`;
  };
  const body = html`<h2 id="${id}">${heading}</h2>
    <dl class="members">${entries.map(entry)}</dl> `;
  const sections = entries
    .filter(({ attribute }) => !attribute)
    .map((each) => ({
      id: anchorOf(each),
      name: each.kind === 'method' ? `${each.name}()` : show(each).term,
      text: plainMarkdown(each.description ?? ''),
      kind: heading,
      isInherited: !!each.inheritedFrom,
    }));
  return { id, name: heading, body, sections };
}

/** What is said of a value: its type and its default. */
const valued = ({ type, default: preset }) =>
  html`${type?.text && code(type.text)}${preset !== undefined && html` default ${code(preset)}`}`;

function signature({ name, parameters = [], return: returned }) {
  const given = parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type?.text ?? 'unknown'}`);
  return `${name}(${given.join(', ')})${returned ? `: ${returned.type.text}` : ''}`;
}

function property(field) {
  const { name, attribute, readonly } = field;
  if (attribute) return { term: name, meaning: `The attribute [\`${attribute}\`](#attributes-${attribute}).` };
  return { term: name, remark: html`${valued(field)}${readonly && ' read-only'}` };
}

function sectionsOf({ attributes, members, events, cssParts, cssProperties, cssStates }) {
  const shown = members.filter(({ privacy = 'public' }) => privacy === 'public');
  const fields = shown.filter(({ kind }) => kind === 'field');
  const valuedByName = (each) => ({ term: each.name, remark: valued(each) });
  return [
    section('attributes', 'Attributes', attributes, valuedByName),
    section(
      'properties',
      'Properties',
      fields.filter((field) => !field.static),
      property,
    ),
    section(
      'methods',
      'Methods',
      shown.filter(({ kind }) => kind === 'method'),
      (each) => ({ term: signature(each) }),
    ),
    section('events', 'Events', events, valuedByName),
    section('looks', 'Custom properties', cssProperties, valuedByName),
    section('parts', 'Parts', cssParts, ({ name }) => ({ term: `::part(${name})` })),
    section('states', 'States', cssStates, ({ name }) => ({ term: `:state(${name})` })),
    section(
      'static',
      'Static members',
      fields.filter((field) => field.static),
      ({ name }) => ({ term: name }),
    ),
  ].filter(Boolean);
}

const pathOf = (tag) => `api/${tag}.html`;

function elementPage({ tag, texts, declaration }, groups) {
  const sections = sectionsOf(declaration);
  return {
    path: pathOf(tag),
    title: `<${tag}>`,
    description: `Attributes, properties, methods, events and styles of ${texts.name}.`,
    classes: 'doc',
    body: html`${shelf('Elements', groups, pathOf(tag))} ${contents(sections)}
      <article class="prose api">
        <h1><code>&lt;${tag}&gt;</code></h1>
        <p class="lead">${declaration.description}</p>
        ${sections.map(({ body }) => body)}
      </article>`,
    sections: [
      { id: '', name: tag, text: plainMarkdown(declaration.description) },
      ...sections.flatMap((each) => each.sections),
    ],
  };
}

export function apiPages() {
  const all = [
    ['In the script', games],
    ['Further games', furtherGames],
  ];
  const groups = (titleOf) =>
    all.map(([name, elements]) => [
      name,
      elements.map(({ tag, declaration }) => ({
        path: pathOf(tag),
        title: titleOf(tag),
        about: declaration.description,
      })),
    ]);
  const named = groups((tag) => tag);
  return [
    {
      path: 'api/index.html',
      title: 'API',
      description: 'Each element with its attributes, properties, methods, events and styles.',
      body: html`<h1>API</h1>
        <p class="lead">
          Each element with its attributes, properties, methods, events and styles. All have the same but for the
          options of their game. For servers and workers there is <a href="../docs/engine.html">the engine</a>.
        </p>
        ${overviewOf(
          groups((tag) => html`<code>&lt;${tag}&gt;</code>`),
          'api/index.html',
        )}
        <p>
          Editors and tools read the same from <a href="../custom-elements.json">custom-elements.json</a>, a Custom
          Elements Manifest.
        </p>`,
    },
    ...all.flatMap(([, elements]) => elements.map((game) => elementPage(game, named))),
  ];
}
