// The tools that rewrite HTML, each as pages are usually built with it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeIn } from '../support/pages.mjs';

const page = (body) => `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;

/** A site of one page, which has this HTML in its Markdown, as docs/embedding/hugo.md says. */
function hugo(html) {
  const folder = mkdtempSync(path.join(tmpdir(), 'solitaire-hugo-'));
  const write = (file, text) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  try {
    write('hugo.toml', codeIn('docs/embedding/hugo.md', 'toml')[0]);
    write('layouts/_default/single.html', page('{{ .Content }}'));
    write('content/game.md', `---\ntitle: Game\n---\n\n${html}\n`);
    execFileSync('hugo', ['--minify', '--quiet'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    return readFileSync(path.join(folder, 'public/game/index.html'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each takes HTML and returns it rewritten. `enables`: `disabled="false"` becomes `disabled`. */
export const htmlTools = {
  hugo: { run: hugo, enables: true },
  minify: {
    run: (html) => execFileSync('minify', ['--type', 'html'], { input: page(html), encoding: 'utf8' }),
    enables: true,
  },
  'html-minifier-terser': {
    async run(html) {
      const { minify } = await import('html-minifier-terser');
      return minify(page(html), {
        collapseBooleanAttributes: true,
        collapseWhitespace: true,
        minifyCSS: true,
        minifyJS: true,
        removeAttributeQuotes: true,
        removeComments: true,
        removeEmptyAttributes: true,
        removeOptionalTags: true,
        removeRedundantAttributes: true,
        sortAttributes: true,
        useShortDoctype: true,
      });
    },
    enables: true,
  },
  htmlnano: {
    async run(html) {
      const { default: htmlnano } = await import('htmlnano');
      const { html: small } = await htmlnano.process(page(html), { skipConfigLoading: true }, htmlnano.presets.max);
      return small;
    },
    enables: true,
  },
};
