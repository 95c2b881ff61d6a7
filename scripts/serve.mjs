// `npm start`: serves the demo, rebuilds and reloads it when a source changes.
import { startDevServer } from '@web/dev-server';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { watch } from 'rollup';
import bundle from '../rollup.config.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// Started with node, not npx, so that it ends with this process.
const options = ['-b', 'tsconfig.examples.json', '--watch', '--preserveWatchOutput'];
const compiler = spawn(process.execPath, ['node_modules/typescript/bin/tsc', ...options], { cwd: root });
compiler.stdout.on('data', (text) => {
  for (const line of String(text).split('\n')) if (line.includes('error TS')) console.log(line);
});
process.on('exit', () => compiler.kill());

watch(bundle).on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  event.result?.close();
});

const { config } = await startDevServer({
  config: { rootDir: root, open: false, watch: true, clearTerminalOnReload: false },
  readCliArgs: false,
  readFileConfig: false,
  logStartMessage: false,
});
console.log(`Demo: http://localhost:${config.port}/demo/`);
