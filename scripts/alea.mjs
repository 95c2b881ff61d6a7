// Compiles seedrandom's generator into the one module that uses it. It is CommonJS, which browsers cannot load and some bundlers warn
// of. Runs between tsc and rollup.
import { readFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { onwarn, resolve } from './bundle.mjs';

const { version, license } = JSON.parse(readFileSync('node_modules/seedrandom/package.json', 'utf8'));
const file = 'dist/engine/model/shuffle.js';

const build = await rollup({ input: file, plugins: resolve(), onwarn });
const banner = `// Contains alea of seedrandom ${version} (${license}).`;
await build.write({ file, format: 'es', banner, sourcemap: true });
await build.close();
