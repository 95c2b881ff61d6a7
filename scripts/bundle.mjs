// What the drop-in and the figures of size.mjs have in common.
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

/** Rollup plugins that bring in the dependencies: lit is ESM, seedrandom CommonJS. */
export const resolve = () => [nodeResolve({ browser: true }), commonjs()];

/**
 * ASCII only: the file means the same whatever encoding a page or server claims. terser leaves template literals alone,
 * so their characters are escaped afterwards; Lit reads the cooked strings. Of the comments only the banner stays.
 */
export const minify = () => [
  {
    name: 'style-sheets',
    transform: (code) => ({ code: code.replace(/\bcss `[^`]*`/g, minifiedCss), map: null }),
  },
  terser({
    ecma: 2020,
    module: true,
    // Nothing here calls `new` on a plain function, or reads `arguments` of one.
    compress: { passes: 3, keep_fargs: false, unsafe_arrows: true, inline: 1, lhs_constants: false },
    format: { ascii_only: true, comments: /^!/ },
  }),
  {
    name: 'templates',
    // The only line ends terser leaves are those within template literals: style sheets and markup, where one space does as well. Next
    // to a tag even that goes, since for each piece of white space there would be a node on the page.
    renderChunk: (code) => ({
      code: code
        .replace(/[^\0-\x7f]/g, escape)
        .replace(/([{;>,])\n\s*/g, '$1')
        .replace(/}\n\s*</g, '}<')
        .replace(/\n\s*/g, ' '),
      map: null,
    }),
  },
];

/** Of a style sheet's spaces only those go that can mean nothing wherever they stand, and the 0 before a decimal point. */
const minifiedCss = (sheet) =>
  sheet
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};>]) ?|([:,]) /g, '$1$2')
    .replaceAll(';}', '}')
    .replace(/(?<![\d.])0(?=\.\d)/g, '');

const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A warning nobody reads is a fault that ships. */
export function onwarn(warning) {
  throw Object.assign(new Error(warning.message), { code: warning.code, loc: warning.loc });
}
