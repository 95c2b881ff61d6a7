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
    // Templates that no literal of ours made, or a compiler
    [
      'if(!u(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return void 0!==e?',
      'return void 0!==e?',
    ],
    ['{values:i,_$litType$:s}=t', '{values:i}=t'],
    [
      '"number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s);',
      'this._$AC(t);',
    ],
    ['(t?.creationScope??l).importNode', 'l.importNode'],
    // Formulas
    ['2===i?"<svg>":3===i?"<math>":""', '2===i?"<svg>":""'],
    ['2===i?"</svg>":3===i?"</math>":""', '2===i?"</svg>":""'],
    ['2===i||3===i', '2===i'],
    // Elements that hold text only
    ['let n,l=2===i', 'let l=2===i'],
    ['(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p)', 'c=p'],
    ['(c=n??v,d=-1)', '(c=v,d=-1)'],
    ['(c=p,n=void 0)', 'c=p'],
    [
      'if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0){r.textContent=s?s.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode(),d.push({type:2,index:++l});r.append(t[i],c())}}',
      '',
    ],
    // Comments
    ['"!--"===u[1]?c=_:void 0!==u[1]?c=m:void 0!==u[2]', 'void 0!==u[2]'],
    ['c===_||c===m?c=v:', ''],
    [
      'if(r.data===n)d.push({type:2,index:l});else{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)d.push({type:7,index:l}),t+=o.length-1}',
      'r.data===n&&d.push({type:2,index:l});',
    ],
    // Directives, and expressions in the place of an attribute
    ['else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t));', ''],
    [
      'let i;2===r.type?i=new k(h,h.nextSibling,this,t):1===r.type?i=new r.ctor(h,r.name,r.strings,this,t):6===r.type&&(i=new Z(h,this,t)),this._$AV.push(i)',
      'this._$AV.push(2===r.type?new k(h,h.nextSibling,t):new r.ctor(h,r.name,r.strings,t))',
    ],
    ['_$AI(t,i=this){t=M(this,t,i),a(t)', '_$AI(t){a(t)'],
    ['t!==this._$AH&&t!==E&&this._(t)', 't!==this._$AH&&this._(t)'],
    ['void 0!==t.nodeType?this.T(t):d(t)?this.k(t):this._(t)', 'this.k(t)'],
    ['t=M(this,t,i,0),o=!a(t)||t!==this._$AH&&t!==E', 'o=!a(t)||t!==this._$AH'],
    ['r=M(this,e[s+n],i,n),r===E&&(r=this._$AH[n])', 'r=e[s+n]'],
    ['if((t=M(this,t,i,0)??A)===E)return;', 't??=A;'],
    ['_$AI(t,i=this,s,e){', '_$AI(t,s){'],
    ['void 0!==s&&(void 0!==s.strings?(s._$AI(t,s,i)', '(void 0!==s.strings?(s._$AI(t,i)'],
    ['o&&!e&&this.j(t)', 'o&&this.j(t)'],
    // What only directives ask of the parts of a template
    [
      'this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=i}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}',
      'this._$AV=[],this._$AD=t}',
    ],
    ['new R(e,this)', 'new R(e)'],
    [
      'get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,i,s,e){this.type=2,this._$AH=A,this._$AN=void 0,this._$AA=t,this._$AB=i,this._$AM=s,this.options=e,this._$Cv=e?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode;const i=this._$AM;return void 0!==i&&11===t?.nodeType&&(t=i.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}',
      'constructor(t,i,e){this._$AH=A,this._$AA=t,this._$AB=i,this.options=e}',
    ],
    ['new k(this.O(c()),this.O(c()),this,this.options)', 'new k(this.O(c()),this.O(c()),this.options)'],
    ['for(this._$AP?.(!1,!0,s);t!==', 'for(;t!=='],
    ['setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}', ''],
    [
      'get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,i,s,e,h){this.type=1,this._$AH=A,this._$AN=void 0,this.element=t,this.name=i,this._$AM=e,',
      'constructor(t,i,s,h){this.element=t,this.name=i,',
    ],
    ['constructor(){super(...arguments),this.type=3}', ''],
    ['constructor(){super(...arguments),this.type=4}', ''],
    ['constructor(t,i,s,e,h){super(t,i,s,e,h),this.type=5}_$AI(t,i=this){', '_$AI(t){'],
    // Listeners with options, or of another element
    [
      'e=t===A&&s!==A||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,h=t!==A&&(s===A||e)',
      'e=t===A&&s!==A,h=t!==A&&s===A',
    ],
    ['this.options?.host??this.element', 'this.options.host'],
    [
      'const e=s?.renderBefore??i;let h=e._$litPart$;if(void 0===h){const t=s?.renderBefore??null;e._$litPart$=h=new k(i.insertBefore(c(),t),t,void 0,s??{})}return h._$AI(t),h',
      '(i._$litPart$??=new k(i.insertBefore(c(),null),null,s))._$AI(t)',
    ],
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
    // What is set from outside before the first update is looked up by ours, not in the list of what has changed.
    ['this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),', ''],
    [
      'const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped:t}=i,e=this[s];!0!==t||this._$AL.has(s)||void 0===e||this.C(s,void 0,i,e)}',
      '',
    ],
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
  /_\$litDirective\$|lit-noChange|creationScope/,
  /<(!--|math|script|style|textarea|title)/,
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
