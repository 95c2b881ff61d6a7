// How to add a game on each of ten hosts, for the front page. Steps and code are those of the recipes in docs/embedding.
import { pageOf, placeOf, readMarkdown, render } from './markdown.mjs';

/** In the order of the front page. */
export const HOSTS = [
  'wordpress',
  'ghost',
  'hugo',
  'jekyll',
  'squarespace',
  'webflow',
  'wix',
  'notion',
  'discourse',
  'moodle',
];

const fileOf = (host) => `docs/embedding/${host}.md`;

/** Whether a token is a block of code in one of these languages, or a list with one in a step. */
const hasCode =
  (...languages) =>
  ({ type, lang, items, tokens }) =>
    type === 'code'
      ? languages.includes(lang?.split(' ')[0])
      : (type === 'list' ? items : type === 'list_item' ? tokens : []).some(hasCode(...languages));

/** The steps up to the first code to paste: HTML if there is any, otherwise a URL or a shortcode. A list is never cut. */
function stepsOf({ tokens }) {
  const html = tokens.findIndex(hasCode('html'));
  const last = html < 0 ? tokens.findIndex(hasCode('text')) : html;
  return last < 0 ? undefined : tokens.slice(0, last + 1);
}

function recipeOf(host) {
  const file = fileOf(host);
  const { title, blocks } = readMarkdown(file, placeOf);
  const ofPaste = blocks.find(({ name }) => name === 'Paste');
  const steps = (ofPaste ? [ofPaste] : blocks).map(stepsOf).find(Boolean);
  if (!steps) throw new Error(`${file} has no section with HTML or text to paste`);
  return { host, title, page: pageOf(file), body: render(steps) };
}

const tab = ({ host, title }, i) =>
  `<button role="tab" id="host-${host}" aria-controls="${host}" aria-selected="${i === 0}"${i === 0 ? '' : ' tabindex="-1"'}>${title}</button>`;

const panel = ({ host, title, page, body }, i) =>
  `<div role="tabpanel" id="${host}" aria-labelledby="host-${host}"${i === 0 ? '' : ' hidden'}>
${body}<p><a href="${page}">${title}: the whole recipe</a></p>
</div>`;

/** The section of the front page. */
export function recipesSection() {
  const recipes = HOSTS.map(recipeOf);
  return `<section class="recipes" aria-labelledby="recipes">
  <h2 id="recipes">Paste it where you publish</h2>
  <p>What to paste, and where. <a href="${pageOf('docs/embedding/index.md')}">All hosts compared</a></p>
  <div class="tabs" role="tablist" aria-label="Hosts">${recipes.map(tab).join('')}</div>
  ${recipes.map(panel).join('\n')}
</section>`;
}
