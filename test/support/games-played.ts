// Short games as `recordToText` writes them. A beam search of up to 500 positions found the wins: Trusty Twelve in
// seeds 1–30, Pyramid Dozen in 1–5000 (1–100 with options), Trefoil in 1–20 (1–40 with its draw), Lucky Thirteen in
// 1–60, Baker's Dozen in 1–20. Random play over seeds 1–300 found the losses; in Baker's Dozen a beam search for few
// moves did.

export const WON: Record<string, string> = {
  'trusty-twelve':
    '1.trusty-twelve.won.s19..EGFECFJEBIJEDGHEHKLKDKCGJGAEALAGBEBEBHCHCLAKDGDHDFAGBKAKALJLBFBGJFAJAKAJAFAHADAF',
  'pyramid-dozen':
    '1.pyramid-dozen.won.s207.recycles.n3.kings.sstay.._WZ_Xb_VV._Qd_aa_UU....._Pd_KY..._Rd.._Sd_MT._Od.._Nd_IL_GH_Dd......._Jd_EF_BC_Ad',
  'trefoil-solitaire':
    '1.trefoil-solitaire.won.s2.draw.b0..CQFRMQ-HS-KSBTFSBTHTGSHSLSNSGSAGAQHQDQMQDTCTCQCRBTFTFRMREQKRERMTGQLRGQLRJRIKIQITKTDSNRKTESASNTOSORJRJQ',
  'lucky-thirteen':
    '1.lucky-thirteen.won.s28..MHMPCLJLJPMOJMCNJQIQDQCQAMDBEFEBGPIELILBABFIEIAOGOEBEOKOHOKOLDLNLOFOKQFQHQBQGQCNGPLNKPMNMPANMNHNBNIPIPIPBPIQBQBQBQHPBPFODODFDNBNFNFNIOHOBP',
  'bakers-dozen':
    '1.bakers-dozen.won.s11..DADOKDHDBDAOMKMKMOIMIDGDGQBQEBGALMGPAPAPAPHALPLPHPJOIOEICIHNKNENKQCNKQKNFQFNDNJQDPEOBOJODOIPIPAQANDOBQBNKNDODOFQDOMNCQCQLQIPMPFNJNMQAP',
};

/** Wins that need an option: a King leaves with a Queen, a King leaves alone, a lift after both redeals. */
export const WON_WITH_OPTIONS: string[] = [
  '1.pyramid-dozen.won.s1.recycles.n3.kings.swith-queen.._Yb._Vd_XZ_Wa_RT_PP._Sd_MQ_KK._Ud_LO.........._Hd......_Nd_IJ_EG._Dd....~.._Bd.._Fd..._Cd..._Ad',
  '1.pyramid-dozen.won.s62.recycles.n3.kings.salone.._ZZ_Yb_VX._Sd.._Wd._Pd.._Rd_MQ._Ld..._Hd_dd..._Kd._ad_Td_Nd_IU_GO_EE_JJ_dd_Fd_CC_Dd_BB....._dd.._Ad',
  '1.trefoil-solitaire.won.s32.draw.b1..ESATPS-DSCT-ITDRESHSMMBGNGRNRNRERNRNQIQISLSCSBSFSHSHTJTJQDQAQFTGTBQMTATAQLQKQCQLRDRETMQKQJTKTBRORMRFRCS',
];

export interface LostGame {
  game: string;
  reason: 'no-moves' | 'no-progress';
  text: string;
}

