// The pages of the API, from the manifest.
import { furtherGames, games } from './catalogue.mjs';
import { html } from './html.mjs';
import { blockMarkdown } from './markdown.mjs';

const code = (text) => text && html`<code>${text}</code>`;

/** A table with a heading, or nothing where there is nothing to list. `columns`: names, and what each shows of an entry. */
function section(id, heading, entries = [], columns) {
  if (entries.length === 0) return null;
  const names = Object.keys(columns);
  return {
    id,
    heading,
    body: html`<h2 id="${id}">${heading}</h2>
      <div class="table" tabindex="0" role="group" aria-labelledby="${id}">
        <table>
          <thead>
            <tr>
              ${names.map((name) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${entries.map(
              (entry) =>
                html` <tr id="${id}-${entry.name.replace(/^--/, '')}">
                  ${names.map((name) => html`<td>${columns[name](entry)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div> `,
  };
}

const meaning = ({ description }) => description && blockMarkdown(description);
const type = ({ type: { text } = {} }) => code(text);
const preset = ({ default: value }) => code(value);
const name = (entry) => code(entry.name);

function signature({ name: called, parameters = [], return: returned }) {
  const given = parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type?.text ?? 'unknown'}`);
  return code(`${called}(${given.join(', ')})${returned ? `: ${returned.type.text}` : ''}`);
}

function sectionsOf({ attributes, members, events, cssParts, cssProperties, cssStates }) {
  const isPublic = ({ privacy = 'public' }) => privacy === 'public';
  const fields = members.filter((member) => member.kind === 'field' && isPublic(member));
  const methods = members.filter((member) => member.kind === 'method' && isPublic(member));
  return [
    section('attributes', 'Attributes', attributes, {
      Attribute: name,
      Type: type,
      Default: preset,
      Meaning: meaning,
    }),
    section(
      'properties',
      'Properties',
      fields.filter((field) => !field.static),
      {
        Property: (field) => html`${name(field)}${field.readonly && html` <small>read-only</small>`}`,
        Type: type,
        Attribute: ({ attribute }) => attribute && html`<a href="#attributes-${attribute}">${code(attribute)}</a>`,
        Meaning: meaning,
      },
    ),
    section('methods', 'Methods', methods, { Method: signature, Meaning: meaning }),
    section('events', 'Events', events, { Event: name, Type: type, When: meaning }),
    section('properties-css', 'Custom properties', cssProperties, {
      Property: name,
      Default: preset,
      Meaning: meaning,
    }),
    section('parts', 'Parts', cssParts, { Part: (part) => code(`::part(${part.name})`), Meaning: meaning }),
    section('states', 'States', cssStates, { State: (state) => code(`:state(${state.name})`), Meaning: meaning }),
    section(
      'static',
      'Static members',
      fields.filter((field) => field.static),
      { Member: name, Meaning: meaning },
    ),
  ].filter(Boolean);
}

function elementPage({ tag, texts, declaration }, all) {
  const sections = sectionsOf(declaration);
  return {
    path: `api/${tag}.html`,
    title: `<${tag}>`,
    description: `Attributes, properties, methods, events and styles of ${texts.name}.`,
    classes: 'doc',
    body: html`${shelf(all, tag)}
      <details class="contents" open>
        <summary>On this page</summary>
        <ul>
          ${sections.map(({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li>`)}
        </ul>
      </details>
      <article class="prose api">
        <h1><code>&lt;${tag}&gt;</code></h1>
        <p class="lead">${declaration.description}</p>
        ${sections.map(({ body }) => body)}
      </article>`,
  };
}

const shelf = (all, current) =>
  html`<nav class="shelf" aria-label="Elements">
    ${all.map(
      ([heading, elements]) =>
        html`<h2>${heading}</h2>
          <ul>
            ${elements.map(({ tag }) => html`<li><a href="${tag}.html" ${tag === current && html` aria-current="page"`}>${tag}</a></li>`)}
          </ul> `,
    )}
  </nav>`;

export function apiPages() {
  const all = [
    ['In the script', games],
    ['Further games', furtherGames],
  ];
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
        ${all.map(
          ([heading, elements]) =>
            html`<section class="docs-group">
              <h2>${heading}</h2>
              <ul class="entries">
                ${elements.map(
                  ({ tag, declaration }) =>
                    html`<li>
                      <a href="${tag}.html"
                        ><strong><code>&lt;${tag}&gt;</code></strong
                        ><span>${declaration.description}</span></a
                      >
                    </li>`,
                )}
              </ul>
            </section>`,
        )}
        <p>
          Editors and tools read the same from <a href="../custom-elements.json">custom-elements.json</a>, a Custom
          Elements Manifest.
        </p>`,
    },
    ...all.flatMap(([, elements]) => elements.map((game) => elementPage(game, all))),
  ];
}
