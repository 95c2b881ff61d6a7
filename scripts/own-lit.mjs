// A page may have other copies of Lit. Those of the main script and of its module share nothing with them.
import MagicString from 'magic-string';

const changes = {
  'lit-html/lit-html.js': [
    // A page's Trusted Types may allow each name only once.
    [/\w+\?\w+\.createPolicy\("lit-html",{createHTML:(\w+)=>\1}\):void 0/, 'policy'],
    // Lit counts its copies on `window` and warns about several.
    [/\w+\.litHtmlVersions\?\?=/, ''],
  ],
  'lit-element/lit-element.js': [[/\w+\.litElementVersions\?\?=/, '']],
  '@lit/reactive-element/css-tag.js': [
    // Prototype.js before 1.6.1 has a `reduce` of its own, which folds nothing.
    ['e.reduce((e,s,o)=>e+(', 't[0]+e.map((s,o)=>('],
    [',t[0]);return', ').join("");return'],
  ],
  '@lit/reactive-element/reactive-element.js': [
    [/\w+\.reactiveElementVersions\?\?=/, ''],
    // Lit keeps metadata of decorators on `window`. There are no decorators here.
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    ['litPropertyMetadata.get', 'new WeakMap().get'],
  ],
};

/** Lit for browsers, so that a server may import it and define nothing. Lit's own way for servers is a larger file. */
const withoutPage = {
  'lit-html/lit-html.js': [
    [/=document,/, '=globalThis.document,'],
    [/(\w+)\.createTreeWalker\(\1,129\)/, '$1?.createTreeWalker($1,129)'],
  ],
  '@lit/reactive-element/css-tag.js': [['?t=>t:t=>t instanceof CSS', '||!t.CSSStyleSheet?t=>t:t=>t instanceof CSS']],
  '@lit/reactive-element/reactive-element.js': [['extends HTMLElement{', 'extends(globalThis.HTMLElement??class{}){']],
};

/**
 * Makes the policy that is Lit's here, in the variable `policy`, before anything else. Without it every rendering would fail where the page insists on
 * Trusted Types. There `refuse` is what the script does with the message.
 */
export const ownPolicy = (refuse) => `
  try {
    policy = globalThis.trustedTypes?.createPolicy('solitaire-elements', { createHTML: (html) => html });
  } catch {
    try {
      document.createElement('template').innerHTML = ' ';
    } catch {
      ${refuse("'solitaire-elements: allow its Trusted Types in the Content-Security-Policy of this page: trusted-types solitaire-elements'")}
    }
  }`;

/** Rollup plugin. It fails the build if a piece is missing, as after an update of Lit. */
export const ownLit = ({ anywhere = false } = {}) => ({
  name: 'own-lit',
  transform(code, id) {
    const text = new MagicString(code);
    for (const [file, pieces] of [...Object.entries(changes), ...Object.entries(anywhere ? withoutPage : {})]) {
      if (!id.replaceAll('\\', '/').endsWith(`/node_modules/${file}`)) continue;
      for (const [piece, replacement] of pieces) {
        const before = text.toString();
        text.replace(piece, replacement);
        if (text.toString() === before) this.error(`${file} has no ${piece}`);
      }
    }
    return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
  },
});
