// `npm run house`: counts what makes the sources hard to find a way through, and fails if a number exceeds its limit. Lower a limit
// after each gain, so that it stays. Translations don't count, because their length follows from the texts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { at, filesIn } from './package.mjs';
import { parseCommandLine } from './usage.mjs';

/**
 * The largest allowed number of each thing that `findHouse` lists. A part of a layer is a folder, or a file beside folders. An arrow leads
 * from a part to one that it imports. The layers within a layer are the parts on the longest way along the arrows.
 */
export const limits = {
  'layers in element': 8,
  'parts of element': 18,
  'arrows in element': 40,
  'import circles': 0,
  files: 332,
  'files over 250 lines': 0,
  'functions over 40 lines': 6,
  'functions over 60 lines': 4,
  'lines over 140 characters': 8,
};

/** Sources by their path in `src`, without translations. */
export function readSources() {
  const files = filesIn('src').filter((file) => file.endsWith('.ts') && !file.startsWith('locales/tables/'));
  return new Map(files.map((file) => [file, readFileSync(at(`src/${file}`), 'utf8')]));
}

/** What the sources contain, as a list for each name in `limits`. */
export function findHouse(sources) {
  const parsed = [...sources].map(([file, text]) => [file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest)]);
  const imports = new Map(parsed.map(([file, source]) => [file, importsOf(file, source, sources)]));
  const functions = parsed.flatMap(([file, source]) => functionsIn(file, source));
  const over = (lines) => functions.filter((each) => each.lines > lines).map(describeFunction);
  const arrows = arrowsIn('element', imports);
  return {
    'layers in element': longestChain(arrows),
    'parts of element': [...arrows.keys()],
    'arrows in element': [...arrows].flatMap(([from, parts]) => [...parts].map((to) => `${from} → ${to}`)),
    'import circles': circlesIn(imports).map((files) => files.join(', ')),
    files: [...sources.keys()],
    'files over 250 lines': longFiles(sources),
    'functions over 40 lines': over(40),
    'functions over 60 lines': over(60),
    'lines over 140 characters': longLines(sources),
  };
}

/** The files that a file imports, in any form, even for types only. */
function importsOf(file, source, sources) {
  const found = new Set();
  const add = (specifier) => {
    if (!specifier?.text?.startsWith('.')) return;
    const other = path.posix.join(path.posix.dirname(file), specifier.text).replace(/\.js$/, '.ts');
    if (sources.has(other)) found.add(other);
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node)) add(node.argument.literal);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The parts of a layer, each with those that it imports. */
function arrowsIn(layer, imports) {
  const files = [...imports.keys()].filter((file) => file.startsWith(`${layer}/`));
  const folders = new Set(files.map(path.posix.dirname));
  const isInner = (folder) => [...folders].some((other) => other.startsWith(`${folder}/`));
  const partOf = (file) => (isInner(path.posix.dirname(file)) ? file : path.posix.dirname(file));
  const arrows = new Map(files.map((file) => [partOf(file), new Set()]));
  for (const file of files) {
    const part = partOf(file);
    for (const other of imports.get(file)) {
      if (other.startsWith(`${layer}/`) && partOf(other) !== part) arrows.get(part).add(partOf(other));
    }
  }
  return arrows;
}

/** The longest way along the arrows, on which all nodes of a circle are one step. */
function longestChain(arrows) {
  const groups = groupsIn(arrows);
  const groupOf = new Map(groups.flatMap((group) => group.map((node) => [node, group])));
  const chains = new Map();
  const longest = (lists) => lists.reduce((longer, each) => (each.length > longer.length ? each : longer), []);
  for (const group of groups) {
    const next = group.flatMap((node) => [...arrows.get(node)]).map((node) => groupOf.get(node));
    const onward = next.filter((other) => other !== group).map((other) => chains.get(other));
    chains.set(group, [group.join(' and '), ...longest(onward)]);
  }
  return longest([...chains.values()]);
}

const circlesIn = (arrows) =>
  groupsIn(arrows).filter(([node, ...others]) => others.length > 0 || arrows.get(node).has(node));

/** Groups of nodes that lead to each other, by Tarjan's algorithm. Each group comes after those that it leads to. */
function groupsIn(arrows) {
  const groups = [];
  const open = [];
  const seen = new Map();
  const visit = (node) => {
    const index = seen.size;
    const start = open.push(node) - 1;
    seen.set(node, index);
    let lowest = index;
    for (const next of arrows.get(node)) {
      if (!seen.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, seen.get(next));
    }
    if (lowest === index) groups.push(open.splice(start));
    return lowest;
  };
  for (const node of arrows.keys()) if (!seen.has(node)) visit(node);
  return groups;
}

/** The functions and methods of a file, with their lines, without the doc comment. */
function functionsIn(file, source) {
  const found = [];
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node, names) => {
    const own = node.name && !ts.isImportSpecifier(node) ? [...names, node.name.getText(source)] : names;
    if (ts.isFunctionLike(node) && node.body) {
      const line = lineAt(node.getStart(source));
      found.push({ file, line, name: own.join('.') || 'a function', lines: lineAt(node.end) - line + 1 });
    }
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(source, []);
  return found;
}

const describeFunction = ({ file, line, name, lines }) => `src/${file}:${line} ${name}, ${lines} lines`;

/** Whether a file contains style sheets or texts instead of code to follow. */
const isTable = (file) => file.startsWith('locales/') || /(^|[/-])styles\.ts$/.test(file);

const longFiles = (sources) =>
  [...sources]
    .map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ file, lines }) => lines > 250 && !isTable(file))
    .map(({ file, lines }) => `src/${file}, ${lines} lines`);

const longLines = (sources) =>
  [...sources].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (line.length > 140 ? [`src/${file}:${index + 1}`] : [])),
  );

/** The names of the limits that these lists exceed. */
export const exceeded = (house) => Object.keys(limits).filter((name) => house[name].length > limits[name]);

function print(house) {
  for (const name of Object.keys(limits)) {
    console.log(`${name.padEnd(26)}${String(house[name].length).padStart(5)}  limit ${limits[name]}`);
  }
  for (const [name, list] of Object.entries(house)) {
    if (/circles|over/.test(name) && list.length > 0) console.log(`\n${name}\n  ${list.join('\n  ')}`);
  }
}

if (process.argv[1] === import.meta.filename) {
  parseCommandLine('npm run house', {});
  const house = findHouse(readSources());
  print(house);
  for (const name of exceeded(house)) {
    console.error(`\nMore ${name} than before: ${house[name].length} instead of ${limits[name]}.`);
    process.exitCode = 1;
  }
}
