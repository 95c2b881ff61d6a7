#!/bin/sh
# Tool: lightningcss 1.33.0, with `minify`.
# Guess: custom properties keep their text, because only the page knows what it means: scripts read it with getPropertyValue.
# Behaviour: numbers and colours in them are written anew. A version 1.10 becomes 1.1, 007 becomes 7, and twenty digits are rounded.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . lightningcss@1.33.0 >/dev/null
cat >run.mjs <<'EOF'
import { transform } from 'lightningcss';

const css = 'p { --version: 1.10; --number: 007; --digits: 12345678901234567890; --felt: #27634A; --power: 1e3; --text: "1.10" }';
console.log(transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true }).code.toString());
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
p{--version:1.1;--number:7;--digits:12345700000000000000;--felt:#27634a;--power:1000;--text:"1.10"}
EOF
echo "lightningcss-custom-properties: as seen before"
