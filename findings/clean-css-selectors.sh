#!/bin/sh
# Tool: clean-css 5.3.3, at its default level.
# Guess: it keeps at-rules and selectors that it does not know.
# Behaviour: it drops @scope and @starting-style with all their rules, and warns of "invalid property names" in them. It writes
# :nth-child(2 of .card) without spaces and without a warning. That is no selector, so the browser drops the rule.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . clean-css@5.3.3 >/dev/null
cat >run.mjs <<'EOF'
import CleanCSS from 'clean-css';

for (const css of [
  '@scope (.card) { p { color: red } }',
  '@starting-style { p { opacity: 0 } }',
  'p:nth-child(2 of .card) { color: red }',
]) {
  const { styles, warnings, errors } = new CleanCSS().minify(css);
  console.log(JSON.stringify({ css, styles, warnings, errors }));
}
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
{"css":"@scope (.card) { p { color: red } }","styles":"","warnings":["Unexpected '}' at 1:34.","Invalid character(s) '}' at 1:34. Ignoring.","Invalid property name 'p { color' at 1:17. Ignoring."],"errors":[]}
{"css":"@starting-style { p { opacity: 0 } }","styles":"","warnings":["Unexpected '}' at 1:35.","Invalid character(s) '}' at 1:35. Ignoring.","Invalid property name 'p { opacity' at 1:18. Ignoring."],"errors":[]}
{"css":"p:nth-child(2 of .card) { color: red }","styles":"p:nth-child(2of.card){color:red}","warnings":[],"errors":[]}
EOF
echo "clean-css-selectors: as seen before"
