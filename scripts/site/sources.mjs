// Pages of the sources that documents link to: a file with its code, a folder with its files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeBlock } from './code.mjs';
import { html } from './html.mjs';

const at = (file) => new URL(`../../${file}`, import.meta.url);

export const isFile = (file) => existsSync(at(file)) && statSync(at(file)).isFile();

export const sourcePath = (file) => `source/${file}.html`;

const LANGUAGES = { ts: 'typescript', mjs: 'javascript', js: 'javascript', json: 'json', css: 'css', html: 'html' };

const code = (file) => codeBlock(readFileSync(at(file), 'utf8'), LANGUAGES[path.extname(file).slice(1)]);

const list = (folder, names) =>
  html`<ul class="files">
    ${names.map((name) => html`<li><a href="${path.basename(folder)}/${name}.html">${name}</a></li> `)}
  </ul>`;

/** The page of a file or folder, and those of all that is in a folder. */
export function sourcePages(file) {
  const names = isFile(file) ? null : readdirSync(at(file)).sort();
  const page = {
    path: sourcePath(file),
    title: file,
    description: `The ${names ? 'folder' : 'file'} ${file} of the sources.`,
    body: html`<h1 class="file">${file}</h1>
      ${names ? list(file, names) : code(file)}`,
  };
  return [page, ...(names ?? []).flatMap((name) => sourcePages(`${file}/${name}`))];
}
