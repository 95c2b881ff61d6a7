// The dependencies serve any page and browsers of ten years; the drop-in knows its elements, and its browsers are those of the last two
// years. What it has no use for is taken out, and so is what Lit leaves on a page, where other copies of it may be. The modules import
// their dependencies as they are.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Files that one of ours stands in for, each by the digest of the one it was written for. */
const standIns = {
  '@lit/reactive-element/css-tag.js': '902f8d23ab8fb24afe05596988c22941f080ab58d263e419877006e58ea6c366',
};

/** Pieces of files and what they become. Each has to be there exactly once, so that another release can't undo it unnoticed. */
const rewrites = {
  'lit-html/lit-html.js': [
    // A page whose policy list has `lit-html` without 'allow-duplicates' would stop the second copy.
    ['createPolicy("lit-html"', 'createPolicy("solitaire-elements"'],
    [',B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");', ';'],
    // Wraps nodes for a polyfill of shadow roots.
    ['const s=i(t).nextSibling;i(t).remove(),t=s', 'const s=t.nextSibling;t.remove(),t=s'],
  ],
  'lit-element/lit-element.js': [
    ['i._$litElement$=!0,i["finalized"]=!0,s.litElementHydrateSupport?.({LitElement:i});', 'i.finalized=!0;'],
    ['const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ''],
    ['(s.litElementVersions??=[]).push("4.2.2");', ''],
    ['const s=globalThis;', ''],
    ['this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),', ''],
    [
      'connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return r}',
      '',
    ],
    ['this._$Do=e(', 'e('],
    [
      'createRenderRoot(){const t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}',
      '',
    ],
    [',this._$Do=void 0', ''],
  ],
  '@lit/reactive-element/reactive-element.js': [
    ['p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2");', ''],
    ['p=a.reactiveElementPolyfillSupport,', ''],
    ['c=a.trustedTypes,l=c?c.emptyScript:"",', ''],
    [
      'const{get:e,set:r}=h(this.prototype,t)??{get(){return this[s]},set(t){this[s]=t}};return{get:e,set(s){const h=e?.call(this);r?.call(this,s),this.requestUpdate(t,h,i)}',
      'return{get(){return this[s]},set(e){const h=this[s];this[s]=e,this.requestUpdate(t,h,i)}',
    ],
    // Of the style sheets
    [
      'import{getCompatibleStyle as t,adoptStyles as s}from"./css-tag.js";export{CSSResult,css,supportsAdoptingStyleSheets,unsafeCSS}from"./css-tag.js";',
      'export{css}from"./css-tag.js";',
    ],
    [',s as adoptStyles', ''],
    [',t as getCompatibleStyle', ''],
    ['this.elementStyles=this.finalizeStyles(this.styles)', ''],
    [
      'static finalizeStyles(s){const i=[];if(Array.isArray(s)){const e=new Set(s.flat(1/0).reverse());for(const s of e)i.unshift(t(s))}else void 0!==s&&i.push(t(s));return i}',
      '',
    ],
    ['return s(t,this.constructor.elementStyles),t', 'return t.adoptedStyleSheets=this.constructor.styles,t'],
    ['y.elementStyles=[],', ''],
    // Decorators, which there are none of: `properties` are declared.
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
    [
      'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
      '',
    ],
    ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}', ''],
    [',void 0!==t.l&&(this.l=[...t.l])', ''],
    [',this.constructor.l?.forEach(t=>t(this))', ''],
    // Properties that are neither text nor on or off, and those without an attribute
    [
      'let i=t;switch(s){case Boolean:i=null!==t;break;case Number:i=null===t?null:Number(t);break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}}return i',
      'return s===Boolean?null!==t:t',
    ],
    [
      'switch(s){case Boolean:t=t?l:null;break;case Object:case Array:t=null==t?t:JSON.stringify(t)}return t',
      'return s===Boolean?t?"":null:t',
    ],
    ['(void 0!==i.converter?.toAttribute?i.converter:u).toAttribute(', 'u.toAttribute('],
    [
      'h="function"==typeof t.converter?{fromAttribute:t.converter}:void 0!==t.converter?.fromAttribute?t.converter:u;',
      'h=u;',
    ],
    ['attribute:!0,type:String,converter:u,reflect:!1,useDefault:!1,hasChanged:f', ''],
    [
      '(i.hasChanged??f)(h,s)||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i))',
      'f(h,s)',
    ],
    ['this[e]=r??this._$Ej?.get(e)??r,', 'this[e]=r,'],
    [
      'C(t,s,{useDefault:i,reflect:e,wrapped:h},r){i&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(this._$AL.has(t)||(this.hasUpdated||i||(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}',
      'C(t,s,{reflect:e}){this._$AL.has(t)||(this.hasUpdated||(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t)}',
    ],
    ['this.C(s,void 0,i,e)', 'this.C(s,void 0,i)'],
    [
      'const i=s.attribute;return!1===i?void 0:"string"==typeof i?i:"string"==typeof t?t.toLowerCase():void 0',
      'return s.attribute??t.toLowerCase()',
    ],
    ['const i=this._$Eu(t,s);void 0!==i&&this._$Eh.set(i,t)', 'this._$Eh.set(this._$Eu(t,s),t)'],
    ['if(void 0!==e&&!0===i.reflect)', 'if(i.reflect)'],
    ['s.state&&(s.attribute=!1),', ''],
    ['s=[...r(t),...o(t)];', 's=r(t);'],
    // Hooks nobody overrides
    [
      't=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)):this._$EM()',
      'this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)',
    ],
    ['throw t=!1,this._$EM(),s}t&&this._$AE(s)', 'throw this._$EM(),s}this._$AE(s)'],
    ['let t=!1;const s=this._$AL', 'const s=this._$AL'],
    ['shouldUpdate(t){return!0}', ''],
    ['firstUpdated(t){}', ''],
    ['this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t))', 'this.hasUpdated=!0'],
    [
      'const t=this.scheduleUpdate();return null!=t&&await t,!this.isUpdatePending',
      'return this.performUpdate(),!this.isUpdatePending',
    ],
    ['scheduleUpdate(){return this.performUpdate()}', ''],
    ['return this.getUpdateComplete()}getUpdateComplete(){', ''],
    ['removeController(t){this._$EO?.delete(t)}', ''],
    ['d=(t,s)=>t,', ''],
    ['this.hasOwnProperty(d("elementProperties"))', 'this.hasOwnProperty("elementProperties")'],
    ['this.hasOwnProperty(d("finalized"))', 'this.hasOwnProperty("finalized")'],
    ['this.hasOwnProperty(d("properties"))', 'this.hasOwnProperty("properties")'],
    ['y[d("elementProperties")]=new Map,y[d("finalized")]=new Map,', 'y.elementProperties=new Map,y.finalized=!0;'],
  ],
  // One generator from one seed: no state to be saved, no other kinds of numbers, no loader but ours.
  'seedrandom/lib/alea.js': [
    ['(function(global, module, define) {\n', ''],
    [
      `function copy(f, t) {
  t.c = f.c;
  t.s0 = f.s0;
  t.s1 = f.s1;
  t.s2 = f.s2;
  return t;
}

function impl(seed, opts) {
  var xg = new Alea(seed),
      state = opts && opts.state,
      prng = xg.next;
  prng.int32 = function() { return (xg.next() * 0x100000000) | 0; }
  prng.double = function() {
    return prng() + (prng() * 0x200000 | 0) * 1.1102230246251565e-16; // 2^-53
  };
  prng.quick = prng;
  if (state) {
    if (typeof(state) == 'object') copy(state, xg);
    prng.state = function() { return copy(xg, {}); }
  }
  return prng;
}`,
      'export default (seed) => new Alea(seed).next;',
    ],
    [
      `if (module && module.exports) {
  module.exports = impl;
} else if (define && define.amd) {
  define(function() { return impl; });
} else {
  this.alea = impl;
}

})(
  this,
  (typeof module) == 'object' && module,    // present in node.js
  (typeof define) == 'function' && define   // present with an AMD loader
);`,
      '',
    ],
  ],
};

