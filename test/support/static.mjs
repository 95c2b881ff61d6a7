import { serve } from './serve.mjs';

export async function serveFolder(folder) {
  const { address, stop } = await serve({ folder });
  return { address: () => new URL(address), close: stop };
}
