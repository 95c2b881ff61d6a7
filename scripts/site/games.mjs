// A page for each of the five games, made from the game's own texts, the manifest and the figures of the solver.
import { keyGroups } from '../../dist/element/view/speech/keys.js';
import { rulesOf } from '../../dist/games/variant/texts.js';
import { en } from '../../dist/locales/en.js';
import { chancesOf } from './chances.mjs';
import { furtherGames, games } from './catalogue.mjs';
import { html, markup } from './html.mjs';
import { blockMarkdown, inlineMarkdown } from './markdown.mjs';
import { heightOf } from './pictures.mjs';

/** The games as pictures that lead to their pages, from a page in games/. */
const gallery = (shown) =>
  html`<ul class="cards">
    ${shown.map(
      ({ tag, texts }) =>
        html`<li>
          <a href="${tag}.html"
            ><img
              src="../pictures/${tag}.webp"
              alt=""
              width="1080"
              height="${heightOf(tag)}"
              loading="lazy"
            />${texts.name}</a
          >
        </li> `,
    )}
  </ul>`;

/** A field that sets an option of a game. */
function field([name, { values, default: preset }], { options: labels = {} }) {
  const labelOf = (each) => labels[each] ?? each;
  if (!values) return html`<label><input type="checkbox" name="${name}" /> ${labelOf(name)}</label> `;
  const choices = values.map(
    (value) => html`<option value="${value}" ${value === String(preset) && html` selected`}>${labelOf(value)}</option>`,
  );
  return html`<label
    >${labelOf(name)}
    <select name="${name}">
      ${choices}
    </select></label
  > `;
}

function chancesTable({ columns, lines }) {
  const row = ({ options, figures }) =>
    html`<tr>
      <th scope="row">${options ? inlineMarkdown(options) : 'As it comes'}</th>
      ${figures.map((figure) => html`<td>${figure}</td>`)}
    </tr>`;
  return html`<div class="table figures" tabindex="0" role="group" aria-labelledby="chances">
    <table>
      <thead>
        <tr>
          <td></td>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(row)}
      </tbody>
    </table>
  </div>`;
}

const keysList = (variant) =>
  keyGroups(variant, undefined, en).map(
    ([heading, lines]) =>
      html`<h3>${heading}</h3>
        <dl class="keys">
          ${lines.map(
            ([keys, meaning]) =>
              html` <div>
                <dt>${keys.split(' ').map((key) => html`<kbd>${key}</kbd> `)}</dt>
                <dd>${meaning}</dd>
              </div>`,
          )}
        </dl>`,
  );

function gamePage({ tag, variant, texts, declaration }) {
  const { options = {} } = variant;
  const asItComes = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
  const attributes = declaration.attributes.filter(({ name }) => name in options);
  return {
    path: `games/${tag}.html`,
    title: texts.name,
    description: declaration.description,
    classes: 'game',
    scripts: ['solitaire-elements.js', 'scripts/replay.js'],
    body: html`
<h1>${texts.name}</h1>
<p class="lead">${declaration.description}</p>
<div class="stage">
  <${markup(tag)} seed="42"></${markup(tag)}>
  <form class="options" aria-label="Options">
    <label>Seed <input name="seed" type="text" size="10" autocomplete="off" spellcheck="false"></label>
    ${Object.entries(options).map((option) => field(option, texts))}
  </form>
  <div class="two">
    <section>
      <h2 id="rules">Rules</h2>
      <ul>${rulesOf(texts, asItComes).map((point) => html`<li>${point}</li>`)}</ul>
      ${attributes.map(
        ({ name, description }) =>
          html`<h3><code>${name}</code></h3>
            ${blockMarkdown(description)}`,
      )}
      <h2 id="chances">Chances</h2>
      ${chancesTable(chancesOf(texts.name))}
      <p>
        The solver looked at each deal with all cards in sight. A random deal on a page is one that it has proved winnable,
        unless <code>deals</code> says <code>any</code>. <a href="../docs/winnability.html">How it was measured</a>
      </p>
    </section>
    <section>
      <h2 id="paste">Paste it into a page</h2>
      <div class="code">
        <pre tabindex="0" role="region" aria-labelledby="paste"><code data-snippet></code></pre>
        <button type="button" data-copy>Copy</button>
      </div>
      <p class="links">
        <a class="button" href="../playground.html#game=${tag}">Set it up in the playground</a>
        <a href="../api/${tag}.html">All attributes and events</a>
      </p>
      <h2 id="keys">Keys</h2>
      ${keysList(variant)}
      <h2 id="picture">Picture</h2>
      <p><a href="../pictures/${tag}.webp"><img src="../pictures/${tag}.webp" alt="${texts.name}, a few moves into a game" width="1080" height="${heightOf(tag)}" loading="lazy"></a></p>
    </section>
  </div>
</div>
<section class="gallery" aria-labelledby="others">
  <h2 id="others">The other games</h2>
  ${gallery(games.filter((other) => other.tag !== tag))}
</section>`,
  };
}

const overview = {
  path: 'games/index.html',
  title: 'Games',
  description: 'Five games in one script, and seven more in a small script each.',
  body: html` <h1>Games</h1>
    <p class="lead">Five games in one script, and seven more in a small script each.</p>
    ${gallery(games)}
    <section class="gallery" aria-labelledby="further">
      <h2 id="further">Seven more</h2>
      <ul class="entries">
        ${furtherGames.map(
          ({ tag, texts, declaration }) =>
            html`<li>
              <a href="../examples.html#${tag}"
                ><strong>${texts.name}</strong><span>${declaration.description}</span></a
              >
            </li> `,
        )}
      </ul>
    </section>`,
};

export const gamePages = () => [overview, ...games.map(gamePage)];
