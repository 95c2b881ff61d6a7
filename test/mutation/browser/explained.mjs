// Mutants that no test can notice, each with its reason. `code` is the line that is changed, without the space around it.
export const explained = [
  {
    file: 'src/element/view/panels.ts',
    code: '#isNew = false;',
    original: 'false',
    replacement: 'true',
    reason: 'The first update sets it to false, and no panel can be there before.',
  },
];
