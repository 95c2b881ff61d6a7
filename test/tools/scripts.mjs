// Libraries that set attributes in the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readElements } from './page.mjs';
import { asBound } from './tags.mjs';

const require = createRequire(import.meta.url);

/** Loads a library, once in a page. */
async function load(page, name, file) {
  if (!(await page.evaluate((key) => key in globalThis, name)))
    await page.evaluate(readFileSync(require.resolve(file), 'utf8'));
}

async function alpine(page, { values, ...tag }) {
  await load(page, 'Alpine', 'alpinejs/dist/cdn.min.js');
  const bound = asBound(tag, (name, value) => `:${name}="${value}"`);
  await page.evaluate(
    (html, data) => {
      document.body.innerHTML = `<div x-data="{ values: ${data.replaceAll('"', '&quot;')} }">${html}</div>`;
      globalThis.Alpine.initTree(document.body);
    },
    bound,
    JSON.stringify(values),
  );
  return readElements(page);
}

async function jquery(page, { tag, values, content }) {
  await load(page, 'jQuery', 'jquery/dist/jquery.min.js');
  await page.evaluate(
    (name, attributes, html) => {
      document.body.innerHTML = '';
      globalThis.jQuery(`<${name}>`).attr(attributes).html(html).appendTo('body');
    },
    tag,
    values,
    content,
  );
  return readElements(page);
}

/** Each puts a tag with bound values into the page, and returns our elements there. `enables`: a `disabled` of `'false'` is on. */
export const scripts = { alpinejs: { run: alpine, enables: true }, jquery: { run: jquery, enables: true } };
