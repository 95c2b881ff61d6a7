// How many positions the searches look at: the same on every machine.
import { createGame, recordFromText, solve } from '../../dist/engine.js';
import { bakersDozen } from '../../dist/games/bakers-dozen.js';
import { luckyThirteen } from '../../dist/games/lucky-thirteen.js';
import { pyramidDozen } from '../../dist/games/pyramid-dozen.js';
import { trefoilSolitaire } from '../../dist/games/trefoil-solitaire.js';
import { trustyTwelve } from '../../dist/games/trusty-twelve.js';
import { followRecord } from '../engine/follow.ts';

const variants = [trustyTwelve, pyramidDozen, trefoilSolitaire, luckyThirteen, bakersDozen];

/** Positions whose status is dear to tell, as `recordToText` writes them. Random play over seeds from 1 on found them. */
const HARD = [
  '1.trusty-twelve.playing.s1497..CJDFJDAGHLJGADCALJEKKEEKKEFAJLEKAFBCDIHJAIKEFIHGBHABAKAHHEBGFGIGEKKEEHGIAIABHEEKEFKHBDHFFHGDDGDBAC',
  '1.pyramid-dozen.lost.s494.recycles.n3.kings.sstay.._Zb_VY_SX............_ad.._Wd..._QU',
  '1.pyramid-dozen.lost.s341.recycles.n3.kings.sstay.._Vb........_ad.._Xd_Wd_PQ._UU_KY',
  '1.pyramid-dozen.lost.s57.recycles.sunlimited.kings.sstay....._Wb........._Zd._Xd.._Qa_TV_PY_KS...._Nd._Ud....~........_Od',
  '1.trefoil-solitaire.playing.s815.draw.b1..LPHPJG-PHBQMKGMLJIL-HHAGRPGIT',
  '1.trefoil-solitaire.lost.s346.draw.b1..OJCMEFKIEOAOJSHFJSHBGSHTDT-IM-LLBHT',
  '1.lucky-thirteen.lost.s150..GDKIFBFGKMBLFCHKDHAFHKLBDJGJCEMFJGGHILKJBIDFJNHPECJPDKHJGNKJLBGFCEGBJKEDKQBIALILJAAJLBBIDCJAJIKQMJCDMCCEDCEDAKKAAKKIIKAQDECDKIKPKBBLDCLBFAAFBQEDCEBQBQFQMFFABJ',
  '1.lucky-thirteen.playing.s12..IBHBDCAHDIMGIGJODIHJHBMIEHFHIGJMJHFEGICAMHDJ',
  '1.bakers-dozen.lost.s196..KEJABCICJAJFMGMDCBFDKIEIEHEBDAGKLQKGLOIHAFCHLMMQFDHCAQHIDOGLFALGFDLJFKAOKJIHCHAQKFCIACGADMJGHEEIKMCQIEEHMP',
  '1.bakers-dozen.playing.s253..CKEAKMCJLOKLJHJKGBAHDAJIDHICKDJDEHCIMLADJDEBHDLFKC',
].map(recordFromText);

/** The positions that are looked at to tell the status at the end of a game, played as it was. */
function statusOf(variant, { seed, options, moves }) {
  const request = { ...options, seed };
  let asked = 0;
  // A search asks what may be played once for each position that it looks beyond.
  const actions = (...args) => {
    asked += 1;
    return variant.actions(...args);
  };
  const game = createGame({ ...variant, actions }, request);
  for (const move of followRecord(createGame(variant, request), moves)) {
    // A page asks after each move.
    if (game.status !== 'playing') throw new Error(`${variant.id} ${seed} is over too early`);
    game.play(move);
  }
  asked = 0;
  void game.status;
  return asked;
}

/** Most deals with Kings that stay need no search. */
const searched = { 'pyramid-dozen': { kings: 'with-queen' } };

/** The positions that the solver looks at in ten deals, with the patience it has for a random deal. */
async function deals({ id }) {
  let positions = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const game = createGame(id, { seed: String(seed), ...searched[id] });
    positions += (await solve(game, { positions: 5000 })).positions;
  }
  return positions;
}

export async function positionFigures() {
  const figures = {};
  for (const variant of variants) {
    const status = HARD.filter(({ game }) => game === variant.id).map((record) => statusOf(variant, record));
    figures[variant.id] = { 'hardest status': Math.max(...status), 'ten deals solved': await deals(variant) };
  }
  return figures;
}
