// Lit leaves its versions on the page and names its Trusted Types policy; a drop-in that may stand beside other copies
// of Lit must do neither. Each rewrite has to hit once, so that another Lit can't undo it unnoticed.
const rewrites = {
  'lit-html/lit-html.js': [
    // A page whose policy list has `lit-html` without 'allow-duplicates' would stop the second copy.
    [/createPolicy\("lit-html"/g, 'createPolicy("solitaire-elements"'],
    [/\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[^"]+"\)/g, '0'],
  ],
  'lit-element/lit-element.js': [[/\(\w+\.litElementVersions\?\?=\[\]\)\.push\("[^"]+"\)/g, '0']],
  '@lit/reactive-element/reactive-element.js': [
    [/\(\w+\.reactiveElementVersions\?\?=\[\]\)\.push\("[^"]+"\)/g, '0'],
    // The metadata of decorators, which there are none of: `properties` are declared.
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/g, ';'],
    [/this\[Symbol\.metadata\]/g, 'null'],
  ],
};

const leftovers = /litHtmlVersions|litElementVersions|reactiveElementVersions|litPropertyMetadata|Symbol\.metadata/;

/** Rollup plugin; fails the build when Lit isn't what it was written for. */
export function withoutLitFootprint() {
  // Kept from build to build: watching, rollup transforms only what has changed.
  const done = new Set();
  return {
    name: 'without-lit-footprint',
    transform(code, id) {
      const file = Object.keys(rewrites).find((name) => id.replaceAll('\\', '/').endsWith(`/node_modules/${name}`));
      if (!file) return null;
      let result = code;
      for (const [piece, replacement] of rewrites[file]) {
        const hits = result.match(piece)?.length ?? 0;
        if (hits !== 1) this.error(`${file}: expected ${piece} once, found it ${hits} times`);
        result = result.replace(piece, replacement);
      }
      done.add(file);
      return { code: result, map: null };
    },
    generateBundle(_, bundle) {
      for (const file of Object.keys(rewrites)) if (!done.has(file)) this.error(`${file} was not in the build`);
      for (const { fileName, code } of Object.values(bundle)) {
        const left = leftovers.exec(code ?? '');
        if (left) this.error(`${fileName} still has ${left[0]}`);
      }
    },
  };
}
