#!/bin/sh
# Tools: rehype 13.0.2 with property-information 7.2.0.
# Guess: parsed and written again, a custom element's values stay as they were, because HTML gives them no meaning.
# Behaviour: names decide, whatever the tag. Values of size, start, rows and width become numbers and lose zeros or take another
# form; for and accept get other spaces. Names that HTML lacks, such as seed, keep their values.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . rehype@13.0.2 property-information@7.2.0 >/dev/null
cat >run.mjs <<'EOF'
import { rehype } from 'rehype';

const processor = rehype().data('settings', { fragment: true });
console.log(String(processor.processSync('<x-a seed="007" size="007" start="042" rows="1e3" width="50.0"></x-a>')));
console.log(String(processor.processSync('<x-a for="a  b" accept="a,b"></x-a>')));
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
<x-a seed="007" size="7" start="42" rows="1000" width="50"></x-a>
<x-a for="a b" accept="a, b"></x-a>
EOF
echo "rehype-numbers: as seen before"
