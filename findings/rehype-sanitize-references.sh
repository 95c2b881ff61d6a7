#!/bin/sh
# Tools: rehype-sanitize 6.0.0 with hast-util-sanitize 5.0.2, default settings.
# Guess: ids get the prefix user-content-, and so does whatever refers to them, so references still lead somewhere.
# Behaviour: id and aria-describedby get it, but headers of table cells and href="#…" do not: a cell loses its header, a link its goal.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . rehype@13.0.2 rehype-sanitize@6.0.0 hast-util-sanitize@5.0.2 >/dev/null
cat >run.mjs <<'EOF'
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';

const clean = rehype().data('settings', { fragment: true }).use(rehypeSanitize);
for (const html of [
  '<a href="#rules" aria-describedby="rules">Rules</a><p id="rules">Build down.</p>',
  '<table><tbody><tr><th id="game">Game</th><td headers="game">Golf</td></tr></tbody></table>',
])
  console.log(String(clean.processSync(html)));
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
<a href="#rules" aria-describedby="user-content-rules">Rules</a><p id="user-content-rules">Build down.</p>
<table><tbody><tr><th id="user-content-game">Game</th><td headers="game">Golf</td></tr></tbody></table>
EOF
echo "rehype-sanitize-references: as seen before"
