#!/bin/sh
# Tool: Readability 0.6.0, which makes the reader view of Firefox, in jsdom 29.1.1.
# Guess: an element that it does not know is like a <div> to it, so a link stays in both or in none.
# Behaviour: it drops a <div> that contains only a short link, and keeps the link in a custom element, even within a <div>. A frame
# goes with the link in it, unless it shows a known video site. The link stays in a caption.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @mozilla/readability@0.6.0 jsdom@29.1.1 >/dev/null
cat >run.mjs <<'EOF'
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';

const text = `<p>${'Golf is a solitaire with one pack, in which cards are played by rank, up or down. '.repeat(12)}</p>`;
const link = '<a href="https://example.org/">Play</a>';
for (const html of [
  `<div>${link}</div>`,
  `<x-a>${link}</x-a>`,
  `<div><x-a>${link}</x-a></div>`,
  `<iframe src="https://example.org/golf">${link}</iframe>`,
  `<figure><iframe src="https://example.org/golf"></iframe><figcaption>${link}</figcaption></figure>`,
  '<iframe src="https://www.youtube.com/embed/golf"></iframe>',
]) {
  const { document } = new JSDOM(`<title>Golf</title><article>${text}${html}${text}</article>`).window;
  console.log(html, '->', /<\/p>(.*?)<p>Golf/s.exec(new Readability(document).parse().content)[1]);
}
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
<div><a href="https://example.org/">Play</a></div> -> 
<x-a><a href="https://example.org/">Play</a></x-a> -> <x-a><a href="https://example.org/">Play</a></x-a>
<div><x-a><a href="https://example.org/">Play</a></x-a></div> -> <p><x-a><a href="https://example.org/">Play</a></x-a></p>
<iframe src="https://example.org/golf"><a href="https://example.org/">Play</a></iframe> -> 
<figure><iframe src="https://example.org/golf"></iframe><figcaption><a href="https://example.org/">Play</a></figcaption></figure> -> <figure><figcaption><a href="https://example.org/">Play</a></figcaption></figure>
<iframe src="https://www.youtube.com/embed/golf"></iframe> -> <iframe src="https://www.youtube.com/embed/golf"></iframe>
EOF
echo "readability-boxes: as seen before"
