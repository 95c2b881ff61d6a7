// What to paste for a game as it is set up. A setup is plain: { game, attributes, properties }. An attribute that is `true` has no
// value; properties are named without `--solitaire-`. With a `picture`, its file goes into the tag: { file, alt }. With `hasCalendar`,
// the calendar of the game follows it.
import { release } from 'release';
import { FIVE } from './games.js';

const { version, integrity } = release;

const CDN = `https://cdn.jsdelivr.net/npm/solitaire-elements@${version}/dist/`;

/** The setup of a game on a page. */
export const setupOf = (element, properties = {}) => ({
  game: element.localName,
  attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value || true])),
  properties,
});

const quoted = (value) => `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

const attribute = ([name, value]) => (value === true ? ` ${name}` : ` ${name}=${quoted(value)}`);

const tag = ({ game, attributes, picture }) => {
  const content = picture
    ? `\n  <img src="${picture.file}" alt="${picture.alt}" width="600" style="max-width: 100%">\n`
    : '';
  return `<${game}${Object.entries(attributes).map(attribute).join('')}>${content}</${game}>`;
};

/** The tag of a game, and that of its calendar. */
const tags = (setup) =>
  `${tag(setup)}\n${setup.hasCalendar ? `<solitaire-calendar for=${quoted(setup.attributes.id)}></solitaire-calendar>\n` : ''}`;

const indented = (text) => text.replace(/^(?=.)/gm, '  ');

const rule = ({ game, properties, hasCalendar }) => {
  const lines = Object.entries(properties).map(([name, value]) => `  --solitaire-${name}: ${value};\n`);
  const selector = hasCalendar ? `${game}, solitaire-calendar` : game;
  return lines.length > 0 ? `${selector} {\n${lines.join('')}}\n` : '';
};

const style = (setup) => {
  const text = rule(setup);
  return text && `<style>\n${indented(text)}</style>\n`;
};

const languageOf = ({ attributes: { lang } }) => lang && !/^en(-|$)/.test(lang) && `locales/${lang}.js`;

/** What a setup needs: the script or module of the game, and that of its language. */
const scriptsOf = (setup) =>
  [
    'solitaire-elements.js',
    setup.hasCalendar && 'solitaire-calendar.js',
    !FIVE[setup.game] && `examples/${setup.game}.js`,
    languageOf(setup),
  ].filter(Boolean);

const modulesOf = (setup) =>
  [FIVE[setup.game] ? `${setup.game}.js` : `examples/${setup.game}.js`, languageOf(setup)].filter(Boolean);

/** For the compiler alone: the types of the tags in a framework. */
const types = (framework) => `import type {} from 'solitaire-elements/${framework}';\n`;

const imports = (modules) => modules.map((module) => `import 'solitaire-elements/${module}';\n`).join('');

const script = (file, hasIntegrity) =>
  hasIntegrity
    ? `<script src="${CDN}${file}"\n  integrity="${integrity[file]}" crossorigin="anonymous"></script>\n`
    : `<script src="${CDN}${file}"></script>\n`;

/** For any page: script tags of a pinned version, and the tag of the game. */
export const withScript = (setup, { hasIntegrity = false } = {}) =>
  scriptsOf(setup)
    .map((file) => script(file, hasIntegrity))
    .join('') +
  style(setup) +
  tags(setup);

const withModules = (setup) =>
  `<script type="module">\n${indented(imports(modulesOf(setup)))}</script>\n${style(setup)}${tag(setup)}\n`;

/** A property of JSX. */
const jsx = ([name, value]) => {
  const property = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  if (value === true) return property;
  return /["\\{}<>&\n]/.test(value) ? `${property}={${JSON.stringify(value)}}` : `${property}="${value}"`;
};

function withReact(setup) {
  const { game, attributes, properties } = setup;
  const component = FIVE[game] ?? game;
  const look = Object.entries(properties).map(
    ([name, value]) => `  '--solitaire-${name}': ${JSON.stringify(value)},\n`,
  );
  const given = [...Object.entries(attributes).map(jsx), ...(look.length > 0 ? ['style={look}'] : [])];
  return [
    look.length > 0 && `import type { CSSProperties } from 'react';\n`,
    FIVE[game] && `import { ${component} } from 'solitaire-elements/react';\n`,
    imports(FIVE[game] ? modulesOf(setup).slice(1) : modulesOf(setup)),
    !FIVE[game] && types('react'),
    '\n',
    look.length > 0 && `const look = {\n${look.join('')}} as CSSProperties;\n\n`,
    `export function Game() {\n  return <${[component, ...given].join(' ')} />;\n}\n`,
  ]
    .filter(Boolean)
    .join('');
}

const withVue = (setup) => `<!-- In vite.config: vue({ template: { compilerOptions: {
  isCustomElement: (tag) => tag === '${setup.game}' } } }) -->
<script setup lang="ts">
${imports(modulesOf(setup))}${types('vue')}</script>

<template>
  ${tag(setup)}
</template>
${style(setup) && `\n${style(setup)}`}`;

const withSvelte = (setup) =>
  `<script lang="ts">\n${indented(imports(modulesOf(setup)) + types('svelte'))}</script>\n\n${tag(setup)}\n${style(setup) && `\n${style(setup)}`}`;

/** A text between backticks. */
const template = (text) => `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\``;

const withAngular = (setup) => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
${imports(modulesOf(setup))}
@Component({
  selector: 'app-game',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: ${template(tag(setup).replaceAll('{', '&#123;'))},
${rule(setup) && `  styles: ${template(`\n${indented(indented(rule(setup)))}  `)},\n`}})
export class Game {}
`;

const withAstro = (setup) =>
  `${tag(setup)}\n\n<script>\n${indented(imports(modulesOf(setup)))}</script>\n${style(setup) && `\n${style(setup)}`}`;

/** For sites that strip scripts: a frame around `embed.html`, which you upload to your own host. */
function withFrame({ game, attributes, properties }) {
  const looks = Object.entries(properties).map(([name, value]) => [name, value.replace(/^#/, '')]);
  const parameters = new URLSearchParams({ game, fit: 'height', ...attributes, ...Object.fromEntries(looks) });
  return `<iframe src=${quoted(`https://YOUR-HOST/embed.html?${parameters}`)}
  title="A solitaire game" width="100%" height="600" frameborder="0"></iframe>
`;
}

/** The ways to put a setup on a page: the name, text and language of each. */
export const WAYS = {
  script: { text: (setup) => withScript(setup, { hasIntegrity: true }), language: 'xml' },
  npm: { text: withModules, language: 'xml' },
  react: { text: withReact, language: 'typescript' },
  vue: { text: withVue, language: 'xml' },
  svelte: { text: withSvelte, language: 'xml' },
  angular: { text: withAngular, language: 'typescript' },
  astro: { text: withAstro, language: 'xml' },
  frame: { text: withFrame, language: 'xml' },
};