export const LOST: LostGame[] = [
  { game: 'trusty-twelve', reason: 'no-moves', text: '1.trusty-twelve.lost.s8..CLGIEJ' },
  { game: 'trusty-twelve', reason: 'no-progress', text: '1.trusty-twelve.lost.s79..HKDGJC' },
  {
    game: 'pyramid-dozen',
    reason: 'no-moves',
    text: '1.pyramid-dozen.lost.s202.recycles.n3.kings.sstay..._Zd._YY..._dd._VW...._ad_dd_Xd_bd_Qd.............._Ud~.............._dd..~..._Pd............~..............',
  },
  {
    game: 'pyramid-dozen',
    reason: 'no-progress',
    text: '1.pyramid-dozen.lost.s67.recycles.n3.kings.sstay.._ab_VX......_Wd._QU',
  },
  { game: 'trefoil-solitaire', reason: 'no-moves', text: '1.trefoil-solitaire.lost.s277.draw.b0..IQPS--' },
  { game: 'trefoil-solitaire', reason: 'no-progress', text: '1.trefoil-solitaire.lost.s1.draw.b0..OH--' },
  { game: 'lucky-thirteen', reason: 'no-moves', text: '1.lucky-thirteen.lost.s13..BLJIGMFEKIGB' },
  { game: 'lucky-thirteen', reason: 'no-progress', text: '1.lucky-thirteen.lost.s180..CIEGFE' },
  { game: 'bakers-dozen', reason: 'no-moves', text: '1.bakers-dozen.lost.s4..CDJKCJAH' },
  { game: 'bakers-dozen', reason: 'no-progress', text: '1.bakers-dozen.lost.s71..DFDNKGAFIADNDLMC' },
];

/** Deals that can be won, lost near their end: a solver's win was followed for a while, then moves were drawn by lot. */
export const LOST_LATE = {
  'trusty-twelve':
    '1.trusty-twelve.lost.s1..BKGKJGKLHGLKLHLGFGFKFLBGHLBLCGIDICFCBFEDADACAKBKIKILAGEABABLBLHBILIBEBEBFEHI',
  'trefoil-solitaire':
    '1.trefoil-solitaire.lost.s1.draw.b0..IQPSJSOHGNMNMSHSHSISFMEJEIFEOEORKRPEKLHLGPGRDRHRJRJRJQAQALBACACLBEBTLTLTLTLTLTLSASASASMSMSCTKTLTDTDTFT-BRBRCRER-CQCQCR',
  'lucky-thirteen':
    '1.lucky-thirteen.lost.s3..MLDCHCHPHOBHFKFPICIFDCDOGOBABOIHEHKHLHLKGDEKENCNCNFHCBJMGMKGAGMJCDCGJMDGKLKMLMGDEDKGMLJCMKLKDGAKAQIQJMJQBQGBGQDGDQHQFQFOADGDGOGOHOMAKHBDMCLCKCGCGQKQKQMQMQMNDBDNLNLPBPBPKMDPDNHNHACACHHCACAHCHHCHAAHHAAHCHCNCN',
  'bakers-dozen':
    '1.bakers-dozen.lost.s1..CEGBGJGJDGDQEGDGKGADIDLGLDLNBGFGMHAJAEAPHPHPCLKGEFGIMBJIBHFLMEIMEFIGBCBLIHCICLILDCJHMHKEKPMPJPGBLIJIGIGPJPLPLPLPHBFLCDJLFJEJEPBHFJELBIBEBQCQHQHQHQEHIHIEFHIGLJGIIGGQIQIQLQIOGJJGDODOHOHEGJEHDHDEJGGJEOEOJGGJJGGJJGEO',
};

/** Lost games of deals that nobody can win, played by lot. */
export const LOST_DEALS = {
  'trusty-twelve': '1.trusty-twelve.lost.s4..JIFHBLLDKBDLLDDLDK',
  'pyramid-dozen':
    '1.pyramid-dozen.lost.s2.recycles.n3.kings.sstay.._WX..._Yd.._ad.._dd.._Qd._bd.._UU.._dd._Vd..._Pd_KZ._RS.....~._Ld..........._Td..._NO_GJ.~..............~._Md........._Id...._Fd',
  'trefoil-solitaire':
    '1.trefoil-solitaire.lost.s48.draw.b0..LAJFPINPCQ-FOAQFDCENAMJKOFI-HKDBHSOSOQEPEGCQFPBROMBRHFAFBLAJELAS',
  'lucky-thirteen': '1.lucky-thirteen.lost.s1..HABKBCBGBADJDQMIFMAQ',
  'bakers-dozen': '1.bakers-dozen.lost.s479..MQAKKIINKQ',
};
