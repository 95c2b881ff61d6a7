// `npm run boxes`: measures the game in all kinds of containers in Chromium, and writes the sizes that each engine must have.
import { writeFileSync } from 'node:fs';
import { measureBoxes } from '../test/engines/boxes.mjs';
import { serve } from '../test/engines/serve.mjs';
import { engines } from '../test/engines/engines.mjs';
import { at } from './package.mjs';
import { parseCommandLine } from './usage.mjs';

parseCommandLine('npm run boxes', {});

const server = await serve();
const driver = await engines.Chromium.start();
try {
  const sizes = await measureBoxes(driver, server.at('boxes.html'));
  const lines = Object.entries(sizes).map(([name, size]) => `  ${JSON.stringify(name)}: [${size.join(', ')}]`);
  writeFileSync(at('test/engines/box-sizes.json'), `{\n${lines.join(',\n')}\n}\n`);
} finally {
  await driver.close();
  await server.stop();
}
