// The dialog that searches the site. A button or "/" opens it, and only then does it load its texts and scripts.
import { load } from './load.js';

/**
 * Whether a key is text for a field, which may be in the shadow root of an element. The field of a dialog that has just closed has the
 * focus until the next frame.
 */
const isTyped = (event) => {
  const [target] = event.composedPath();
  return target.checkVisibility() && (target.isContentEditable || target.matches('input, textarea, select'));
};

/** Arrow keys move between the field and the results. */
function step(dialog, by) {
  const stops = [...dialog.querySelectorAll('input, li a')];
  stops[stops.indexOf(document.activeElement) + by]?.focus();
}

export function useSearch() {
  const dialog = document.querySelector('dialog.search');
  // The pages of this folder have none until the build of the site wraps them in its layout.
  if (!dialog) return;
  const field = dialog.querySelector('input');
  let isLoaded = false;

  function open() {
    dialog.showModal();
    field.select();
    if (isLoaded) return;
    isLoaded = true;
    load('search-texts.js');
    load('search.js');
  }

  document.querySelector('[data-search]').addEventListener('click', open);
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isTyped(event) || dialog.open) return;
    event.preventDefault();
    open();
  });
  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(dialog, by);
  });
  // Outside of it, on its own close button, and on a result, which may be on this page.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target.closest('[data-close], a')) dialog.close();
  });
  dialog.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.querySelector('li a')?.click();
  });
}
