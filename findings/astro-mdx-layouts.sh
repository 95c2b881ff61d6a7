#!/bin/sh
# Tool: Astro 7.3.5 with @astrojs/mdx 8.0.2. It needs Node 22.12.
# Guess: Astro writes the values of a custom element as they are, on every kind of page.
# Behaviour: on an .mdx page without a layout, attributes with the name of a boolean attribute of HTML lose their values: "false" is
# on. With a layout they keep them, as in .md and .astro.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . astro@7.3.5 @astrojs/mdx@8.0.2 >/dev/null
cat >astro.config.mjs <<'EOF'
import mdx from '@astrojs/mdx';

export default { integrations: [mdx()] };
EOF
mkdir -p src/pages src/layouts
echo '<html><body><slot /></body></html>' >src/layouts/page.astro
tag='<x-a disabled="false" controls="undo" daily="false">Deal 42</x-a>'
echo "$tag" | tee src/pages/astro.astro src/pages/md.md >src/pages/mdx.mdx
printf -- '---\nlayout: ../layouts/page.astro\n---\n%s\n' "$tag" >src/pages/mdx-with-layout.mdx
ASTRO_TELEMETRY_DISABLED=1 npx astro build >log.txt 2>&1 || { cat log.txt; exit 1; }
for page in astro md mdx mdx-with-layout; do echo "$page $(grep -o '<x-a.*</x-a>' dist/$page/index.html)"; done >seen.txt
diff - seen.txt <<'EOF'
astro <x-a disabled="false" controls="undo" daily="false">Deal 42</x-a>
md <x-a disabled="false" controls="undo" daily="false">Deal 42</x-a>
mdx <x-a disabled controls daily="false">Deal 42</x-a>
mdx-with-layout <x-a disabled="false" controls="undo" daily="false">Deal 42</x-a>
EOF
echo "astro-mdx-layouts: as seen before"
