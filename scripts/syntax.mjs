// Shared by the steps of the build that change syntax.
import MagicString from 'magic-string';
import { parse } from 'espree';

/** Rollup plugin. `change` gets the syntax tree of a script, the text to change, and the format of the script. */
export const changesSyntax = (name, change) => ({
  name,
  renderChunk(code, _chunk, { format, sourcemap }) {
    const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', range: true });
    const text = new MagicString(code);
    change(tree, text, format);
    return { code: text.toString(), map: sourcemap ? text.generateMap({ hires: 'boundary' }) : null };
  },
});
