// The style guide of CONTRIBUTING.md, as far as a search can check it: words and phrases that are out, and how long the docs may be.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/files.mjs';
import { pages, read } from '../support/pages.mjs';

/** What is out, with a better word. */
const OUT = [
  [/\bwhoever\b/i, 'you, readers'],
  [/\b(no|every|some|any)body\b/i, 'readers, all readers, you'],
  [/\banew\b/i, 'again'],
  [/\bfor ever\b/i, 'forever, permanently'],
  [/\bbut for\b/i, 'except for'],
  [/\b(is|are|was|were|be|been) (told(?! apart)|said|warned of)\b/i, 'shows, logs, announces'],
  [/\bdays? to come\b/i, 'future day'],
  [/\bdrop-in\b/i, 'main script'],
  [/\bfurther (games?|languages?)\b/i, 'extra games, translations'],
  [/\bstrict polic(y|ies)\b/i, 'CSP'],
  [/\btool bars?\b/i, 'toolbar'],
  [/\b(floors?|doors?)\b/i, 'layer, entry point'],
  [/\bhouse words?\b/i, 'term'],
  [/\d %/, '51%'],
  [/(^|[.!?:] +|\n\n)Of (?!course)/, 'begin with the subject'],
  [/(^|[.!] +|\n\n)Who (?![^.!]*\?)/, 'name the person'],
];

/** The text of Markdown, without code, comments and addresses. */
const markdownText = (text) =>
  text
    .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/`[^`\n]*(\n[^`\n]*)?`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^[-*#>|\s]*\[?/gm, (start) => (start.includes('\n') ? '\n\n' : ''));

/** The text of a page, without scripts, styles, code and tags. */
const pageText = (text) =>
  text
    .replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, 'code')
    .replace(/\{[{%#][\s\S]*?[}%#]\}/g, 'code')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** Doc comments, without code. */
const commentText = (text) =>
  [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)]
    .map(([, comment]) =>
      comment
        .replace(/^\s*\* ?/gm, '')
        .replace(/`[^`]*`/g, 'code')
        .trim(),
    )
    .join('\n\n');

/** What a file says in quotation marks. */
const quotedText = (text) =>
  [...text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, plain, template]) => plain ?? template)
    .join('\n\n');

/** The files below a folder that end so. */
const filesIn = (folder, end) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.posix.join(folder, file));

/** Not all folders of `demo`: one contains what the leaderboard installs, and that links to the project itself. */
const SITE = [
  ...readdirSync(path.join(root, 'demo'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `demo/${file}`),
  ...filesIn('demo/leaderboard/page', '.html'),
  ...filesIn('demo/site', '.njk'),
];

const OTHER_DOCS = ['CONTRIBUTING.md', 'CHANGELOG.md', 'RELEASING.md', 'SECURITY.md', 'demo/leaderboard/README.md'];

const KINDS = {
  docs: [[...pages, ...OTHER_DOCS], markdownText],
  'pages of the site': [SITE, pageText],
  'doc comments': [filesIn('src', '.ts'), commentText],
  'texts of the product': [
    [
      ...['src/locales/en.ts', 'src/locales/speech-texts.ts', 'src/calendar/language.ts', 'src/round/language.ts'],
      ...['src/games', 'src/examples'].flatMap((folder) => filesIn(folder, '.ts')),
      ...filesIn('demo/parts', '.js'),
    ],
    quotedText,
  ],
};

/** The words of pages, without the tables that grow by themselves: `npm run docs` writes a row for each name. */
const wordsIn = (files) =>
  files
    .map((file) => (/(api|engine)\.md$/.test(file) ? read(file).replace(/^\|.*$/gm, '') : read(file)))
    .join(' ')
    .split(/\s+/).length;

describe('the style guide', () => {
  for (const [kind, [files, textOf]] of Object.entries(KINDS)) {
    it(`holds in ${kind}`, () => {
      const found = [];
      for (const file of files) {
        const text = textOf(read(file));
        for (const [out, better] of OUT) {
          for (const { 0: match, index } of text.matchAll(new RegExp(out, `g${out.flags}`))) {
            const around = text.slice(Math.max(0, index - 30), index + match.length + 30).replace(/\s+/g, ' ');
            found.push(`${file}: “${match.trim()}” in “${around}”. Better: ${better}`);
          }
        }
      }
      assert.deepEqual(found, []);
    });
  }

  it('keeps the docs short', () => {
    const docs = readdirSync(path.join(root, 'docs')).filter((file) => file.endsWith('.md'));
    assert.ok(wordsIn(['docs/decisions.md']) <= 8000);
    assert.ok(wordsIn(docs.map((file) => `docs/${file}`)) <= 32_600);
  });
});
