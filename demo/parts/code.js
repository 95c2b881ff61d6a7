// Code with its words coloured, in the page.
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({ css, javascript, typescript, xml });

function nodeOf(node) {
  if (node.type === 'text') return document.createTextNode(node.value);
  const span = document.createElement('span');
  span.className = node.properties.className.join(' ');
  span.append(...node.children.map(nodeOf));
  return span;
}

/** Shows code in an element. `language`: `css`, `javascript`, `typescript` or `xml`. */
export function showCode(element, code, language) {
  element.replaceChildren(...lowlight.highlight(language, code).children.map(nodeOf));
}
