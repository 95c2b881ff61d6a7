// The examples, the deal of seed 42 and whole games of each. `npm run records -- --game free-cell` writes such an entry. It finds wins by a
// beam search over seeds 1–60, or by the search for any game, and losses by random play over seeds 1–300, and keeps a short one of each.
// The deals here were cut by hand from the deck of seed 42, which test/engine/deals.test.ts writes out; that of FreeCell is Microsoft's 42.
import { createGame, type Game, type Move, recordFromText, type Variant } from '../../src/engine.js';
import { acesUp } from '../../src/examples/aces-up.js';
import { beleagueredCastle } from '../../src/examples/beleaguered-castle.js';
import { canfield } from '../../src/examples/canfield-solitaire.js';
import { freeCell } from '../../src/examples/free-cell.js';
import { golfSolitaire } from '../../src/examples/golf-solitaire.js';
import { klondike } from '../../src/examples/klondike-solitaire.js';
import { yukon } from '../../src/examples/yukon-solitaire.js';
import { followRecord } from '../engine/follow.js';

export interface Example {
  readonly variant: Variant;
  /** Seed 42, in the order of the state's piles, each from its bottom. */
  readonly deal: string;
  readonly won: readonly string[];
  /** One by `no-moves`, one by `no-progress`. */
  readonly lost: readonly [noMoves: string, noProgress: string];
}

