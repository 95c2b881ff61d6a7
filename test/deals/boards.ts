// Boards that other programs deal, as they print them: PySolFC's by its library of deals, pysol_cards of 2025-06-13, KPatience's as version
// 22.12.3 shows and saves them. In PySolFC's, `<7H>` lies face down, and the talon begins with the next card.

/** Boards of PySolFC by game and number. */
export const PYSOLFC: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'free-cell': {
    1: `
      JD KD 2S 4C 3S 6D 6S
      2D KC KS 5C TD 8S 9C
      9H 9S 9D TS 4S 8D 2H
      JC 5S QD QH TH QS 6H
      5D AD JS 4H 8H 6C
      7H QC AS AC 2C 3D
      7C KH AH 4D JH 8C
      5H 3H 3C 7S 7D TC`,
    31999: `
      JD AC AH 9C 5H TC QS
      JH TH 7H 3D 8C 4D 2D
      AD AS 7C 5C 4H 9S QD
      QH 8H 5D 4C TD 2C 3S
      KH 9D 7S 2S TS KD
      6S 2H 6C 8S 3H 9H
      6D 8D QC 3C 4S KS
      JC 6H JS 7D KC 5S`,
    40000: `
      7H 5S KH 8S 7D 6S 9S
      KD JH 3C 8C KC AC QC
      TC 7C JC AD TD AH 4C
      2C KS AS 3S TH QS 8D
      TS 4H 3D 4D 6H 3H
      5C 5D 7S 2D 6C JD
      QH 6D 9C QD 2S 9H
      2H 8H 4S JS 9D 5H`,
  },
  'bakers-dozen': {
    1: `
      6H JH 5C AD
      2H 2C 4C 5S
      9C 8H 3C 9S
      KC TH AH 6S
      KD 4S AS TC
      8C TD JS 5H
      3D 3S QD 7C
      6C 7S 9D 7H
      KS 4D QS 5D
      8D AC 2S JC
      8S 4H 3H 9H
      KH QH 6D 2D
      7D TS QC JD`,
    31999: `
      3S 4S 3D 9D
      QD 3H 9C 8H
      2D TS JS AS
      QS TD QC TH
      5S 4H 6C AC
      KS 8C 7S JC
      9H 5H 5D 6D
      KD 7D 7C 6S
      KH 3C 7H 2C
      9S 8S AH QH
      4D 2S 6H AD
      TC 4C 8D JH
      KC 5C 2H JD`,
    40000: `
      8D 2S 8C 4H
      KS 6C 8S 4C
      QC 6H 4S 7C
      9S TH 9C JH
      5H TD 7S 5S
      KC 9H 3D 2H
      JD 7D AS QH
      3H JS JC 5C
      QS QD 3C TS
      KH 2D AH 2C
      AC 4D 8H TC
      KD 3S 6D 6S
      9D AD 5D 7H`,
  },
  'klondike-solitaire': {
    1: `
      Talon: 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
      QH
      <7H> TS
      <5D> <9S> 5C
      <JC> <KC> <KH> 4C
      <9H> <KD> <QC> <KS> 3C
      <2D> <5H> <AD> <2S> <QD> AH
      <JD> <7C> <5S> <3H> <9D> <JS> AS`,
    31999: `
      Talon: 2S 8S 3C 7D 5H 8C 4H TD TS 3H 4S KC TC 4D 9S 2C KD 9H KS 5S QS 2D QD 3S
      4C
      <6S> 5C
      <KH> <AS> 3D
      <QH> <TH> <8D> 9C
      <AD> <AC> <2H> <7H> JS
      <JH> <JC> <9D> <AH> <5D> QC
      <JD> <6D> <8H> <6H> <7C> <7S> 6C`,
    40000: `
      Talon: 4D 2D QD JS 7D KC TD TH 6H 6C 2S 9D 6S AC AH QS 3H JD 9H 5H 9S QC 4C 8D
      3S
      <5C> AD
      <TS> <7C> 8C
      <2C> <JH> <6D> 8S
      <TC> <5S> <5D> <3C> 4S
      <KD> <2H> <4H> <KH> <AS> 9C
      <7H> <QH> <KS> <8H> <JC> <3D> 7S`,
  },
  'yukon-solitaire': {
    1: `
      3D
      <JD> AS QH TD 7D 8C
      <2D> <7C> AH 4H 4S 6D TC
      <9H> <5H> <5S> 3C AC TH 8S 6S
      <JC> <KD> <AD> <3H> 4C 4D 8H 8D 9C
      <5D> <KC> <QC> <2S> <9D> 5C 7S 2C QS 2H
      <7H> <9S> <KH> <KS> <QD> <JS> TS 3S JH 6C 6H`,
    31999: `
      9H
      <JD> 6C 4C 8C KC KS
      <JH> <6D> QC 2S 4H TC 5S
      <AD> <JC> <8H> JS 8S TD 4D QS
      <QH> <AC> <9D> <6H> 9C 3C TS 9S 2D
      <KH> <TH> <2H> <AH> <7C> 3D 7D 3H 2C QD
      <6S> <AS> <8D> <7H> <5D> <7S> 5C 5H 4S KD 3S`,
    40000: `
      JD
      <7H> 7S 3S KC 9D 9H
      <KD> <QH> 9C 4D TD 6S 5H
      <TC> <2H> <KS> 4S 2D TH AC 9S
      <2C> <5S> <4H> <8H> 8S QD 6H AH QC
      <TS> <JH> <5D> <KH> <JC> 8C JS 6C QS 4C
      <5C> <7C> <6D> <3C> <AS> <3D> AD 7D 2S 3H 8D`,
  },
  'golf-solitaire': {
    1: `
      Talon: 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
      Foundations: TH
      JD 5H KH AS 4H
      2D KD 3H AH AC
      9H KC 2S 3C 4D
      JC 9S KS 4C 7S
      5D 5S 9D 5C 3S
      7H AD QD TS TD
      7C QC JS QH 4S`,
    31999: `
      Talon: TS 3H 4S KC TC 4D 9S 2C KD 9H KS 5S QS 2D QD 3S
      Foundations: TD
      JD JC 8D 6C 2S
      JH AC 6H QC 8S
      AD TH AH JS 3C
      QH AS 7H 9C 7D
      KH 8H 7C 3D 5H
      6S 9D 5D 5C 8C
      6D 2H 7S 4C 4H`,
    40000: `
      Talon: 6H 6C 2S 9D 6S AC AH QS 3H JD 9H 5H 9S QC 4C 8D
      Foundations: TH
      7H 2H 6D 7S 4D
      KD 5S 8H 9C 2D
      TC JH KH 4S QD
      2C 7C 3C 8S JS
      TS KS JC 8C 7D
      5C 4H AS AD KC
      QH 5D 3D 3S TD`,
  },
  'beleaguered-castle': {
    1: `
      Foundations: H-A C-A D-A S-A
      JD KD KS QH 8H 6C
      2D KC 9D 4H 2C 3D
      9H 9S QD 4D JH 8C
      JC 5S JS 7S 7D TC
      5D QC 3C 3S 6D 6S
      7H KH 4C TD 8S 9C
      7C 3H 5C 4S 8D 2H
      5H 2S TS TH QS 6H`,
    31999: `
      Foundations: H-A C-A D-A S-A
      JD 8H 7S 2S TS KD
      JH 9D 6C 8S 3H 9H
      QH 2H QC 3C 4S KS
      KH 8D JS 7D KC 5S
      6S 6H 9C 5H TC QS
      6D 7H 3D 8C 4D 2D
      JC 7C 5C 4H 9S QD
      TH 5D 4C TD 2C 3S`,
    40000: `
      Foundations: H-A C-A D-A S-A
      7H 5S KH 8C TD 3H
      KD JH 3C 3S TH JD
      TC 7C JC 4D 6H 9H
      2C KS 3D 2D 6C 5H
      TS 4H 7S QD 2S 9S
      5C 5D 9C JS 9D QC
      QH 6D 4S 7D 6S 4C
      2H 8H 8S KC QS 8D`,
  },
};

