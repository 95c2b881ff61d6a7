#!/bin/sh
# Tool: csso 5.0.5.
# Guess: it keeps what it cannot shorten.
# Behaviour: it drops a media query in the form of a range, and all its rules, without a word. It also drops the width before
# `width: stretch`, which is there for browsers that do not know the keyword.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . csso@5.0.5 >/dev/null
cat >run.mjs <<'EOF'
import { minify } from 'csso';

for (const css of [
  '@media (400px <= width <= 700px) { p { color: red } }',
  '@media (width >= 400px) { p { color: red } }',
  '@media (min-width: 400px) { p { color: red } }',
  'p { width: 100%; width: stretch }',
  'p { height: 100vh; height: 100dvh }',
])
  console.log(JSON.stringify(minify(css).css));
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
""
""
"@media (min-width:400px){p{color:red}}"
"p{width:stretch}"
"p{height:100vh;height:100dvh}"
EOF
echo "csso-ranges: as seen before"
