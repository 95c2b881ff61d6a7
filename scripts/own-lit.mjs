// A page may have other copies of Lit. The drop-in's copy shares nothing with them.

const changes = {
  'lit-html/lit-html.js': [
    // A page's Trusted Types policy may allow each name only once.
    ['createPolicy("lit-html"', 'createPolicy("solitaire-elements"'],
    // Lit counts its copies on `window` and warns about several.
    [/\w+\.litHtmlVersions\?\?=/, ''],
  ],
  'lit-element/lit-element.js': [[/\w+\.litElementVersions\?\?=/, '']],
  '@lit/reactive-element/reactive-element.js': [
    [/\w+\.reactiveElementVersions\?\?=/, ''],
    // Lit keeps metadata of decorators on `window`. There are no decorators here.
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    ['litPropertyMetadata.get', 'new WeakMap().get'],
  ],
};

/** Rollup plugin. It fails the build if a piece is missing, as after an update of Lit. */
export const ownLit = () => ({
  name: 'own-lit',
  transform(code, id) {
    const file = Object.keys(changes).find((name) => id.replaceAll('\\', '/').endsWith(`/node_modules/${name}`));
    if (!file) return null;
    let changed = code;
    for (const [piece, replacement] of changes[file]) {
      const before = changed;
      changed = before.replace(piece, replacement);
      if (changed === before) this.error(`${file} has no ${piece}`);
    }
    return { code: changed, map: null };
  },
});
