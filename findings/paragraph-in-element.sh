#!/bin/sh
# Tools: happy-dom 21.0.4 and linkedom 0.18.15, beside jsdom 29.1.1.
# Guess: all parse as HTML says, also where a paragraph begins inside a custom element inside a paragraph: <p> ends the first one.
# Behaviour: happy-dom and linkedom nest the paragraphs, so the rest of the text is inside the element. jsdom does as browsers do.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . happy-dom@21.0.4 linkedom@0.18.15 jsdom@29.1.1 >/dev/null
cat >run.mjs <<'EOF'
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { parseHTML } from 'linkedom';

const html = '<p>One <x-a><p>Two';
for (const [name, { document }] of [
  ['jsdom', new JSDOM('').window],
  ['happy-dom', new Window()],
  ['linkedom', parseHTML('<!doctype html><html><body></body></html>')],
]) {
  const box = document.createElement('div');
  box.innerHTML = html;
  console.log(name, box.innerHTML);
}
process.exit();
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
jsdom <p>One <x-a></x-a></p><p>Two</p>
happy-dom <p>One <x-a><p>Two</p></x-a></p>
linkedom <p>One <x-a><p>Two</p></x-a></p>
EOF
echo "paragraph-in-element: as seen before"
