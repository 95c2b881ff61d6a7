// Buttons that copy the code beside them.
const SHOWN = 2000;

const said = document.createElement('p');
said.className = 'said';
said.setAttribute('role', 'status');

/** If scripts can't write to the clipboard, selects the code and copies it as the reader would. */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'Copied';
  } catch {
    getSelection().selectAllChildren(code);
    return document.execCommand('copy') ? 'Copied' : 'Selected';
  }
}

export function copyOnClick() {
  document.body.append(said);
  document.addEventListener('click', async ({ target }) => {
    const button = target.closest('[data-copy]');
    if (!button) return;
    const result = await copy(button.parentElement.querySelector('code'));
    button.textContent = said.textContent = result;
    setTimeout(() => {
      button.textContent = 'Copy';
      said.textContent = '';
    }, SHOWN);
  });
}
