import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../support/files.mjs';
import { freePort } from '../support/free-port.mjs';

/** Where WordPress Playground is installed. */
export const home = path.join(root, '.cache/wordpress');

/** In milliseconds: WordPress is fetched, unpacked and installed. */
const PATIENCE = 300_000;

const helpers = '/wordpress/wp-content/mu-plugins/helpers.php';

/** A user who is an author, editors without a welcome, and what the tests need to see. */
const blueprint = {
  steps: [
    { step: 'mkdir', path: path.posix.dirname(helpers) },
    { step: 'writeFile', path: helpers, data: readFileSync(path.join(import.meta.dirname, 'helpers.php'), 'utf8') },
    {
      step: 'runPHP',
      code: `<?php require '/wordpress/wp-load.php';
        wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author', 'role' => 'author' ) );
        foreach ( get_users() as $user ) {
          update_user_meta( $user->ID, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array(
            'core/edit-post' => array( 'welcomeGuide' => false ),
            'core' => array( 'enableChoosePatternModal' => false ),
            '_modified' => gmdate( 'c' ),
          ) );
        }`,
    },
  ],
};

/** What is set in wp-config.php. */
const constants = {
  WP_DEBUG: true,
  WP_DEBUG_LOG: true,
  WP_DEBUG_DISPLAY: false,
  DISABLE_WP_CRON: true,
};

/** Starts a WordPress of its own, with the users `admin` and `author`. */
export async function startSite({ wordpress, php }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'solitaire-wordpress-'));
  const content = path.join(folder, 'wordpress');
  if (wordpress) cpSync(wordpress, content, { recursive: true });
  else mkdirSync(content);
  const blueprintFile = path.join(folder, 'blueprint.json');
  // The option `--php` of Playground gives way to the blueprint, which has a default.
  writeFileSync(blueprintFile, JSON.stringify({ ...blueprint, preferredVersions: { php, wp: 'latest' } }));

  const port = await freePort();
  const cli = path.join(home, 'node_modules/@wp-playground/cli/wp-playground.js');
  const defined = Object.entries(constants).flatMap(([name, value]) => ['--define-bool', name, value]);
  const mode = wordpress ? ['--wordpress-install-mode', 'install-from-existing-files'] : [];
  const mount = ['--mount-dir-before-install', content, '/wordpress', '--blueprint', blueprintFile];
  const args = ['server', '--port', port, ...mode, ...mount, ...defined];
  const server = spawn(process.execPath, [cli, ...args.map(String)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };

  let said = '';
  const ready = new Promise((resolve, reject) => {
    const hear = (text) => {
      said += text;
      if (/Ready!/.test(said)) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(said.trim().split('\n').slice(-5).join('\n'))));
    setTimeout(() => reject(new Error('it takes too long')), PATIENCE).unref();
  });
  try {
    await ready;
  } catch (error) {
    stop();
    throw error;
  }
  const logFile = path.join(content, 'wp-content/debug.log');
  const log = () => (existsSync(logFile) ? readFileSync(logFile, 'utf8').trim() : '');
  return { url: `http://127.0.0.1:${port}`, stop, log };
}
