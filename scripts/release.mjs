// `npm run release`: checks everything that must hold before a version is published, packs it, and stops there. See RELEASING.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pack } from './pack.mjs';
import { integrityOf } from './site/integrity.mjs';

const { name, version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));

function stop(reason) {
  console.error(`\nNot ready: ${reason}`);
  process.exit(1);
}

/** Runs a command where its output is seen. */
function run(command, ...args) {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) stop(`\`${[command, ...args].join(' ')}\` failed`);
}

const output = (command, ...args) =>
  execFileSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' }).trim();

/** One hash of every built file. */
function hashOfBuild() {
  const hash = createHash('sha256');
  const files = readdirSync('dist', { recursive: true }).map((file) => path.join('dist', file));
  for (const file of files.filter((each) => statSync(each).isFile() && !each.endsWith('.tsbuildinfo')).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

// What takes no time comes first.
const changes = output('git', 'status', '--porcelain');
if (changes) stop(`the checkout has changes that are not committed:\n${changes}`);
const heading = new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)}, \\d{4}-\\d{2}-\\d{2}$`, 'm');
if (!heading.test(readFileSync('CHANGELOG.md', 'utf8'))) {
  stop(`CHANGELOG.md needs the heading "## ${version}, YYYY-MM-DD", the day of the release`);
}
if (output('git', 'tag', '--list', `v${version}`))
  stop(`there is a tag v${version} already; raise "version" in package.json`);
if (!repository) {
  stop(
    'package.json has no "repository"; npm needs the address of the sources there to prove where a package was built',
  );
}

run('npm', 'ci', '--loglevel=error');
run('npm', 'run', '--silent', 'lint');
run('npm', 'run', '--silent', 'typecheck');
run('npm', 'run', '--silent', 'build');
const first = hashOfBuild();
run('npm', 'run', '--silent', 'build');
if (hashOfBuild() !== first) stop('two builds of the same sources differ');
run('npm', 'run', '--silent', 'size', '--', '--check');
run('npm', 'run', '--silent', 'check:package');
run('npm', 'run', '--silent', 'test:engines', '--', '--all');
run('npm', 'run', '--silent', 'test:frameworks');
run('npm', 'run', '--silent', 'test:leaderboard', '--', '--all');
run('npm', 'test', '--silent', '--ignore-scripts');
run('npm', 'run', '--silent', 'site');

const { file, size, unpackedSize, entryCount } = pack('.cache/release');
const script = 'dist/solitaire-elements.js';

console.log(`
Ready: ${file}, ${entryCount} files, ${size} bytes (${unpackedSize} unpacked).
The site is in dist/site.

The script tag of this version:

<script
  src="https://cdn.jsdelivr.net/npm/${name}@${version}/${script}"
  integrity="${integrityOf(readFileSync(script))}"
  crossorigin="anonymous"
></script>

Nothing is published yet. To publish, push the tag. The job that it starts runs the last line:

git tag v${version} && git push origin v${version}
npm ci && npm run build && npm publish
`);
