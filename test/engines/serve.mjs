import { serve as serveProject } from '../support/serve.mjs';

/** Serves the project. `at` gives the address of a page of this folder. */
export async function serve() {
  const { address, stop } = await serveProject();
  return { at: (page) => `${address}/test/engines/${page}`, stop };
}
