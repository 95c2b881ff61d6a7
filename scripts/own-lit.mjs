// A page may have other copies of Lit. The drop-in's copy shares nothing with them.

const changes = {
  'lit-html/lit-html.js': [
    // A page's Trusted Types may allow each name only once.
    [/\w+\?\w+\.createPolicy\("lit-html",{createHTML:(\w+)=>\1}\):void 0/, 'policy'],
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

/**
 * Makes the policy that is Lit's here, before anything else. Without it the script ends where the page insists on Trusted
 * Types: every rendering would fail.
 */
export const ownPolicy = `
  let policy;
  try {
    policy = globalThis.trustedTypes?.createPolicy('solitaire-elements', { createHTML: (html) => html });
  } catch {
    try {
      document.createElement('template').innerHTML = ' ';
    } catch {
      console.error('solitaire-elements: allow its Trusted Types in the Content-Security-Policy of this page: trusted-types solitaire-elements');
      return;
    }
  }`;

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
