// Shared by the steps of the build that change a script.
import MagicString from 'magic-string';
import { parse } from 'espree';

/** What a step of Rollup returns for a changed text. */
export const changed = (text, sourcemap) => ({
  code: text.toString(),
  map: sourcemap ? text.generateMap({ hires: 'boundary' }) : null,
});

/** Rollup plugin. `change` gets the syntax tree of a script, the text to change, and the format of the script. */
export const changesSyntax = (name, change) => ({
  name,
  renderChunk(code, _chunk, { format, sourcemap }) {
    const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', range: true });
    const text = new MagicString(code);
    change(tree, text, format);
    return changed(text, sourcemap);
  },
});
