// What to paste for a game as it is set up. A setup is plain: { game, attributes, properties }. An attribute that is `true` has no
// value; properties are named without `--solitaire-`.
import { FIVE } from './games.js';
import { release } from 'release';

const { version, integrity } = release;

const CDN = `https://cdn.jsdelivr.net/npm/solitaire-elements@${version}/dist/`;

/** The setup of a game on a page. */
export const setupOf = (element, properties = {}) => ({
  game: element.localName,
  attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value || true])),
  properties,
});

const quoted = (value) => `"${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

const attribute = ([name, value]) => (value === true ? ` ${name}` : ` ${name}=${quoted(value)}`);

const tag = ({ game, attributes }) => `<${game}${Object.entries(attributes).map(attribute).join('')}></${game}>`;

const rule = ({ game, properties }, indent = '') => {
  const lines = Object.entries(properties).map(([name, value]) => `${indent}  --solitaire-${name}: ${value};\n`);
  return lines.length > 0 ? `${indent}${game} {\n${lines.join('')}${indent}}\n` : '';
};

const style = (setup) => {
  const text = rule(setup, '  ');
  return text && `<style>\n${text}</style>\n`;
};

/** The classic scripts that a setup needs, by their paths in `dist`. */
function scriptsOf({ game, attributes: { lang } }) {
  const language = lang && lang !== 'en' && `locales/${lang}.js`;
  return ['solitaire-elements.js', !FIVE[game] && `examples/${game}.js`, language].filter(Boolean);
}

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
  tag(setup) +
  '\n';
