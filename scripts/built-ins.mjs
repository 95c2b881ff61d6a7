// A page may have names of its own at its top level, such as `class Map`, and they hide the browser's from every script and module.
import { analyze } from 'eslint-scope';
import { changesSyntax } from './syntax.mjs';

/** Names that no page can declare, and the way to all others. */
const KEPT = /^(window|document|location|undefined|NaN|Infinity|globalThis)$/;

/** Classes and namespaces. Not the clock, because a page's tests may replace it at any time, as they do with functions. */
const TAKEN = /^(?!Date$)[A-Z]/;

/**
 * Rollup plugin: a script takes the classes and namespaces it uses from `globalThis` once, at its start, and reads functions and values
 * from there at each use.
 *
 * @param taken an array that gets the names taken. terser should keep them, because shorter ones would only make the first line longer.
 */
export const builtIns = (taken) =>
  changesSyntax('built-ins', (tree, text, format) => {
    for (const { identifier } of analyze(tree, { ecmaVersion: 2022, sourceType: 'module' }).globalScope.through) {
      const { name, range } = identifier;
      if (KEPT.test(name)) continue;
      if (!TAKEN.test(name)) text.appendLeft(range[0], 'globalThis.');
      else if (!taken.includes(name)) taken.push(name);
    }
    const start = format === 'iife' ? tree.body[0].expression.callee.body.range[0] + 1 : tree.body[0].range[0];
    text.appendLeft(start, `const { ${taken.join(', ')} } = globalThis;\n`);
  });
