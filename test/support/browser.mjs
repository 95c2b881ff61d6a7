// Finds a browser for the tests; fetches one only if there is none.
import { Launcher } from 'chrome-launcher';
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { root } from './files.mjs';

// In the project, so that it outlives node_modules.
const cache = path.join(root, '.cache/browsers');
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

const run = (command, args, options) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...options });

function fromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  // Only the machine's owner may upgrade a browser that is already there.
  run('apt-get', ['install', '-qq', '-y', '--no-upgrade', '--no-install-recommends', 'chromium'], { env });
  return '/usr/bin/chromium';
}

/** On Linux it needs the libraries of a desktop. */
function fromVendor() {
  const install = ['--yes', '@puppeteer/browsers', 'install', 'chrome-headless-shell@stable', '--path', cache];
  const isWindows = process.platform === 'win32';
  const said = run(isWindows ? 'npx.cmd' : 'npx', install, { shell: isWindows });
  return said
    .trim()
    .split('\n')
    .at(-1)
    .replace(/^\S+\s+/, '');
}

/** Names, each with what gives the path of its program. */
function* candidates() {
  for (const file of new Set([process.env.CHROME_PATH, ...installed()])) if (file) yield [file, () => file];
  if (asRoot && existsSync('/etc/debian_version')) yield ['chromium, by apt-get', fromDebian, true];
  const { platform, arch } = process;
  if (platform !== 'linux' || arch === 'x64') yield ['chrome-headless-shell, by @puppeteer/browsers', fromVendor, true];
}

/** Returns the options, once a browser has started with them and drawn a page. */
async function tryOut(options) {
  const browser = await launch({ ...options, timeout: 30_000, protocolTimeout: 30_000 });
  try {
    const page = await browser.newPage();
    const picture = await page.screenshot();
    if (picture.length === 0) throw new Error('The browser takes empty screenshots.');
    return options;
  } finally {
    await browser.close();
  }
}

/** Root, and some kernels, allow no sandbox. */
function workingOptions(executablePath) {
  const withoutSandbox = () => tryOut({ executablePath, args: ['--no-sandbox'] });
  return asRoot ? withoutSandbox() : tryOut({ executablePath, args: [] }).catch(withoutSandbox);
}

export async function findBrowser() {
  for (const [name, get, fetched] of candidates()) {
    if (fetched) console.log(`No browser yet: trying ${name}`);
    try {
      return await workingOptions(get());
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
