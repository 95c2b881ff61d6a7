// The playground. Its fields come from the manifest, so that it offers what there is.
import { readdirSync } from 'node:fs';
import { THEMES } from '../../demo/parts/themes.js';
import { CONTROLS } from '../../dist/element/view/toolbar/controls.js';
import { isOnOrOff } from '../manifest/elements.mjs';
import { furtherGames, games } from './catalogue.mjs';
import { html, markup } from './html.mjs';
import { inlineMarkdown } from './markdown.mjs';

const WAYS = {
  script: 'Script tag',
  npm: 'npm',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  astro: 'Astro',
  frame: 'Frame',
};

const languages = readdirSync(new URL('../../src/locales/tables', import.meta.url))
  .map((file) => file.replace('.ts', ''))
  .map((tag) => [tag, new Intl.DisplayNames([tag], { type: 'language' }).of(tag)]);

const all = [...games, ...furtherGames];
const [{ declaration: any }] = games;

const optionsOf = ({ variant }) => Object.keys(variant.options ?? {});

/** Attributes that every game has: those of the first one that are no option of its own. */
const common = any.attributes.filter(({ name }) => !optionsOf(games[0]).includes(name));

/** An attribute that says only the first sentence about itself: the API has the others. */
const shortened = ({ description, ...attribute }) => ({
  ...attribute,
  description: /^.*?\.(?=\s|$)/s.exec(description)[0],
});

