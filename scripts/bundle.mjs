import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import MagicString from 'magic-string';
import * as terser from 'terser';
import { builtIns } from './built-ins.mjs';
import { privateNames } from './private-names.mjs';
import { changed } from './syntax.mjs';

/** Bundles the dependencies: some, such as seedrandom, are CommonJS. */
export const resolve = () => [
  nodeResolve({ browser: true }),
  commonjs({ strictRequires: false, defaultIsModuleExports: true }),
];

/**
 * ASCII does not depend on the encoding a page or server claims. terser skips template literals, so their characters
 * are escaped afterwards; Lit reads the cooked strings.
 */
export const minify = (names = []) => [
  builtIns(names),
  {
    // Rollup's plugin for terser starts a thread for each script, which takes a quarter of the build's time.
    name: 'terser',
    renderChunk: (code, _chunk, { sourcemap }) =>
      terser.minify(code, {
        ecma: 2020,
        module: true,
        mangle: { reserved: names },
        // Without `unsafe_arrows`: a script that is an arrow function begins with `(`, which calls what stands before it in a merged file.
        // With `pure_getters`: no statement of ours reads a property only for what its getter does.
        compress: { passes: 3, keep_fargs: false, inline: 1, lhs_constants: false, pure_getters: true },
        format: { ascii_only: true, comments: /^!/ },
        sourceMap: Boolean(sourcemap) && { asObject: true },
      }),
  },
  privateNames(),
  {
    name: 'templates',
    // terser leaves line ends only in template literals: style sheets and markup, where a space does as well. Next to a
    // tag, or at an end of the text, even the space goes, or it would become a text node.
    renderChunk(code, _chunk, { sourcemap }) {
      const text = new MagicString(code);
      text.replace(/[^\0-\x7f]|\n\s*/g, (found, at) => {
        if (found[0] !== '\n') return escape(found);
        const [before, after] = [code[at - 1], code[at + found.length]];
        const isNextToTag = /[`{;>,]/.test(before) || /[`>]/.test(after) || (before === '}' && after === '<');
        return isNextToTag ? '' : ' ';
      });
      return changed(text, sourcemap);
    },
  },
];

/**
 * Lets a browser compile all functions while the script loads, beside the main thread. The first board needs most of them, and to
 * compile each at its first call took a sixth of that board's time. It takes 0.2 MB more memory. https://v8.dev/blog/explicit-compile-hints
 */
export const compiledEarly = () => ({
  name: 'compiled-early',
  renderChunk(code, _chunk, { sourcemap }) {
    return changed(new MagicString(code).prepend('//# allFunctionsCalledOnLoad\n'), sourcemap);
  },
});

const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

export function onwarn(warning) {
  // 'use client' is a word to servers.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  throw Object.assign(new Error(warning.message), { code: warning.code, loc: warning.loc });
}
