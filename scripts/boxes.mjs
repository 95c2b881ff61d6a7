// `npm run boxes`: measures the game in all kinds of boxes, in each engine, and writes the table of docs/boxes.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { measureBoxes, tableOf, withTable } from '../test/engines/boxes.mjs';
import { serve } from '../test/engines/serve.mjs';
import { engines } from '../test/engines/engines.mjs';
import { installEngines } from '../test/engines/install.mjs';
import { parseCommandLine } from './usage.mjs';

parseCommandLine('npm run boxes', {});
const page = new URL('../docs/boxes.md', import.meta.url);

await installEngines();
const server = await serve();
const measured = {};
for (const [name, { start }] of Object.entries(engines)) {
  const driver = await start();
  try {
    measured[name] = await measureBoxes(driver, server.at('boxes.html'));
  } finally {
    await driver.close();
  }
}
await server.stop();
writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOf(measured)));
