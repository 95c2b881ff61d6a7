import path from 'node:path';
import type { NextConfig } from 'next';

// There are other lock files above this folder.
const root = path.resolve(import.meta.dirname, '..');

export default { turbopack: { root }, outputFileTracingRoot: root, devIndicators: false } satisfies NextConfig;