/** Columns of KPatience’s Baker’s Dozen by number. */
export const KPATIENCE: Readonly<Record<string, string>> = {
  1: `
    JD QC TS 7D
    KH 2D QH 6D
    9H 3H 4H 8S
    JC 2S AC 8D
    KS 5D 4D QS
    7H 9D 7S 6C
    7C QD 3S 3D
    5H JS TD 8C
    KD AS 4S TC
    KC AH TH 6S
    9S 3C 8H 9C
    5S 4C 2C 2H
    AD 5C JH 6H`,
  3: `
    KC 8S JD 3S
    2D 9C 8D 9S
    QC QD AC 2C
    7H TC 6D 3H
    6S QH 3D 4C
    KH TS 8H AH
    TH 5D 6C 2H
    4D 6H TD JC
    KS 7D 2S 5H
    JH 7C 3C 8C
    9D AD 9H 4S
    KD 4H JS 5S
    QS AS 7S 5C`,
  5: `
    AH 2C JD AC
    8S 3C 7H 2H
    2D 4S 8H TC
    QS 3S JH TH
    4C 5D JC 6D
    KC 9H 7D 6H
    2S 3H 5S 6C
    KD 3D QH QC
    5C 5H 8C JS
    AS 6S 9D 9S
    KS 8D 9C AD
    KH TD QD 7C
    4D 7S 4H TS`,
};

