// Fills the search dialog. Loads when the dialog first opens, after the texts to search.
import { excerpt } from './parts/excerpt.js';
import { finder } from './parts/finder.js';

const MOST = 20;

const root = new URL('..', document.currentScript.src);
const dialog = document.querySelector('dialog.search');
const [field, status, list] = ['input', '[role="status"]', 'ol'].map((each) => dialog.querySelector(each));
const find = finder(globalThis.searchTexts);

function textElement(name, ...content) {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

function item({ path, title, page, text }, words) {
  const link = document.createElement('a');
  link.href = new URL(path, root);
  link.append(textElement('strong', title), textElement('small', page), textElement('span', ...excerpt(text, words)));
  return textElement('li', link);
}

function counted(found, query) {
  if (found.length === 0) return `Nothing found for “${query}”`;
  if (found.length > MOST) return `The best ${MOST} of ${found.length} results`;
  return found.length === 1 ? '1 result' : `${found.length} results`;
}

function show() {
  const query = field.value.trim();
  const found = query ? find(query) : [];
  status.textContent = query && counted(found, query);
  list.replaceChildren(...found.slice(0, MOST).map(({ entry, words }) => item(entry, words)));
}

field.addEventListener('input', show);
// For what was typed while this loaded.
show();
