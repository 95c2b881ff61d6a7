#!/bin/sh
# Tools: react-markdown 10.1.0 with rehype-raw 7.0.0, markdown-to-jsx 9.10.6 and html-react-parser 6.1.9, with React 19.3.1.
# Guess: HTML in their text becomes a custom element with the same attributes, such as the `for` of a copy button.
# Behaviour: the first two pass className and htmlFor to React. For a custom element React writes className as class, but htmlFor as
# htmlFor, which is another attribute, so the button finds no text. html-react-parser keeps `for`, and all keep it on a label.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . react@19.3.1 react-dom@19.3.1 react-markdown@10.1.0 rehype-raw@7.0.0 markdown-to-jsx@9.10.6 html-react-parser@6.1.9 >/dev/null
cat >run.mjs <<'EOF'
import parse from 'html-react-parser';
import { compiler } from 'markdown-to-jsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import rehypeRaw from 'rehype-raw';

const show = (name, element) => console.log(name, renderToStaticMarkup(element));
for (const html of ['<x-copy class="wide" for="link">Copy</x-copy>', '<label class="wide" for="link">Copy</label>']) {
  show('react-markdown', createElement(Markdown, { rehypePlugins: [rehypeRaw], children: html }));
  show('markdown-to-jsx', compiler(html));
  show('html-react-parser', parse(html));
}
show('React', createElement('x-copy', { className: 'wide', htmlFor: 'link' }));
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
react-markdown <p><x-copy class="wide" htmlFor="link">Copy</x-copy></p>
markdown-to-jsx <x-copy class="wide" htmlFor="link">Copy</x-copy>
html-react-parser <x-copy class="wide" for="link">Copy</x-copy>
react-markdown <p><label class="wide" for="link">Copy</label></p>
markdown-to-jsx <label class="wide" for="link">Copy</label>
html-react-parser <label class="wide" for="link">Copy</label>
React <x-copy class="wide" htmlFor="link"></x-copy>
EOF
echo "react-for-attribute: as seen before"