/** Saved games of KPatience 22.12.3 by our game, shortened by the ids of their cards. In the second, two Aces have gone home by themselves. */
export const SAVED = {
  'golf-solitaire': `<?xml version="1.0" encoding="UTF-8"?>
<kpat-game game-type="golf" deal-number="2048478638">
<state current="true">
<move pile="talon" position="0">
<card suit="diamonds" rank="nine" turn="face-down"/>
<card suit="clubs" rank="eight" turn="face-down"/>
<card suit="spades" rank="four" turn="face-down"/>
<card suit="spades" rank="king" turn="face-down"/>
<card suit="clubs" rank="ten" turn="face-down"/>
<card suit="hearts" rank="three" turn="face-down"/>
<card suit="hearts" rank="king" turn="face-down"/>
<card suit="hearts" rank="five" turn="face-down"/>
<card suit="diamonds" rank="two" turn="face-down"/>
<card suit="clubs" rank="king" turn="face-down"/>
<card suit="spades" rank="seven" turn="face-down"/>
<card suit="diamonds" rank="three" turn="face-down"/>
<card suit="spades" rank="two" turn="face-down"/>
<card suit="diamonds" rank="five" turn="face-down"/>
<card suit="clubs" rank="queen" turn="face-down"/>
<card suit="hearts" rank="ace" turn="face-down"/>
</move>
<move pile="waste" position="0">
<card suit="hearts" rank="two" turn="face-up"/>
</move>
<move pile="stack0" position="0">
<card suit="hearts" rank="nine" turn="face-up"/>
<card suit="diamonds" rank="queen" turn="face-up"/>
<card suit="hearts" rank="queen" turn="face-up"/>
<card suit="clubs" rank="ace" turn="face-up"/>
<card suit="clubs" rank="three" turn="face-up"/>
</move>
<move pile="stack1" position="0">
<card suit="hearts" rank="seven" turn="face-up"/>
<card suit="spades" rank="ten" turn="face-up"/>
<card suit="hearts" rank="eight" turn="face-up"/>
<card suit="hearts" rank="four" turn="face-up"/>
<card suit="clubs" rank="two" turn="face-up"/>
</move>
<move pile="stack2" position="0">
<card suit="spades" rank="eight" turn="face-up"/>
<card suit="spades" rank="five" turn="face-up"/>
<card suit="hearts" rank="ten" turn="face-up"/>
<card suit="spades" rank="jack" turn="face-up"/>
<card suit="diamonds" rank="eight" turn="face-up"/>
</move>
<move pile="stack3" position="0">
<card suit="spades" rank="ace" turn="face-up"/>
<card suit="clubs" rank="jack" turn="face-up"/>
<card suit="clubs" rank="four" turn="face-up"/>
<card suit="diamonds" rank="six" turn="face-up"/>
<card suit="diamonds" rank="king" turn="face-up"/>
</move>
<move pile="stack4" position="0">
<card suit="spades" rank="six" turn="face-up"/>
<card suit="hearts" rank="jack" turn="face-up"/>
<card suit="clubs" rank="nine" turn="face-up"/>
<card suit="spades" rank="queen" turn="face-up"/>
<card suit="spades" rank="three" turn="face-up"/>
</move>
<move pile="stack5" position="0">
<card suit="clubs" rank="seven" turn="face-up"/>
<card suit="diamonds" rank="four" turn="face-up"/>
<card suit="clubs" rank="five" turn="face-up"/>
<card suit="hearts" rank="six" turn="face-up"/>
<card suit="spades" rank="nine" turn="face-up"/>
</move>
<move pile="stack6" position="0">
<card suit="diamonds" rank="ten" turn="face-up"/>
<card suit="diamonds" rank="ace" turn="face-up"/>
<card suit="diamonds" rank="jack" turn="face-up"/>
<card suit="clubs" rank="six" turn="face-up"/>
<card suit="diamonds" rank="seven" turn="face-up"/>
</move>
</state>
</kpat-game>`,
  'bakers-dozen': `<?xml version="1.0" encoding="UTF-8"?>
<kpat-game game-type="bakersdozen" deal-number="736729338">
<state>
<move pile="store0" position="0">
<card suit="hearts" rank="six" turn="face-up"/>
<card suit="hearts" rank="five" turn="face-up"/>
<card suit="hearts" rank="two" turn="face-up"/>
<card suit="spades" rank="six" turn="face-up"/>
</move>
<move pile="store1" position="0">
<card suit="diamonds" rank="king" turn="face-up"/>
<card suit="hearts" rank="king" turn="face-up"/>
<card suit="spades" rank="two" turn="face-up"/>
<card suit="spades" rank="three" turn="face-up"/>
</move>
<move pile="store2" position="0">
<card suit="clubs" rank="king" turn="face-up"/>
<card suit="spades" rank="seven" turn="face-up"/>
<card suit="spades" rank="ace" turn="face-up"/>
<card suit="clubs" rank="five" turn="face-up"/>
</move>
<move pile="store3" position="0">
<card suit="diamonds" rank="ten" turn="face-up"/>
<card suit="clubs" rank="six" turn="face-up"/>
<card suit="hearts" rank="jack" turn="face-up"/>
<card suit="clubs" rank="two" turn="face-up"/>
</move>
<move pile="store4" position="0">
<card suit="spades" rank="king" turn="face-up"/>
<card suit="clubs" rank="ten" turn="face-up"/>
<card suit="hearts" rank="ten" turn="face-up"/>
<card suit="spades" rank="queen" turn="face-up"/>
</move>
<move pile="store5" position="0">
<card suit="hearts" rank="queen" turn="face-up"/>
<card suit="diamonds" rank="nine" turn="face-up"/>
<card suit="diamonds" rank="five" turn="face-up"/>
<card suit="clubs" rank="four" turn="face-up"/>
</move>
<move pile="store6" position="0">
<card suit="clubs" rank="queen" turn="face-up"/>
<card suit="hearts" rank="seven" turn="face-up"/>
<card suit="hearts" rank="ace" turn="face-up"/>
<card suit="diamonds" rank="jack" turn="face-up"/>
</move>
<move pile="store7" position="0">
<card suit="hearts" rank="three" turn="face-up"/>
<card suit="spades" rank="eight" turn="face-up"/>
<card suit="diamonds" rank="ace" turn="face-up"/>
<card suit="diamonds" rank="eight" turn="face-up"/>
</move>
<move pile="store8" position="0">
<card suit="hearts" rank="nine" turn="face-up"/>
<card suit="diamonds" rank="seven" turn="face-up"/>
<card suit="hearts" rank="eight" turn="face-up"/>
<card suit="spades" rank="jack" turn="face-up"/>
</move>
<move pile="store9" position="0">
<card suit="hearts" rank="four" turn="face-up"/>
<card suit="spades" rank="nine" turn="face-up"/>
<card suit="clubs" rank="three" turn="face-up"/>
<card suit="clubs" rank="ace" turn="face-up"/>
</move>
<move pile="store10" position="0">
<card suit="spades" rank="four" turn="face-up"/>
<card suit="diamonds" rank="two" turn="face-up"/>
<card suit="spades" rank="ten" turn="face-up"/>
<card suit="clubs" rank="seven" turn="face-up"/>
</move>
<move pile="store11" position="0">
<card suit="spades" rank="five" turn="face-up"/>
<card suit="diamonds" rank="six" turn="face-up"/>
<card suit="clubs" rank="nine" turn="face-up"/>
<card suit="diamonds" rank="queen" turn="face-up"/>
</move>
<move pile="store12" position="0">
<card suit="diamonds" rank="four" turn="face-up"/>
<card suit="diamonds" rank="three" turn="face-up"/>
<card suit="clubs" rank="jack" turn="face-up"/>
<card suit="clubs" rank="eight" turn="face-up"/>
</move>
</state>
<state>
<move pile="target0" position="0">
<card suit="clubs" rank="ace"/>
</move>
</state>
<state current="true">
<move pile="target0" position="1">
<card suit="clubs" rank="two"/>
</move>
</state>
</kpat-game>`,
};
