// The games in progress that the pictures of the README and the site show.
export const PICTURED = [
  { game: 'trusty-twelve', seed: '19', moves: 'EGFECFJEBIJEDGHEHKLKDKCGJGAEALAGBEBEBHCHCLAKDGDHDFAGBKAKAL' },
  { game: 'pyramid-dozen', seed: '207', moves: '_WZ_Xb_VV._Qd_aa_UU....._Pd_KY..._Rd' },
  { game: 'trefoil-solitaire', seed: '2', moves: 'CQFRMQ' },
  { game: 'lucky-thirteen', seed: '28', moves: 'MHMPCLJLJPMOJMCNJQIQDQCQAMDBEFEBGP' },
  { game: 'bakers-dozen', seed: '11', moves: 'DADOKDHDBDAOMKMKMOIMIDGDGQBQEBGALMGP' },
];
