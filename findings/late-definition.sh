#!/bin/sh
# Tools: happy-dom 21.0.4 and linkedom 0.18.15, beside jsdom 29.1.1.
# Guess: all upgrade an element as browsers do if its script comes late: attributeChangedCallback gets its attributes before it is
# connected, a property set before stays its own, and it no longer matches :not(:defined).
# Behaviour: happy-dom calls back for no attribute (happy-dom#570), and the element stays :not(:defined). Its whenDefined() gives
# no class. linkedom passes the property to the setter and throws at :defined. jsdom does as browsers do.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . happy-dom@21.0.4 linkedom@0.18.15 jsdom@29.1.1 >/dev/null
cat >run.mjs <<'EOF'
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { parseHTML } from 'linkedom';

for (const [name, { customElements, document, HTMLElement }] of [
  ['jsdom', new JSDOM('').window],
  ['happy-dom', new Window()],
  ['linkedom', parseHTML('<!doctype html><html><body></body></html>')],
]) {
  const calls = [];
  class Card extends HTMLElement {
    static observedAttributes = ['suit'];
    set rank(value) {
      calls.push(`rank ${value}`);
    }
    attributeChangedCallback(attribute, before, value) {
      calls.push(`${attribute} ${value}`);
    }
    connectedCallback() {
      calls.push('connected');
    }
  }
  document.body.innerHTML = '<x-card suit="hearts"></x-card>';
  const early = document.querySelector('x-card');
  early.rank = 5;
  const defined = customElements.whenDefined('x-card');
  customElements.define('x-card', Card);
  console.log(name, 'parsed, then defined:', calls.splice(0).join(', '));
  document.body.innerHTML = '<x-card suit="hearts"></x-card>';
  console.log(name, 'defined, then parsed:', calls.join(', '));
  console.log(name, 'whenDefined gives the class:', (await defined) === Card);
  try {
    console.log(name, ':not(:defined) matches', document.querySelectorAll('x-card:not(:defined)').length);
  } catch ({ message }) {
    console.log(name, message);
  }
}
process.exit();
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
jsdom parsed, then defined: suit hearts, connected
jsdom defined, then parsed: suit hearts, connected
jsdom whenDefined gives the class: true
jsdom :not(:defined) matches 0
happy-dom parsed, then defined: connected
happy-dom defined, then parsed: suit hearts, connected
happy-dom whenDefined gives the class: false
happy-dom :not(:defined) matches 1
linkedom parsed, then defined: rank 5, suit hearts, connected
linkedom defined, then parsed: suit hearts, connected
linkedom whenDefined gives the class: true
linkedom Unknown pseudo-class :defined
EOF
echo "late-definition: as seen before"
