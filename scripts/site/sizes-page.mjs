import { kilobytes } from '../sizes.mjs';
import { html } from './html.mjs';

/** What a file is for those who load it. */
const LOADED = {
  'dist/solitaire-elements.js': 'all five games, one script tag',
  'dist/solitaire-calendar.js': 'the calendar of a daily, beside the first script',
  'dist/calendar.js': 'the calendar of a daily, imported',
  'dist/solitaire-elements.mjs': 'all five games and your own, one module for pages without a bundler',
  'dist/engine.mjs': 'the games without a page, one module for workers and servers',
  'dist/index.js': 'all five games, imported',
  'dist/engine.js': 'the games without a page',
  'dist/events.js': 'what events are, for TypeScript',
  'dist/define.js': 'an element for a game of your own',
  'dist/words.js': 'the words of a game of your own, beside the first script',
};

const row = ({ file, minified, gzip, brotli, limit }) =>
  html`<tr>
    <th scope="row">
      <code>${file.replace('dist/', '')}</code>${LOADED[file] && html` <small>${LOADED[file]}</small>`}
    </th>
    <td>${kilobytes(minified)} KB</td>
    <td>${kilobytes(gzip)} KB</td>
    <td>${kilobytes(brotli)} KB</td>
    <td>${limit && `${kilobytes(limit)} KB`}</td>
  </tr> `;

export const sizesPage = (sizes) => ({
  path: 'sizes.html',
  title: 'Sizes',
  description: 'What a page loads, for each way to load the games.',
  classes: 'narrow',
  body: html` <h1>Sizes</h1>
    <p class="lead">What a page loads, for each way to load the games.</p>
    <div class="table figures" tabindex="0" role="group" aria-label="Sizes">
      <table>
        <thead>
          <tr>
            <td></td>
            <th scope="col">Minified</th>
            <th scope="col">gzip</th>
            <th scope="col">Brotli</th>
            <th scope="col">Limit, gzip</th>
          </tr>
        </thead>
        <tbody>
          ${sizes.map(row)}
        </tbody>
      </table>
    </div>
    <p>
      Modules are measured with their dependencies, bundled and minified as a bundler ships them. Two games share nearly
      all of their code: the second costs about one kilobyte. A build fails when a file grows over its limit.
    </p>`,
});
