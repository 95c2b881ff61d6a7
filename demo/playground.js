// The playground. All its state is in one form, and in the fragment of the URL.
import { showCode } from './parts/code.js';
import { FIVE } from './parts/games.js';
import { pictureOf } from './parts/picture.js';
import { WAYS } from './parts/snippets.js';
import { selectTab } from './parts/tabs.js';
import { dress, THEMES } from './parts/themes.js';

/** Fields of the page itself: no attributes of the game. */
const OWN = new Set(['game', 'width', 'scheme', 'copy', 'picture']);

const form = document.querySelector('.settings');
const preview = document.querySelector('.preview');
const box = preview.querySelector('.box');
const code = document.querySelector('.output code');
const save = document.querySelector('[data-picture]');
const ways = document.querySelector('.output [role="tablist"]');
const fields = [...form.elements].filter(({ name }) => name);
const ticks = fields.filter(({ name }) => name === 'buttons');

const isColour = ({ type }) => type === 'color';

/** An attribute that is there or not. The names of buttons are ticked, too, but they are words of one attribute. */
const isTick = ({ type, name }) => type === 'checkbox' && name !== 'buttons';

/** The options of other games are not the chosen one's. */
const isOfGame = (field) =>
  (field.closest('[data-for]')?.dataset.for ?? form.elements.game.value) === form.elements.game.value;

/** The value of a field as the address has it; empty where it says nothing. */
function valueOf(field) {
  // A field of colour always has a value: it counts once it is chosen.
  if (isColour(field)) return field.dataset.chosen ? field.value : '';
  if (field.type === 'checkbox') return field.checked ? field.value : '';
  if (field.type === 'range') return field.value === field.max ? '' : field.value;
  return field.value;
}

/** All buttons, none, or the names of some. */
function buttonsOf() {
  const ticked = ticks.filter(({ checked }) => checked).map(({ value }) => value);
  if (ticked.length === ticks.length) return '';
  return ticked.length === 0 ? 'none' : ticked.join(' ');
}

/** What is set, by the names of the fields, in their order. */
function read() {
  const entries = fields
    .filter((field) => field.name !== 'buttons' && isOfGame(field))
    .map((field) => [field.name, valueOf(field)]);
  const way = ways.querySelector('[aria-selected="true"]').dataset.way;
  const set = [...entries, ['buttons', buttonsOf()], ['copy', way === 'script' ? '' : way]];
  return Object.fromEntries(set.filter(([, value]) => value !== ''));
}

/** Puts what an address says into the fields. */
function write(settings) {
  form.elements.game.value = settings.game ?? '';
  // A game that does not exist is the first one.
  if (!form.elements.game.value) form.elements.game.selectedIndex = 0;
  for (const field of fields) {
    const value = settings[field.name];
    if (field.name === 'game') continue;
    if (field.name === 'buttons') field.checked = value === undefined || value.split(' ').includes(field.value);
    else if (field.type === 'checkbox') field.checked = value === field.value;
    else setField(field, value);
  }
  const tab = ways.querySelector(`[data-way="${CSS.escape(settings.copy ?? 'script')}"]`);
  if (tab) selectTab(tab);
}

function setField(field, value = field.type === 'range' ? field.max : '') {
  if (isColour(field)) {
    field.toggleAttribute('data-chosen', false);
    field.value = field.defaultValue;
    if (/^#[0-9a-f]{6}$/i.test(value)) choose(field, value);
  } else field.value = value;
}

function choose(field, value) {
  field.value = value;
  field.dataset.chosen = 'yes';
}

/** What is set, as snippets have it. A language that is read from the right needs its direction, too. */
function setupOf({ game, ...set }) {
  const { dir } = form.elements.lang.selectedOptions[0];
  const entries = Object.entries({ ...set, ...(dir === 'rtl' && { dir }) }).filter(([name]) => !OWN.has(name));
  const isBoolean = (name) => fields.some((field) => field.name === name && isTick(field) && isOfGame(field));
  return {
    game,
    attributes: Object.fromEntries(
      entries.filter(([name]) => !name.startsWith('--')).map(([name, value]) => [name, isBoolean(name) ? true : value]),
    ),
    properties: Object.fromEntries(
      entries.filter(([name]) => name.startsWith('--')).map(([name, value]) => [name.slice(2), value]),
    ),
  };
}

/** A language is a script of its own, loaded once it is wanted. */
function loadLanguage(tag) {
  const source = `locales/${tag}.js`;
  if (!tag || document.querySelector(`script[src="${CSS.escape(source)}"]`)) return;
  const script = document.createElement('script');
  script.src = source;
  document.head.append(script);
}

/** The page that opens a shared game. Here the fragment has the settings. */
const pageOf = (game) => new URL(FIVE[game] ? `games/${game}.html` : 'examples.html', location.href).href;

function showGame({ game, attributes, properties }) {
  let element = box.firstElementChild;
  const isNew = element?.localName !== game;
  if (isNew) element = document.createElement(game);
  for (const { name } of [...element.attributes]) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === true ? '' : value;
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  element.shareUrl = attributes['share-url'] ?? pageOf(game);
  dress(box, properties);
  if (isNew) box.replaceChildren(element);
}

function show() {
  for (const group of form.querySelectorAll('[data-for]'))
    group.hidden = group.dataset.for !== form.elements.game.value;
  const settings = read();
  const setup = setupOf(settings);
  const { width, scheme, copy = 'script', lang } = settings;
  loadLanguage(lang);
  box.style.width = width ? `${width}px` : '';
  preview.style.colorScheme = scheme ?? '';
  form.querySelector('output').value = width ? `${width} px` : 'full width';
  showGame(setup);
  // The picture is a file of the page: a frame has its own.
  const picture = settings.picture && copy !== 'react' && copy !== 'frame' ? pictureOf(setup) : undefined;
  save.hidden = !picture;
  if (picture) {
    save.href = `data:image/svg+xml,${encodeURIComponent(picture.svg)}`;
    save.download = picture.file;
  }
  showCode(code, WAYS[copy].text({ ...setup, picture }), WAYS[copy].language);
  const fragment = String(new URLSearchParams(settings));
  if (fragment !== location.hash.slice(1)) history.replaceState(null, '', `#${fragment}`);
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => {
  if (isColour(target)) choose(target, target.value);
  if ('theme' in target.dataset) wear(THEMES[target.value]);
  show();
});
form.addEventListener('reset', (event) => {
  event.preventDefault();
  write({});
  show();
});
ways.addEventListener('select', show);

/** Fills in a theme. A colour that differs by scheme is taken as it is now. */
function wear(theme) {
  if (!theme) return;
  for (const field of fields.filter(({ name }) => name.startsWith('--'))) setField(field);
  for (const [name, value] of Object.entries(theme)) setField(form.elements[`--${name}`], colourOf(value));
}

function colourOf(value) {
  const [, light, dark] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [];
  if (!light) return value;
  const scheme = form.elements.scheme.value || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  return scheme === 'dark' ? dark : light;
}

function open() {
  write(Object.fromEntries(new URLSearchParams(location.hash.slice(1))));
  show();
}
addEventListener('hashchange', open);
open();
