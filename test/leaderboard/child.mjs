// A leaderboard in a process of its own, with the settings that the command line has as JSON.
import { createLeaderboard } from '../../demo/leaderboard/lib/leaderboard.mjs';
import { NOON } from './support.mjs';

const server = await createLeaderboard({ now: () => NOON + performance.now(), ...JSON.parse(process.argv[2]) });
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
// No process outlives its test, even if that is killed.
process.on('disconnect', () => process.exit());
