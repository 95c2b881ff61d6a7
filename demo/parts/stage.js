// A part of a page where a game stands, with what may stand beside it: a form of attributes, swatches of themes, the code to paste.
import { showCode } from './code.js';
import { setupOf, withScript } from './snippets.js';
import { TAGS } from './tags.js';
import { dress, THEMES } from './themes.js';

/** Sets an attribute to what a field of a form says. An empty field takes it away. */
export function setAttribute(game, { name, type, checked, value }) {
  if (type === 'checkbox') game.toggleAttribute(name, checked);
  else if (value === '') game.removeAttribute(name);
  else game.setAttribute(name, value);
}

function readAttribute(game, field) {
  if (field.type === 'checkbox') field.checked = game.hasAttribute(field.name);
  else if (game.hasAttribute(field.name)) field.value = game.getAttribute(field.name);
  else if (field.type === 'text') field.value = '';
}

export function useStage(stage) {
  const form = stage.querySelector('form.options');
  const code = stage.querySelector('code[data-snippet]');
  const table = stage.querySelector('.play') ?? stage;
  let theme = stage.dataset.theme ?? 'felt';

  /** The game that is seen: the others are in panels that are hidden. */
  const game = () => [...stage.querySelectorAll(TAGS.join())].find((each) => !each.closest('[hidden]'));

  const showSnippet = () => {
    if (code) showCode(code, withScript(setupOf(game(), THEMES[theme])), 'xml');
  };
  const show = () => {
    for (const field of form?.elements ?? []) if (field.name) readAttribute(game(), field);
    showSnippet();
  };

  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.addEventListener('change', ({ target }) => {
    setAttribute(game(), target);
    showSnippet();
  });
  stage.addEventListener('select', show);
  for (const swatch of stage.querySelectorAll('.swatches input')) {
    dress(swatch, THEMES[swatch.value]);
    swatch.addEventListener('change', () => {
      theme = swatch.value;
      dress(table, THEMES[theme]);
      showSnippet();
    });
  }
  dress(table, THEMES[theme]);
  show();
}