/** The texts that a type allows, `null` if it allows any. */
function choicesOf({ type: { text } }) {
  const parts = text.split('|').map((part) => part.trim());
  return parts.every((part) => /^'.*'$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : null;
}

const option = (value) => html`<option>${value}</option>`;

/** What sets an attribute: a tick, a choice or a text. Its `id` is what label and help refer to. */
function controlOf({ name, type, default: preset }, id, values = choicesOf({ type })) {
  const described = html`name="${name}" id="${id}" aria-describedby="about-${id}"`;
  if (isOnOrOff({ type })) return html`<input type="checkbox" value="true" ${described} />`;
  if (!values) return html`<input type="text" autocomplete="off" spellcheck="false" ${described} />`;
  return html`<select ${described}>
    <option value="">${preset ? `default: ${preset.replaceAll("'", '')}` : 'default'}</option>
    ${values.map(option)}
  </select>`;
}

/** The field of an attribute. Games may have options of the same name: then `scope` tells their fields apart. */
function field(attribute, values, scope = 'any') {
  const id = `${scope}-${attribute.name}`;
  const control = controlOf(attribute, id, values);
  const name = html`<code>${attribute.name}</code>`;
  const isTick = isOnOrOff(attribute);
  return html`<div class="field">
    ${isTick ? html`<label>${control} ${name}</label>` : html`<label for="${id}">${name}</label> ${control}`}
    <small id="about-${id}">${inlineMarkdown(attribute.description)}</small>
  </div> `;
}

/** The options of each game, of which only the chosen one's are shown. */
const gameOptions = all
  .filter((game) => optionsOf(game).length > 0)
  .map(
    ({ tag, variant, declaration }) =>
      html`<fieldset class="plain" data-for="${tag}">
        ${declaration.attributes
          .filter(({ name }) => name in variant.options)
          .map((attribute) => field(attribute, variant.options[attribute.name].values, tag))}
      </fieldset>`,
  );

const controls = html`<fieldset class="plain field">
  <legend><code>controls</code></legend>
  <div class="ticks">
    ${CONTROLS.map(
      (name) => html`<label><input type="checkbox" name="controls" value="${name}" checked /> ${name}</label> `,
    )}
  </div>
</fieldset>`;

/** The six digits of the first colour in a default. */
function hexOf(text) {
  const digits = /#([0-9a-f]{3,6})\b/i.exec(text)[1];
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function look({ name, default: preset, description }) {
  const short = name.replace('--solitaire-', '');
  const about = html` title="${description}"`;
  if (!/#/.test(preset)) {
    return html`<label${about}>${short} <input type="text" name="--${short}" size="10" placeholder="${preset}" autocomplete="off" spellcheck="false"></label>
        `;
  }
  return html`<label${about}><input type="color" name="--${short}" value="${hexOf(preset)}"> ${short}</label>
        `;
}

const isColour = ({ default: preset }) => /#/.test(preset);

const form = html`<form class="settings" aria-label="Settings">
  <fieldset>
    <legend>What is played</legend>
    <div class="field">
      <label for="field-game">Game</label>
      <select id="field-game" name="game">
        ${games.map(({ tag, texts }) => html`<option value="${tag}">${texts.name}</option>`)}
        <optgroup label="A script each">
          ${furtherGames.map(({ tag, texts }) => html`<option value="${tag}">${texts.name}</option>`)}
        </optgroup>
      </select>
    </div>
    ${gameOptions}
  </fieldset>

  <fieldset>
    <legend>Where it stands</legend>
    <div class="field">
      <label for="field-width">Width of the container</label>
      <input type="range" id="field-width" name="width" min="240" max="1200" step="10" value="1200" />
      <output for="field-width"></output>
    </div>
    <div class="field">
      <label for="field-lang">Language</label>
      <select id="field-lang" name="lang">
        <option value="">English</option>
        ${languages.map(([tag, name]) => html`<option value="${tag}" lang="${tag}">${name}</option>`)}
      </select>
    </div>
    <div class="field">
      <label for="field-scheme">Colour scheme</label>
      <select id="field-scheme" name="scheme">
        <option value="">the reader's</option>
        <option>light</option>
        <option>dark</option>
      </select>
    </div>
    <div class="field">
      <label
        ><input type="checkbox" name="picture" value="true" aria-describedby="about-picture" /> Picture of the
        deal</label
      >
      <small id="about-picture">
        It stands in the tag, and is seen until the script has come, without scripts, in feeds and in mail. The deal
        needs a seed or a deck.
      </small>
    </div>
  </fieldset>

  <fieldset>
    <legend>Looks</legend>
    <div class="field">
      <label for="field-theme">Begin with</label>
      <select id="field-theme" data-theme>
        <option value="">choose a theme</option>
        ${Object.keys(THEMES).map((name) => html`<option value="${name}">${name[0].toUpperCase() + name.slice(1)}</option>`)}
      </select>
    </div>
    <div class="looks">${any.cssProperties.filter(isColour).map(look)}</div>
    <div class="looks">${any.cssProperties.filter((each) => !isColour(each)).map(look)}</div>
  </fieldset>

  <fieldset>
    <legend>Attributes</legend>
    ${common.filter(({ name }) => name !== 'controls').map((attribute) => field(shortened(attribute)))} ${controls}
  </fieldset>

  <p class="links"><button type="reset" class="button">Start again</button></p>
</form>`;

const tabs = Object.entries(WAYS).map(
  ([way, name], i) =>
    html`<button
      role="tab"
      id="way-${way}"
      aria-controls="copy"
      aria-selected="${i === 0}"
      ${i > 0 && markup(' tabindex="-1"')}
      data-way="${way}"
    >
      ${name}
    </button> `,
);

export const playgroundPage = () => ({
  path: 'playground.html',
  title: 'Playground',
  description: 'Set up a game, see it live, and copy it for your page or framework.',
  classes: 'playground',
  scripts: ['solitaire-elements.js', ...furtherGames.map(({ tag }) => `examples/${tag}.js`), 'scripts/playground.js'],
  body: html` <header>
      <h1>Playground</h1>
      <p>
        Set up a game, see it live, and copy it. The address of this page keeps all settings: send it to share them.
      </p>
    </header>
    <section class="preview" aria-label="Preview"><div class="box"></div></section>
    ${form}
    <section class="output" aria-label="Copy">
      <div class="tabs" role="tablist" aria-label="Ways to put it on a page">${tabs}</div>
      <div role="tabpanel" id="copy" aria-labelledby="way-script" class="code">
        <pre tabindex="0" role="region" aria-label="To paste"><code></code></pre>
        <button type="button" data-copy>Copy</button>
      </div>
      <p class="links"><a class="button" data-picture hidden>Save the picture</a></p>
    </section>`,
});
