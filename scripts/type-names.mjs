// Lint rule: a name of a type is exported by one file of `src` alone. Entry points are exempt, since their names are those of the package.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, root } from './package.mjs';

const TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm;

/** Files by the names of the types that they export. */
export function exportersIn(files) {
  const exporters = new Map();
  for (const [file, text] of files) {
    for (const [, name] of text.matchAll(TYPE)) exporters.set(name, [...(exporters.get(name) ?? []), file]);
  }
  return exporters;
}

export const typeNames = (exporters) => ({
  meta: { type: 'suggestion', schema: [] },
  create: ({ filename, report }) => {
    const own = path.relative(root, filename).replaceAll(path.sep, '/');
    return {
      'ExportNamedDeclaration > :matches(TSInterfaceDeclaration, TSTypeAliasDeclaration, ClassDeclaration)'({ id }) {
        const other = (exporters.get(id.name) ?? []).find((file) => file !== own);
        if (!other || !exporters.get(id.name).includes(own)) return;
        report({ node: id, message: `${own} and ${other} both export a type ${id.name}. Name what each one is.` });
      },
    };
  },
});

const files = filesIn('src')
  .filter((file) => file.endsWith('.ts') && file.includes('/'))
  .map((file) => [`src/${file}`, readFileSync(path.join(root, 'src', file), 'utf8')]);

export const ownTypeNames = {
  files: ['src/*/**/*.ts'],
  plugins: { own: { rules: { 'type-names': typeNames(exportersIn(files)) } } },
  rules: { 'own/type-names': 'error' },
};
