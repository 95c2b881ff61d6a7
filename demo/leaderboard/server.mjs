// `node server.mjs`: the leaderboard on a port of this computer.
import { createLeaderboard } from './lib/leaderboard.mjs';

const { HOST = '127.0.0.1', PORT = '8080', DATABASE = 'wins.sqlite', BEHIND_PROXY } = process.env;

const server = await createLeaderboard({ database: DATABASE, behindProxy: BEHIND_PROXY === '1' });

server.listen(Number(PORT), HOST, () => {
  const { address, port } = server.address();
  console.log(`Leaderboard: http://${address.includes(':') ? `[${address}]` : address}:${port}/`);
});

// A log on a full disk, or behind a pipe that has ended, must not end the server.
for (const log of [process.stdout, process.stderr]) log.on('error', () => {});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
