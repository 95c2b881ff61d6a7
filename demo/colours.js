// Colours the code to paste for the games of a page, now and whenever it changes. The site's script loads it when such code is near.
import { showCode } from './parts/code.js';

const colour = (code) => showCode(code, code.textContent, 'xml');

for (const code of document.querySelectorAll('code[data-snippet]')) colour(code);
document.addEventListener('snippet', ({ target }) => colour(target));
