// A screen that nobody sees, with a window manager, the bus of assistive technologies, Orca and Firefox.
import { execFile, spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How long Orca has been silent when it has said all, and how long it may take to begin, in milliseconds. */
const SILENCE = 700;
const PATIENCE = 6000;

/** In the log of Orca, what it hands to a voice: pieces are 'text'{voice}, the echo of a key is 'text ' {voice}. */
const PIECE = /SPEECH OUTPUT: '(.*?)'( ?)(\{.*\}|ACSS.*)?(?: voice=\w+.*)?\s*$/;

/** A new profile of Firefox asks, offers and reports nothing. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.aboutwelcome.enabled': false,
  'termsofuse.bypassNotification': true,
  'browser.preonboarding.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
};

/** Waits until something is there; for ever it does not. */
async function until(what, isThere) {
  const end = Date.now() + 90_000;
  while (Date.now() < end) {
    if (await isThere()) return;
    await pause(200);
  }
  throw new Error(`${what} did not start`);
}

/** Must run on a message bus of its own. */
export class Desktop {
  #folder = mkdtempSync(path.join(tmpdir(), 'listen-'));
  #log = path.join(this.#folder, 'orca.log');
  #processes = [];
  #env;

  async start() {
    const folder = this.#folder;
    writeFileSync(this.#log, '');
    for (const each of ['home', 'run', 'profile']) mkdirSync(path.join(folder, each), { mode: 0o700 });
    this.#env = {
      ...process.env,
      HOME: path.join(folder, 'home'),
      XDG_RUNTIME_DIR: path.join(folder, 'run'),
      NO_AT_BRIDGE: '0',
      GTK_MODULES: 'gail:atk-bridge',
      GNOME_ACCESSIBILITY: '1',
      LC_ALL: 'C.UTF-8',
    };
    for (const name of ['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'WAYLAND_DISPLAY'])
      delete this.#env[name];
    this.#env.DISPLAY = `:${await this.#startScreen()}`;
    this.#spawn('openbox');
    this.#spawn('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1', '--screen-reader=1');
    await until('the accessibility bus', () => this.#enable().catch(() => false));
    this.#spawn('/usr/bin/python3', path.join(import.meta.dirname, 'start-orca.py'), this.#log);
    await until('Orca', () => this.#saidSince(0).length > 0);
  }

  /** Opens a page, and waits until it was read. */
  async open(address) {
    const preferences = Object.entries(PREFERENCES).map(
      (entry) => `user_pref(${entry.map((each) => JSON.stringify(each)).join(', ')});\n`,
    );
    const profile = path.join(this.#folder, 'profile');
    writeFileSync(path.join(profile, 'user.js'), preferences.join(''));
    const mark = this.#size;
    this.#spawn('firefox-esr', '--no-remote', '--profile', profile, address);
    let window;
    await until('Firefox', async () => {
      const found = await this.#xdotool('search', '--onlyvisible', '--class', 'firefox').catch(() => '');
      window = found.trim().split('\n').at(-1);
      return window && this.#linesSince(mark).some((line) => /Finished loading|document:load-complete/.test(line));
    });
    await this.#silence(2500);
    await this.#xdotool('windowactivate', window, 'windowfocus', window).catch(() => '');
    await this.#silence(1500);
  }

  /** Presses a key, by a name that xdotool knows, and returns what is said until there is silence. */
  async press(key) {
    const mark = this.#size;
    appendFileSync(this.#log, `##### ${key}\n`);
    await this.#xdotool('key', key);
    const end = Date.now() + PATIENCE;
    do await this.#silence(SILENCE);
    while (this.#saidSince(mark).length === 0 && Date.now() < end);
    return this.#saidSince(mark);
  }

  async stop() {
    for (const child of this.#processes.reverse()) child.kill();
    await pause(1000);
    for (const child of this.#processes) child.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  get #size() {
    return statSync(this.#log).size;
  }

  #linesSince(mark) {
    return readFileSync(this.#log).subarray(mark).toString().split('\n');
  }

  /** What was said since: every piece as Orca hands it to a voice, without the echo of the key. */
  #saidSince(mark) {
    return this.#linesSince(mark).flatMap((line) => {
      const [, text, space, voice] = PIECE.exec(line) ?? [];
      const isEcho = space && voice && text.endsWith(' ');
      return text?.trim() && !isEcho ? [text.trim()] : [];
    });
  }

  /** Waits until nothing has been said for so long, for a minute at most. */
  async #silence(milliseconds) {
    const end = Date.now() + 60_000;
    let size = this.#size;
    let since = Date.now();
    while (Date.now() - since < milliseconds && Date.now() < end) {
      await pause(50);
      if (this.#size === size) continue;
      size = this.#size;
      since = Date.now();
    }
  }

  #startScreen() {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#processes.push(screen);
    return new Promise((resolve, reject) => {
      screen.stdio[3].once('data', (number) => resolve(String(number).trim()));
      screen.once('exit', () => reject(new Error('Xvfb did not start')));
    });
  }

  async #enable() {
    const set = ['/org/a11y/bus', 'org.freedesktop.DBus.Properties.Set', 'string:org.a11y.Status'];
    for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
      const call = [...set, `string:${property}`, 'variant:boolean:true'];
      await run('dbus-send', ['--session', '--dest=org.a11y.Bus', '--print-reply', ...call], { env: this.#env });
    }
    return true;
  }

  #spawn(command, ...args) {
    const log = openSync(path.join(this.#folder, 'output.log'), 'a');
    this.#processes.push(spawn('nice', [command, ...args], { env: this.#env, stdio: ['ignore', log, log] }));
  }

  async #xdotool(...args) {
    const { stdout } = await run('xdotool', args, { env: this.#env, timeout: 5000 });
    return stdout;
  }
}