export const EXAMPLES: readonly Example[] = [
  {
    variant: acesUp,
    deal: `
      QD | 5S | AC | 5C |
      TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C TS 4H 7D 8H AS 8S 2S 5D
      KH 7H 6S TD 9D 3S 9C JH 3D 6C KD KC QC 5H JD 6D AH 8C 9S 2C 7C QH 9H 8D | -
    `,
    won: [
      '1.aces-up.won.s26..._DD_AA_AA._DD_BB._DD_AA_BB_AA_CC._CC_DD_AA._AA_BB._BB_AA._BB_DD_DD_DD_CC_AA._AA._BB._CC_CC_CC_AA_AACA_CC_CC_CC_BB_BB_BB_BB_BB._AA_BB_CCABCA._DD_DD_DD_DD_BB_DD_DD',
    ],
    lost: ['1.aces-up.lost.s40..............', '1.aces-up.lost.s43.............'],
  },
  {
    variant: golfSolitaire,
    deal: `
      QD 5S AC 5C 8D | 9H QH 7C 2C 9S | 8C AH 6D JD 5H | QC KC KD 6C 3D | JH 9C 3S 9D TD | 6S 7H KH 5D 2S |
      8S AS 8H 7D 4H | TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C | TS
    `,
    won: [
      '1.golf-solitaire.won.s27..BICIBI.BIEI.CIBIEIAIBICI..FI.DIEICIGI.DIFIFI.FIGIGI.AICIGIFIEIEIAIDI.DIAI.GIAI..DI',
    ],
    lost: ['1.golf-solitaire.lost.s5..................', '1.golf-solitaire.lost.s237.............'],
  },
  {
    variant: beleagueredCastle,
    deal: `
      QD 5S 5C 8D 9H QH | 7C 2C 9S 8C 6D JD | 5H QC KC KD 6C 3D | JH 9C 3S 9D TD 6S | 7H KH 5D 2S 8S 8H |
      7D 4H TS 4C 6H JS | JC 2D 4D KS 3H 3C | 7S QS TC 4S 2H TH | AC | AD | AH | AS
    `,
    won: [
      '1.beleaguered-castle.won.s4..CKCGCICIADCDACECBCBLELADAJEJAEALHJFEFJFLBLFIDEGEDAGAGFGLDLDBDLGBGKGLFLHDHGHIAIHJAJHIDGDADIBJBJBJDJDKEKEKEKEKEIEKCKBKEKBKFLFICICJAJCLGIGI',
    ],
    lost: ['1.beleaguered-castle.lost.s65..EG', '1.beleaguered-castle.lost.s9..GF'],
  },
  {
    variant: freeCell,
    deal: `
      5S 4D JC JH 8H 4S 3D | JS 2H JD 9S 9D 6H 8C | KS 7S QS TD 2C 3H AH | KD 6C 3C 8D 7D 6D QC | AS 8S 3S KH TH 5D |
      AD QH 9C QD 2S 6S | 4C 5H 5C TC 2D KC | TS 7H AC 9H 7C 4H | - | - | - | - | - | - | - | -
    `,
    won: [
      '1.free-cell.won.s3..EOEIEMBJBMDEDHDMHMEMFOCECOAKABAMAOHO__BGCBPCPHPJPEPEOEFEPBE__GEDGPHJHNBFBNGNGMKMHBHNDEDNDBDOGMAM__FDDFNFKFPFOIOGOANDOENEPCDCPCNENEMCMAMEOBPDNBNDPDNJOKP',
    ],
    lost: ['1.free-cell.lost.s18..ALGKDIFJBM', '1.free-cell.lost.s23..EIBJDLAK'],
  },
  {
    variant: klondike,
    deal: `
      QD | 5S AC | 5C 8D 9H | QH 7C 2C 9S | 8C AH 6D JD 5H | QC KC KD 6C 3D JH | 9C 3S 9D TD 6S 7H KH |
      TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C TS 4H 7D 8H AS 8S 2S 5D | - | - | - | - | -
    `,
    won: [
      '1.klondike-solitaire.won.s8.draw.s1.redeals.sunlimited..CJEMEKALCD__DEC..IK....IB..IDFD__DAD....IBFBFLFBGFGB__FCCGFGBGAGJ.IF__BFHDG.IA..IMEM.IMIA..ILFLFM__EFCEDEL__CAD.IA..ILBL..IKFK~.IJAJAKFJAJGJGL..IMFKAKFMAM.IMFK..IKALAM.IMIA...IK.IJFJAJFLDLFJDJIJAKIKAMAKFLFMIL',
      '1.klondike-solitaire.won.s8.draw.s3.redeals.n2..CJEMEKALCD.IAIK.......IK~.IBICGC.IAFAIA...ICIMDMCMGMDKCKCMFMFLFKIMIAIG__BGCFB__GFEGEFMGMGJCKDCDGIK..IAIG__EGCED~.IK__DCCIFIJ..IKIJILGLELGJBJGLBLGJGLAJALFJAJFLCLFJCJIJAKIKCKIMAMFLALFM',
    ],
    lost: [
      '1.klondike-solitaire.lost.s7.draw.s1.redeals.n0..........................',
      '1.klondike-solitaire.lost.s80.draw.s3.redeals.sunlimited..........~.FA',
    ],
  },
  {
    variant: yukon,
    deal: `
      QD | 5S AC 5C 8D 9H QH | 7C 2C 9S 8C AH 6D JD | 5H QC KC KD 6C 3D JH 9C | 3S 9D TD 6S 7H KH 5D 2S 8S | AS 8H 7D
      4H TS 4C 6H JS JC 2D | 4D AD KS 3H 3C 7S QS TC 4S 2H TH | - | - | - | -
    `,
    won: [
      '1.yukon-solitaire.won.s11..CI__GCF__EACEH__CFH__BCE__DBFDADI__BDC__FDL__CGF__DCH__CFG__ACE__FAH__DBDEDEKEAEJAJGKAKAH__BEH__ECI__GEFGDGBGBGK__CBOCF__FACGDCB__BDD__AGDAI__BADBH__AGDEDFEFG__DFDDIGIBDBKBIGKBKFKGI__EBG__BGCBJBHDJBJDHBHDJBJDHBHDIFIGJBJDKBKGHFHGJFJFIAHBIDHGKAIBKDIGJAHBJGK',
    ],
    lost: [
      '1.yukon-solitaire.lost.s236..__GFFDK__FCJ__CEE__BAC__EFG',
      '1.yukon-solitaire.lost.s177..__BDE__FEC__CBE__DFDCG',
    ],
  },
  {
    variant: canfield,
    deal: `
      5H | QC | KC | KD | QD 5S AC 5C 8D 9H QH 7C 2C 9S 8C AH 6D | TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C TS
      4H 7D 8H AS 8S 2S 5D KH 7H 6S TD 9D 3S 9C JH 3D 6C | - | - | JD | - | -
    `,
    won: [
      '1.canfield-solitaire.won.s10.draw.s3.redeals.sunlimited..CDEDEH.GK.....GD...GICIBIGKCBED.GC..~.GJAJEA.......GD.GI.~..GKCKACAIEHCHDHDIEB__DBE__BAC.GD__ABCGDGJ__BAC.GKGH__ABC..__BAC..__ABCGABA.GKAK~.GDGIAIBA..AB..BA.~AB..GKAKGK....~..GHDHDI...~.GIGJCJ.GJ...~BCBHDHDI....BDBK~.GKGJCJGH..GCGKGIGIGHGJDJ.GJBJBHCJ',
      '1.canfield-solitaire.won.s2.draw.s1.redeals.n2..BD__DBC.GD....GI.GAEA..GI....GD..GJ..GD.....GHCHEJAHAI.GI.......GA.GKEK....~..GD.GI.GC.....GI..GJAJ.GHAHBHAHEKEC__DACGCGHEHEJGJBJBC__CBF__ADC.GJ__DAC..GJ__ADC..__DAC.GH__ADCAH...GK.GJ.GI~.GK..GJ...GK..GJ__BCEBHBJGBGHGKCKCIDKCKDICIDKDIBIGKDK',
    ],
    lost: [
      '1.canfield-solitaire.lost.s148.draw.s3.redeals.n0..............',
      '1.canfield-solitaire.lost.s174.draw.s3.redeals.sunlimited...AC',
    ],
  },
];

/** The game of a record before its first move, and its moves. */
export function opened({ variant }: Example, text: string): { game: Game; moves: Move[]; rest: string } {
  const { seed, options, moves } = recordFromText(text);
  const deal = () => createGame(variant, { ...options, seed: seed! });
  return { game: deal(), moves: followRecord(deal(), moves), rest: moves };
}
