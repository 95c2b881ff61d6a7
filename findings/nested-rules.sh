#!/bin/sh
# Tools: PurgeCSS 8.0.0, Beasties 0.5.4.
# Guess: a nested rule stays if its parent does.
# Behaviour: PurgeCSS keeps `p` and `&.open` in it, but takes `&:hover` for unused. In Beasties the parent loses its own declarations,
# and both rules with `&` go, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . purgecss@8.0.0 beasties@0.5.4 >/dev/null
cat >run.mjs <<'EOF'
import { writeFileSync } from 'node:fs';
import Beasties from 'beasties';
import { PurgeCSS } from 'purgecss';

const css = '.card { color: red; &:hover { color: blue } &.open { top: 0 } p { color: green } }';
const body = '<div class="card open"><p>Golf</p></div>';
const [purged] = await new PurgeCSS().purge({ content: [{ raw: body, extension: 'html' }], css: [{ raw: css }] });
console.log(purged.css);
writeFileSync('sheet.css', css);
const page = `<html><head><link rel="stylesheet" href="/sheet.css"></head><body>${body}</body></html>`;
const inlined = await new Beasties({ path: '.', logLevel: 'silent' }).process(page);
console.log(/<style>(.*?)<\/style>/s.exec(inlined)[1]);
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
.card { color: red; &.open { top: 0 } p { color: green } }
.card{p{color:green}}
EOF
echo "nested-rules: as seen before"