/**
 * Whatever was taken out must be nowhere: left by the dependencies it would be in vain, and asked for by an element it would be missed.
 */
const takenOut = [
  /litHtmlVersions|litElementVersions|reactiveElementVersions|litPropertyMetadata|Symbol\.metadata|PolyfillSupport/,
  /addInitializer|removeController/,
  /shouldUpdate|firstUpdated|scheduleUpdate|getUpdateComplete/,
  /converter:|hasChanged:|useDefault:|attribute:!1|type:(Number|Object|Array|String)/,
];

const digestOf = (code) => createHash('sha256').update(code).digest('hex');

/** Rollup plugin; fails the build when a dependency isn't what it was written for. */
export function lean() {
  // Kept from build to build: watching, rollup transforms only what has changed.
  const done = new Set();
  return {
    name: 'lean',
    transform(code, id) {
      const isOf = (name) => id.replaceAll('\\', '/').endsWith(`/node_modules/${name}`);
      const file = files.find(isOf);
      if (!file) return null;
      done.add(file);
      return { code: file in standIns ? standInFor(file, code) : rewritten(file, code), map: null };
    },
    generateBundle(_, bundle) {
      for (const file of files) if (!done.has(file)) this.error(`${file} was not in the build`);
      for (const { fileName, code } of Object.values(bundle)) {
        for (const piece of takenOut) {
          const left = piece.exec(code ?? '');
          if (left) this.error(`${fileName} still has ${left[0]}`);
        }
      }
    },
  };
}

const files = [...Object.keys(standIns), ...Object.keys(rewrites)];

function standInFor(file, code) {
  if (digestOf(code) !== standIns[file]) throw new Error(`${file} is not the one that was stood in for`);
  return readFileSync(new URL(`stand-ins/${file.split('/').at(-1)}`, import.meta.url), 'utf8');
}

function rewritten(file, code) {
  let result = code;
  for (const [piece, replacement] of rewrites[file]) {
    const hits = result.split(piece).length - 1;
    if (hits !== 1) throw new Error(`${file}: expected ${piece} once, found it ${hits} times`);
    result = result.replace(piece, () => replacement);
  }
  return result;
}
