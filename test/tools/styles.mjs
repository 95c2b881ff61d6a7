// The tools that rewrite style sheets. Each takes a sheet and the page that uses it, and returns what the page then has.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a tool that inlines the rules of a page leaves in the page, before the sheet itself loads. */
async function inlined(Inliner, css, body) {
  const folder = mkdtempSync(path.join(tmpdir(), 'solitaire-inlined-'));
  try {
    writeFileSync(path.join(folder, 'sheet.css'), css);
    const inliner = new Inliner({ path: folder, logLevel: 'silent', pruneSource: false });
    const link = '<link rel="stylesheet" href="/sheet.css">';
    const page = await inliner.process(`<!doctype html><html><head>${link}</head><body>${body}</body></html>`);
    return [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const styleTools = {
  async purgecss(css, body) {
    const { PurgeCSS } = await import('purgecss');
    const [{ css: left }] = await new PurgeCSS().purge({
      content: [{ raw: body, extension: 'html' }],
      css: [{ raw: css }],
    });
    return left;
  },
  async 'clean-css'(css) {
    const { default: CleanCSS } = await import('clean-css');
    return new CleanCSS({ level: 2 }).minify(css).styles;
  },
  async csso(css) {
    const { minify } = await import('csso');
    return minify(css).css;
  },
  beasties: async (css, body) => inlined((await import('beasties')).default, css, body),
  critters: async (css, body) => inlined((await import('critters')).default, css, body),
  async lightningcss(css) {
    const { transform } = await import('lightningcss');
    // Safari 17.5 and its contemporaries, the oldest browsers that the games support.
    const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };
    return transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true, targets }).code.toString();
  },
  async cssnano(css) {
    const { default: postcss } = await import('postcss');
    const { default: cssnano } = await import('cssnano');
    return (await postcss([cssnano({ preset: 'default' })]).process(css, { from: undefined })).css;
  },
};
