#!/bin/sh
# Tools: html-minifier-terser 7.2.0, React 19.3.1, Solid 1.9.20, and beside them Vue 3.5.45 and Preact 10.29.8 on the server.
# Guess: all keep hidden="until-found", which HTML has had since 2022: text that the search of the browser finds and shows.
# Behaviour: the minifier (with collapseBooleanAttributes), React and Solid write a bare `hidden`, so nothing finds the text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . html-minifier-terser@7.2.0 react@19.3.1 react-dom@19.3.1 solid-js@1.9.20 vue@3.5.45 preact@10.29.8 preact-render-to-string@6.8.2 >/dev/null
cat >run.mjs <<'EOF'
import { minify } from 'html-minifier-terser';
import { h as preactElement } from 'preact';
import { render } from 'preact-render-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ssrElement } from 'solid-js/web';
import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';

const more = { hidden: 'until-found' };
console.log('minifier', await minify('<div hidden="until-found"></div>', { collapseBooleanAttributes: true }));
console.log('React', renderToStaticMarkup(createElement('div', more)));
console.log('Solid', ssrElement('div', more, undefined, false).t);
console.log('Vue', await renderToString(createSSRApp({ render: () => h('div', more) })));
console.log('Preact', render(preactElement('div', more)));
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
minifier <div hidden></div>
React <div hidden=""></div>
Solid <div hidden></div>
Vue <div hidden="until-found"></div>
Preact <div hidden="until-found"></div>
EOF
echo "hidden-until-found: as seen before"
