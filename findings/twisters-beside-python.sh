#!/bin/sh
# Versions: mersenne-twister 1.1.0, fast-mersenne-twister 1.0.3, random-js 2.1.0, @stdlib/random-base-mt19937 0.2.3; Python 3.11.
# PySolFC deals its numbers from 32,000 on by Python's random(), so a port needs the same numbers between 0 and 1.
# Guess: seeded with the array [n], each package's number of 53 bits is what Python gives for the seed n.
# Behaviour: only mersenne-twister and fast-mersenne-twister. random-js draws the same 32-bit integers, but joins other bits of them into
# one number. @stdlib seeds an array of one number like the number alone, so already its integers differ; two numbers are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . mersenne-twister@1.1.0 fast-mersenne-twister@1.0.3 \
  random-js@2.1.0 @stdlib/random-base-mt19937@0.2.3 >/dev/null
cat >reference.py <<'EOF'
import random

for seed in (1, 32001, 1 + (2 << 32)):
    print(random.Random(seed).getrandbits(32), repr(random.Random(seed).random()))
EOF
python3 reference.py >reference.txt
cat >run.mjs <<'EOF'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const Twister = require('mersenne-twister');
const { MersenneTwister: fast } = require('fast-mersenne-twister');
const { MersenneTwister19937, real } = require('random-js');
const { factory } = require('@stdlib/random-base-mt19937');

// The first integer of 32 bits, and the first number of 53 bits.
const packages = {
  'mersenne-twister': (seed) => [new Twister(seed).random_int(), new Twister(seed).random_long()],
  'fast-mersenne-twister': (seed) => [fast(seed).genrand_int32(), fast(seed).genrand_res53()],
  'random-js': (seed) => [
    MersenneTwister19937.seedWithArray(seed).next() >>> 0,
    real(0, 1)(MersenneTwister19937.seedWithArray(seed)),
  ],
  '@stdlib': (seed) => [factory({ seed })(), factory({ seed }).normalized()],
};
const seeds = [[1], [32001], [1, 2]];
const expected = readFileSync('reference.txt', 'utf8').trim().split('\n').map((line) => line.split(' ').map(Number));
for (const [name, draw] of Object.entries(packages)) {
  seeds.forEach((seed, i) => {
    const [integer, number] = draw(seed);
    console.log(name, JSON.stringify(seed), integer === expected[i][0], number === expected[i][1]);
  });
}
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
mersenne-twister [1] true true
mersenne-twister [32001] true true
mersenne-twister [1,2] true true
fast-mersenne-twister [1] true true
fast-mersenne-twister [32001] true true
fast-mersenne-twister [1,2] true true
random-js [1] true false
random-js [32001] true false
random-js [1,2] true false
@stdlib [1] false false
@stdlib [32001] false false
@stdlib [1,2] true true
EOF
echo "twisters-beside-python: as seen before"
