// Mutants that no test can notice, each with its reason. `code` is the line that is changed, without the space around it.
export const explained = [
  {
    file: 'src/element/view/panels/panels.ts',
    code: '#isNew = false;',
    original: 'false',
    replacement: 'true',
    reason: 'The first update sets it to false, and no panel can be there before.',
  },
  {
    file: 'src/element/storage/store.ts',
    code: "return JSON.parse(this.#storage?.getItem(this.prefix + key) ?? 'null') ?? undefined;",
    original: "'null'",
    replacement: '""',
    reason: 'What is no JSON is read as nothing, too.',
  },
  {
    file: 'src/element/storage/statistics.ts',
    code: 'const contained = new Set<unknown>(Array.isArray(keys) ? keys : []);',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'It is only asked for keys, and no key is called that.',
  },
];
