// A screen that nobody sees, with a window manager, the bus of assistive technologies, Orca and Firefox.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Speech } from './speech.mjs';
import { pause, until } from './wait.mjs';

const run = promisify(execFile);

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

/** Must run on a message bus of its own. */
export class Desktop {
  #folder = mkdtempSync(path.join(tmpdir(), 'listen-'));
  #processes = [];
  #env;
  #window = '';
  speech = new Speech(path.join(this.#folder, 'orca.log'));

  async start() {
    const folder = this.#folder;
    const home = path.join(folder, 'home');
    for (const each of ['home', 'run', 'profile']) mkdirSync(path.join(folder, each), { mode: 0o700 });
    this.#env = {
      ...process.env,
      HOME: home,
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
    await until('the accessibility bus', () => this.#enable());
    this.#spawn('/usr/bin/python3', path.join(import.meta.dirname, 'start-orca.py'), this.speech.log);
    await until('Orca', () => this.speech.since(0).length > 0);
  }

  /** Opens a page and returns what is said meanwhile. */
  async open(address) {
    const preferences = Object.entries(PREFERENCES).map(
      (entry) => `user_pref(${entry.map((each) => JSON.stringify(each)).join(', ')});\n`,
    );
    const profile = path.join(this.#folder, 'profile');
    writeFileSync(path.join(profile, 'user.js'), preferences.join(''));
    const mark = this.speech.mark();
    this.#spawn('firefox-esr', '--no-remote', '--profile', profile, address);
    await until('Firefox', async () => {
      this.#window = (await this.#xdotool('search', '--onlyvisible', '--class', 'firefox').catch(() => ''))
        .trim()
        .split('\n')
        .at(-1);
      return this.#window && this.speech.hasLoaded(mark);
    });
    await this.speech.silence(2500);
    await this.#xdotool('windowactivate', this.#window, 'windowfocus', this.#window).catch(() => '');
    await this.speech.silence(1500);
    return this.speech.since(mark);
  }

  /** Presses a key, by a name that xdotool knows, and returns what is said until there is silence. */
  async press(key) {
    const mark = this.speech.mark(key);
    await this.#xdotool('key', key);
    return this.speech.answer(mark);
  }

  async stop() {
    for (const child of this.#processes.reverse()) child.kill();
    await pause(1000);
    for (const child of this.#processes) child.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
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
    for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
      await run(
        'dbus-send',
        [
          ...[
            '--session',
            '--dest=org.a11y.Bus',
            '--print-reply',
            '/org/a11y/bus',
            'org.freedesktop.DBus.Properties.Set',
          ],
          ...['string:org.a11y.Status', `string:${property}`, 'variant:boolean:true'],
        ],
        { env: this.#env },
      );
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
