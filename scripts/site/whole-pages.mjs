// The pages of demo/ that are whole documents. They open from the disk as they are. The site puts its frame around them, and its
// recipes in place of a comment.
import { readdirSync, readFileSync } from 'node:fs';
import { recipesSection } from './recipes.mjs';

const demo = new URL('../../demo/', import.meta.url);

function pageOf(path) {
  const text = readFileSync(new URL(path, demo), 'utf8');
  const find = (pattern) => {
    const found = pattern.exec(text);
    if (!found) throw new Error(`demo/${path} lacks ${pattern}`);
    return found;
  };
  const [, classes, body] = find(/<main(?: class="([^"]*)")?>(.*)<\/main>/s);
  return {
    ...{ path, classes, title: find(/<title>([^<]*)<\/title>/)[1] },
    description: find(/<meta\s+name="description"\s+content="([^"]*)"/)[1],
    body: body.replaceAll('../dist/', '').replace('<!-- recipes -->', recipesSection),
    // The site has its own place for what the page finds in `dist`.
    scripts: [...text.matchAll(/<script src="([^"]*)" defer>/g)]
      .map(([, address]) => address.replace('../dist/demo/', 'scripts/').replace('../dist/', ''))
      .filter((script) => script !== 'scripts/site.js'),
  };
}

export const wholePages = readdirSync(demo)
  .filter((file) => file.endsWith('.html'))
  .map(pageOf);
