// A part of a page with a game, and optionally a form of attributes, thumbnails of themes, and the code to paste.
import { setupOf, withScript } from './snippets.js';
import { TAGS } from './tags.js';
import { dress, THEMES } from './themes.js';

/** Sets an attribute to the value of a form field. An empty field removes it. */
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

/** Whether the page has a calendar of this game. */
const hasCalendar = ({ id }) => id !== '' && !!document.querySelector(`solitaire-calendar[for="${CSS.escape(id)}"]`);

export function useStage(stage) {
  const form = stage.querySelector('form.options');
  const code = stage.querySelector('code[data-snippet]');
  const parts = [...stage.querySelectorAll('.play')];
  const thumbs = [...stage.querySelectorAll('button[data-theme]')];
  let theme = stage.dataset.theme ?? 'felt';

  const game = () => stage.querySelector(TAGS.join());

  const showSnippet = () => {
    if (!code) return;
    code.textContent = withScript({ ...setupOf(game(), THEMES[theme]), hasCalendar: hasCalendar(game()) });
    code.dispatchEvent(new CustomEvent('snippet', { bubbles: true }));
  };
  const show = () => {
    for (const field of form?.elements ?? []) if (field.name) readAttribute(game(), field);
    showSnippet();
  };
  const wear = () => {
    for (const part of parts.length > 0 ? parts : [stage]) dress(part, THEMES[theme]);
    for (const thumb of thumbs) thumb.setAttribute('aria-pressed', thumb.dataset.theme === theme);
  };

  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.addEventListener('change', ({ target }) => {
    setAttribute(game(), target);
    showSnippet();
  });
  // A shared link has put another game here.
  stage.addEventListener('select', show);
  for (const thumb of thumbs) {
    dress(thumb, THEMES[thumb.dataset.theme]);
    thumb.addEventListener('click', () => {
      theme = thumb.dataset.theme;
      wear();
      showSnippet();
    });
  }
  wear();
  show();
}
