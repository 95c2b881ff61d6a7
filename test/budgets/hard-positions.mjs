/** Positions whose status is dear to tell, as `recordToText` writes them. Random play over seeds from 1 on found them. */
export const HARD = {
  'trusty-twelve': [
    '1.trusty-twelve.playing.s1497..CJDFJDAGHLJGADCALJEKKEEKKEFAJLEKAFBCDIHJAIKEFIHGBHABAKAHHEBGFGIGEKKEEHGIAIABHEEKEFKHBDHFFHGDDGDBAC',
  ],
  'pyramid-dozen': [
    '1.pyramid-dozen.lost.s494.recycles.n3.kings.sstay.._Zb_VY_SX............_ad.._Wd..._QU',
    '1.pyramid-dozen.lost.s341.recycles.n3.kings.sstay.._Vb........_ad.._Xd_Wd_PQ._UU_KY',
    '1.pyramid-dozen.lost.s57.recycles.sunlimited.kings.sstay....._Wb........._Zd._Xd.._Qa_TV_PY_KS...._Nd._Ud....~........_Od',
  ],
  'trefoil-solitaire': [
    '1.trefoil-solitaire.playing.s815.draw.b1..LPHPJG-PHBQMKGMLJIL-HHAGRPGIT',
    '1.trefoil-solitaire.lost.s346.draw.b1..OJCMEFKIEOAOJSHFJSHBGSHTDT-IM-LLBHT',
  ],
  'lucky-thirteen': [
    '1.lucky-thirteen.lost.s150..GDKIFBFGKMBLFCHKDHAFHKLBDJGJCEMFJGGHILKJBIDFJNHPECJPDKHJGNKJLBGFCEGBJKEDKQBIALILJAAJLBBIDCJAJIKQMJCDMCCEDCEDAKKAAKKIIKAQDECDKIKPKBBLDCLBFAAFBQEDCEBQBQFQMFFABJ',
    '1.lucky-thirteen.playing.s12..IBHBDCAHDIMGIGJODIHJHBMIEHFHIGJMJHFEGICAMHDJ',
  ],
  'bakers-dozen': [
    '1.bakers-dozen.lost.s196..KEJABCICJAJFMGMDCBFDKIEIEHEBDAGKLQKGLOIHAFCHLMMQFDHCAQHIDOGLFALGFDLJFKAOKJIHCHAQKFCIACGADMJGHEEIKMCQIEEHMP',
    '1.bakers-dozen.playing.s253..CKEAKMCJLOKLJHJKGBAHDAJIDHICKDJDEHCIMLADJDEBHDLFKC',
  ],
};
