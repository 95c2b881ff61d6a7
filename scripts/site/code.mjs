// Code with its words coloured, when the site is built.
import { common, createLowlight } from 'lowlight';
import { html, markup } from './html.mjs';

const lowlight = createLowlight(common);

const NAMES = {
  sh: 'bash',
  jsx: 'javascript',
  tsx: 'typescript',
  vue: 'xml',
  svelte: 'xml',
  astro: 'xml',
  html: 'xml',
};

const shown = (node) =>
  node.type === 'text'
    ? html`${node.value}`
    : html`<span class="${node.properties.className.join(' ')}">${node.children.map(shown)}</span>`;

/** The markup of code. A language that is not known is shown as it is. */
export function coloured(code, language = '') {
  const name = NAMES[language] ?? language;
  return lowlight.registered(name)
    ? markup(lowlight.highlight(name, code).children.map(shown).join(''))
    : html`${code}`;
}

/** A block of code with a button that copies it. `info`: its language, and after a space the file that it is. */
export function codeBlock(code, info = '') {
  const [language, file] = info.split(' ');
  return html`<div class="code">
    ${file && html`<p class="file-name">${file}</p>`}
    <pre tabindex="0"><code>${coloured(code.trimEnd(), language)}</code></pre>
    <button type="button" data-copy>Copy</button>
  </div>`;
}
