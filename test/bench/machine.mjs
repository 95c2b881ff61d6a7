// On what the figures were taken.
import { cpus, platform, release, totalmem } from 'node:os';
import { version as browser } from '../support/tab.mjs';

export const machine = () => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0].model.trim(),
  cores: cpus().length,
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  system: `${platform()} ${release()}`,
  node: process.version,
  browser,
});
