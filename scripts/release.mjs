// `npm run release`: checks everything that must hold before a version is published, packs it, and stops there. See RELEASING.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { untranslatedIn } from './languages.mjs';
import { filesIn, integrityOf, own, pack } from './package.mjs';

const { name, version, repository } = own;
const shell = process.platform === 'win32';

function stop(reason) {
  console.error(`\nNot ready: ${reason}`);
  process.exit(1);
}

/** Runs a command where its output is seen. */
function run(line) {
  console.log(`\n> ${line}`);
  const [command, ...args] = line.split(' ');
  if (spawnSync(command, args, { stdio: 'inherit', shell }).status !== 0) stop(`\`${line}\` failed`);
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', shell }).trim();

/** One hash of every built file. */
function hashOfBuild() {
  const hash = createHash('sha256');
  for (const file of filesIn('dist').filter((each) => !each.endsWith('.tsbuildinfo'))) {
    hash.update(file).update(readFileSync(`dist/${file}`));
  }
  return hash.digest('hex');
}

// What takes no time comes first.
const changes = git('status', '--porcelain');
if (changes) stop(`the checkout has changes that are not committed:\n${changes}`);
const heading = new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)}, \\d{4}-\\d{2}-\\d{2}$`, 'm');
if (!heading.test(readFileSync('CHANGELOG.md', 'utf8')))
  stop(`CHANGELOG.md needs the heading "## ${version}, YYYY-MM-DD", the day of the release`);
const untranslated = untranslatedIn(readFileSync('src/locales/untranslated.ts', 'utf8'));
if (untranslated.length > 0)
  stop(
    `translations lack ${untranslated.join(', ')}; translate them, and empty the list in src/locales/untranslated.ts`,
  );
if (git('tag', '--list', `v${version}`)) stop(`there is a tag v${version} already; raise "version" in package.json`);
if (!repository)
  stop(
    'package.json has no "repository"; npm needs the address of the sources there to prove where a package was built',
  );

run('npm ci');
for (const script of ['lint', 'typecheck', 'build']) run(`npm run --silent ${script}`);
const first = hashOfBuild();
run('npm run --silent build');
if (hashOfBuild() !== first) stop('two builds of the same sources differ');
for (const script of ['size -- --check', 'check:package', 'test:engines -- --all', 'test:frameworks'])
  run(`npm run --silent ${script}`);
run('npm run --silent test:leaderboard -- --all --whole');
run('npm run --silent --ignore-scripts test:all -- --whole');
run('npm run --silent site');

const { file, size, unpackedSize, entryCount } = pack('.cache/release');
const script = 'dist/solitaire-elements.js';
const styles = 'dist/solitaire-elements.css';

console.log(`
Ready: ${file}, ${entryCount} files, ${size} bytes (${unpackedSize} unpacked).
The site is in dist/site.

The script tag of this version:

<script
  src="https://cdn.jsdelivr.net/npm/${name}@${version}/${script}"
  integrity="${integrityOf(readFileSync(script))}"
  crossorigin="anonymous"
></script>

The style sheet that keeps its room:

<link
  rel="stylesheet"
  href="https://cdn.jsdelivr.net/npm/${name}@${version}/${styles}"
  integrity="${integrityOf(readFileSync(styles))}"
  crossorigin="anonymous"
/>

Nothing is published yet. To publish, push the tag. The job that it starts runs the last line:

git tag v${version} && git push origin v${version}
npm ci && npm run build && npm publish
`);
