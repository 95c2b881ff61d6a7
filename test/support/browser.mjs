// Finds a browser for the tests; fetches one only if there is none.
import { Launcher } from 'chrome-launcher';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tryOut } from './trial.mjs';

// In the project, so that it outlives node_modules.
const cache = path.resolve(import.meta.dirname, '../../.cache/browsers');
const asRoot = process.getuid?.() === 0;

const edges = [
  '/usr/bin/microsoft-edge',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
];

function installed() {
  let found = [];
  try {
    found = Launcher.getInstallations();
  } catch {
    // None is installed.
  }
  return [...found, ...edges.filter(existsSync)];
}

function run(command, args, options = {}) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...options });
}

const npm = process.platform === 'win32' ? ['npm.cmd', 'npx.cmd'] : ['npm', 'npx'];
const shell = process.platform === 'win32';

/** The package's own fontconfig configuration names other folders. */
function fontsIn(folder) {
  const file = path.join(folder, 'fonts.conf');
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(folder)}</dir>
  <cachedir>${escaped(`${folder}-cache`)}</cachedir>
</fontconfig>
`,
  );
  return file;
}

/** Comes with the libraries and fonts it needs. */
async function fromNpm() {
  const home = path.join(cache, 'sparticuz');
  const unpacked = path.join(home, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  const packed = path.join(home, 'node_modules/@sparticuz/chromium');
  if (!existsSync(packed)) {
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    run(npm[0], ['install', '--prefix', home, ...quiet, '@sparticuz/chromium@153.0.0']);
  }
  const { default: chromium, inflate } = await import(pathToFileURL(path.join(packed, 'build/index.js')).href);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unpacked;
  try {
    const executablePath = await chromium.executablePath();
    const libraries = path.join(unpacked, 'al2023/lib');
    if (!existsSync(libraries)) await inflate(path.join(packed, 'bin/al2023.tar.br'));
    const LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    const FONTCONFIG_FILE = fontsIn(path.join(unpacked, 'fonts'));
    return { executablePath, env: { ...process.env, LD_LIBRARY_PATH, FONTCONFIG_FILE } };
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** On Linux it needs the libraries of a desktop. */
function fromVendor() {
  const command = ['--yes', '@puppeteer/browsers', 'install', 'chrome-headless-shell@stable', '--path', cache];
  const said = run(npm[1], command, { shell });
  return {
    executablePath: said
      .trim()
      .split('\n')
      .at(-1)
      .replace(/^\S+\s+/, ''),
  };
}

function fromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  // Only the machine's owner may upgrade a browser that is already there.
  run('apt-get', ['install', '-qq', '-y', '--no-upgrade', '--no-install-recommends', 'chromium'], { env });
  return { executablePath: '/usr/bin/chromium' };
}

function* candidates() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) yield ['CHROME_PATH', () => ({ executablePath: CHROME_PATH })];
  for (const executablePath of new Set(installed())) yield [executablePath, () => ({ executablePath })];
  const { platform, arch } = process;
  if (platform === 'linux' && arch === 'x64') yield ['@sparticuz/chromium, from npm', fromNpm, true];
  if (platform !== 'linux' || arch === 'x64') yield ['chrome-headless-shell, by @puppeteer/browsers', fromVendor, true];
  if (asRoot && existsSync('/etc/debian_version')) yield ['chromium, by apt-get', fromDebian, true];
}

/** Root, and some kernels, allow no sandbox. */
async function workingOptions(options) {
  const variants = process.platform === 'linux' ? [[], ['--no-sandbox']] : [[]];
  let failure;
  for (const args of asRoot ? [['--no-sandbox']] : variants) {
    try {
      // Only what hangs takes this long to start.
      const found = { ...options, args, timeout: 120_000 };
      await tryOut(found);
      return found;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

export async function findBrowser() {
  for (const [name, get, fetched] of candidates()) {
    if (fetched) console.log(`No browser yet: trying ${name}`);
    try {
      return await workingOptions(await get());
    } catch (error) {
      const lines = `${error.stderr || error.message}`.trim().split('\n');
      const reason = lines.find((line) => /\berror|fail|^E:/i.test(line)) ?? lines[0];
      console.log(`Not usable: ${name}: ${reason}`);
      // The next run must not take a partial download for a whole one.
      if (fetched) rmSync(cache, { recursive: true, force: true });
    }
  }
  console.error('Browser tests need Chrome, Chromium or Edge: install one, or set CHROME_PATH to its program.');
  process.exit(1);
}
