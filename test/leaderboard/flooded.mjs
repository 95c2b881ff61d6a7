// The server of the flood, in a process of its own: what it says of itself is not about who sends the flood.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createLeaderboard } from '../../demo/leaderboard/lib/leaderboard.mjs';
import { NOON } from './support.mjs';

const delay = monitorEventLoopDelay({ resolution: 5 });
const server = await createLeaderboard({ now: () => NOON + performance.now(), behindProxy: true });

process.on('message', (what) => {
  if (what === 'start') delay.enable();
  else process.send({ max: delay.max / 1e6, p99: delay.percentile(99) / 1e6 });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
