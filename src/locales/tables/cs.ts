import type { Translation } from '../untranslated.js';
import { begun, counting, dating, numbering, rating } from '../words.js';

const counted = counting('cs');
const dated = dating('cs');
const percent = rating('cs');

const CARDS = { one: '# karta', few: '# karty', many: '# karty', other: '# karet' };

/** A suit before a rank, without its ending: pikov-ý král, pikov-á dáma, pikov-é eso. */
const STEMS: Readonly<Record<string, string>> = { kříže: 'křížov', káry: 'károv', srdce: 'srdcov', piky: 'pikov' };

/** The ending of an adjective with a rank: pikov-é eso, červen-ý král, čern-á 7. */
const endingOf = (rank: string): string => (rank === 'eso' ? 'é' : /^k(luk|rál)$/.test(rank) ? 'ý' : 'á');

/** The form of a suit before a rank. */
const suited = (rank: string, suit: string): string => (STEMS[suit] ? STEMS[suit] + endingOf(rank) : suit);

/** A rank in the colour that a suit is not of: černá dáma, červený král. */
const ofOtherColour = (rank: string, suit: string): string =>
  `${suit === 'káry' || suit === 'srdce' ? 'čern' : 'červen'}${endingOf(rank)} ${rank}`;

/** A rank, a card or a pile as after `na`: na pikového krále, na dámu, na hromádku 3. */
const to = (name: string): string =>
  name.replace(/^(\d+ )?[a-zá-ž]+( [a-zá-ž]+)?/, (words) => {
    const isHe = /k(luk|rál)/.test(words);
    return words
      .split(' ')
      .map((word) =>
        word
          .replace(/ý$/, isHe ? 'ého' : 'ý')
          .replace(/á$/, 'ou')
          .replace(/(.)a$/, '$1u')
          .replace(/kluk$/, 'kluka')
          .replace(/král$/, 'krále'),
      )
      .join(' ');
  });

/** Where a card goes: into a column or onto another pile or a card. In brief speech a pile may be a number alone. */
const toTarget = (target: string): string =>
  /^(sloupec|rezerva|\d+$)/.test(target)
    ? `do ${target.replace('sloupec', 'sloupce').replace('rezerva', 'rezervy')}`
    : `na ${to(target)}`;

/** A rank as after `od`: od esa, od dvojky, od krále. */
const from = (rank: string): string => (rank === 'eso' ? 'esa' : to(rank).replace(/u$/, 'y'));

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Králové (13) zůstávají. Níže to lze změnit.',
  'with-queen': 'Král (13) se odebírá spolu s dámou.',
  alone: 'Král (13) se odebírá samostatně.',
};

const DRAW = 'Po posledním novém rozdání lze vytáhnout jednu zakrytou kartu.';

const inARow = (days: number) =>
  counted(days, { one: 'Série: # den', few: 'Série: # dny', many: 'Série: # dne', other: 'Série: # dní' });

export const cs: Translation = {
  number: numbering('cs'),
  comma: ', ',
  ranks: [
    'eso',
    'dvojka',
    'trojka',
    'čtyřka',
    'pětka',
    'šestka',
    'sedmička',
    'osmička',
    'devítka',
    'desítka',
    'kluk',
    'dáma',
    'král',
  ],
  suits: Object.keys(STEMS),
  letters: {},
  card: (rank, suit) => `${suited(rank, suit)} ${rank}`,
  run: (card, more) => `${card} a ještě ${counted(more, CARDS)}`,

  table: 'Karetní stůl',
  help: 'Šipkami se přechází mezi kartami, otazník ukáže všechny klávesy.',
  cardRole: 'karta',
  column: (number) => `sloupec ${number}`,
  fan: (number) => `vějíř ${number}`,
  pile: (number) => `hromádka ${number}`,
  row: (row, place) => `řada ${row}, místo ${place}`,
  cell: (number) => `pole ${number}`,
  reserve: (number) => (number ? `rezerva ${number}` : 'rezerva'),
  foundation: (suit) => (STEMS[suit] ? `${STEMS[suit]}ý základ` : `základ ${suit}`),
  stock: 'talon',
  waste: 'odkládací hromádka',
  discard: 'odebrané karty',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, pod ${counted(above, { one: '# kartou', other: '# kartami' })}`,
  empty: (pile) => `${pile}, prázdné místo`,
  holds: (pile, cards) => `${begun(pile)}: ${cards}.`,
  faceDown: (count) =>
    counted(count, {
      one: '# karta rubem nahoru',
      few: '# karty rubem nahoru',
      many: '# karty rubem nahoru',
      other: '# karet rubem nahoru',
    }),
  left: (count) => `${counted(count, CARDS)} v talonu`,
  draw: 'Líznout',
  recycle: 'Otočit odkládací hromádku',
  turnsLeft: (count, kind) =>
    `${kind === 'redeals' ? 'rozdat znovu' : 'otočit'} ${count ? `lze ještě ${count}krát` : 'už nelze'}`,
  stockSpent: 'Talon je prázdný',
  redeal: 'Rozdat znovu',
  lift: 'Vytáhnout',
  liftHint: 'Klepněte na zakrytou kartu: dostane se navrch své hromádky.',

  toolbar: 'Hra',
  undo: 'Zpět',
  redo: 'Znovu',
  restart: 'Od začátku',
  new: 'Nová hra',
  newShort: 'Nová',
  back: 'Předchozí hra',
  hint: 'Rada',
  verdict: 'Dá se vyhrát?',
  lesson: 'Ukázat mou chybu',
  solution: 'Řešení',
  stop: 'Zastavit',
  finish: 'Dohrát',
  rules: 'Pravidla',
  settings: 'Nastavení',
  statistics: 'Statistiky',
  share: 'Sdílet',
  more: 'Více',
  close: 'Zavřít',

  deal: (seed) => `Rozdání ${seed}`,
  dailyDeal: (date) => `Rozdání dne · ${dated(date)}`,
  ownDeal: 'Vlastní rozdání',
  moves: (count) => counted(count, { one: '# tah', few: '# tahy', many: '# tahu', other: '# tahů' }),
  won: (moves) => `Výhra: ${moves}`,
  'no-moves': 'Žádný další tah není možný',
  'no-progress': 'Slepá ulička: žádný tah už nevede dál',
  full: (moves) => `Dosažen limit: ${moves}. Chcete-li hrát dál, vraťte tah.`,
  begin: 'Hrát',
  resume: (moves) => `Pokračovat, ${moves}`,
  victory: 'Výhra!',
  newBest: 'Nový rekord!',
  firstWin: 'První výhra!',
  helped: 'Nepočítá se, protože bylo ukázáno řešení',
  wouldDo: (moves) => `Nejlepší známé řešení: ${moves}`,
  soNear: 'Skoro to vyšlo!',
  notThisTime: 'Tentokrát ne',
  nobody: 'Toto rozdání se nedalo vyhrát',
  short: (count) => `Chybí ${counted(count, CARDS)}`,
  home: (cards, all) => `Karty na základech: ${cards} z ${all}`,
  lostAt: (move) => `Prohráno ${move}. tahem`,
  showMe: 'Ukázat',
  newWinnable: 'Vyhratelná hra',
  uncounted: 'Když si necháte ukázat řešení, tato hra se nebude počítat.',
  again: 'Přehrát ještě jednou',
  replaying: 'Záznam. Ukončíte ho klepnutím na stůl nebo klávesou Esc.',
  replay: 'Záznam',
  stepBack: 'Tah zpět',
  stepOn: 'Tah vpřed',
  play: 'Přehrát',
  pause: 'Pozastavit',
  toEnd: 'Na konec',
  dealing: 'Rozdávání…',
  canBeWon: 'Toto rozdání se dá vyhrát',
  thinking: 'Probíhá výpočet…',
  showing: 'Předvádí se řešení. Klepnutím na stůl nebo klávesou Esc hru převezmete.',
  stopped: (moves) => `Řešení zastaveno. Provedeno: ${moves}`,
  noHint: 'Tady žádný tah nepomůže. Zkuste vrátit tah.',
  threwAway: (move, better) => `Prohráno zde: ${move}${better && `. Lepší tah: ${better}`}`,
  prospects: {
    winnable: 'Ještě se dá vyhrát',
    lost: 'Už se nedá vyhrát',
    never: 'Toto rozdání se nedá vyhrát',
    unknown: 'Nepodařilo se zjistit, zda se dá vyhrát',
    open: 'Záleží na novém rozdání',
  },

  onto: (card, onto) => `${begun(card)} na ${to(onto)}`,
  remove: (card, other) => `Odebrat ${to(card)}${other ? ` a ${to(other)}` : ''}`,
  liftCard: (card) => `Vytáhnout ${to(card)}`,
  comes: (card, pile) => `Rozdáno ${toTarget(pile)}: ${card}`,
  turnedUp: (card, pile) => `Otočila se karta: ${card}, ${pile}`,
  held: (card, targets) => `${begun(card)}, v ruce. Lze položit sem: ${targets}.`,
  heldInVain: (card) => `${begun(card)}, v ruce. Teď není kam položit.`,
  putBack: (card) => `Vráceno na místo: ${card}`,
  refusals: {
    foundation: ({ base }) => `Na základech karty jedné barvy stoupají od ${from(base)}`,
    cell: 'Na volné pole se vejde jen jedna karta',
    empty: 'Prázdné sloupce zůstávají prázdné',
    ace: 'Na eso nepatří žádná karta',
    down: ({ lower, onto }) => `Na ${to(onto.rank)} patří jen ${lower.rank}`,
    suit: ({ lower, onto }) => `Na ${to(onto.card)} patří jen ${lower.card}`,
    alternating: ({ lower, onto }) => `Na ${to(onto.card)} patří jen ${ofOtherColour(lower.rank, onto.suit)}`,
    room: 'Na přesun tolika karet je málo volných míst',
    stays: 'Tuto kartu nelze odebrat',
    stuck: 'Touto kartou teď nelze nikam táhnout',
    home: 'Karty zůstávají na svém základu',
    covered: 'Táhnout lze jen vrchní kartou hromádky',
  },
  unkept: 'Tuto hru nelze uložit: úložiště prohlížeče je plné',
  heldElsewhere: 'Tuto hru tady nelze uložit: je otevřená jinde',
  keptByLater: 'Tuto hru tady nelze uložit: novější verze tu má jinou',
  storageRefused: 'Tuto hru nelze uložit: prohlížeč to nedovoluje',
  nothing: {
    undo: 'Není co vrátit',
    redo: 'Není co opakovat',
    finish: 'Zatím nelze dát na základy všechny karty',
  },
  unavailable: 'Tady není k dispozici',
  locked: 'Stůl je zamčený',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      first: 'Skládejte karty dolů, 7 na 8, a vyprázdněte talon.',
      rules: [
        'Vyhrajete, když vyprázdníte talon.',
        'Na hromádky se karty skládají sestupně, bez ohledu na barvu: devítka na libovolnou desítku. Přesouvat lze jen vrchní kartu hromádky.',
        'Na prázdnou hromádku přijde hned další karta z talonu.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      first: 'Klepněte na dvě volné karty se součtem 12 a rozeberte pyramidu.',
      rules: ({ kings }) => [
        'Vyhrajete, když rozeberete pyramidu.',
        'Odebírejte dvojice volných karet, které dají dohromady 12 (eso 1, kluk 11). Do dvojice smí i vrchní karta odkládací hromádky. Kartu z talonu si můžete líznout kdykoli.',
        `Dáma (12) se odebírá samostatně. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'Tyto dvě karty nedají dohromady 12' },
      options: {
        recycles: 'Kolikrát otočit odkládací hromádku',
        kings: 'Králové',
        'kings=stay': 'nelze odebrat',
        'kings=with-queen': 'odebírají se s dámou',
        'kings=alone': 'odebírají se samostatně',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      first: 'Skládejte barvy od esa vzhůru. Na vějířích dolů ve stejné barvě.',
      rules: ({ draw }) => [
        'Složte každou barvu na její základ, od esa po krále.',
        'Na vějíře se karty skládají sestupně v jedné barvě: srdcová devítka na srdcovou desítku. Přesouvat lze jen vrchní kartu vějíře. Prázdné vějíře zůstávají prázdné.',
        `Zbylé karty lze dvakrát za hru zamíchat a rozdat znovu.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'Prázdné vějíře zůstávají prázdné' },
      options: { draw: 'Vytažení zakryté karty' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      first: 'Skládejte barvy od esa vzhůru. Ve sloupcích dolů v libovolné barvě.',
      rules: [
        'Složte každou barvu na její základ, od esa po krále.',
        'Ve sloupcích se karty skládají sestupně, bez ohledu na barvu: devítka na libovolnou desítku.',
        'Přesouvat lze jen vrchní kartu sloupce. Prázdné sloupce zůstávají prázdné.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      first: 'Skládejte barvy od esa vzhůru. Ve sloupcích dolů v libovolné barvě.',
      rules: [
        'Složte každou barvu na její základ, od esa po krále.',
        'Ve sloupcích se karty skládají sestupně, bez ohledu na barvu: devítka na libovolnou desítku. Přesouvat lze jen vrchní kartu sloupce. Prázdné sloupce zůstávají prázdné.',
        'Na začátku leží králové ve sloupcích úplně vespod.',
      ],
    },
    'aces-up': { first: 'Klepněte na kartu, je-li vyšší karta její barvy volná.' },
    'beleaguered-castle': { first: 'Skládejte barvy od esa vzhůru. Ve sloupcích dolů v libovolné barvě.' },
    'canfield-solitaire': { first: 'Skládejte barvy od první karty vzhůru. Dolů střídavě červené a černé.' },
    'free-cell': { first: 'Skládejte barvy od esa vzhůru. Ve sloupcích dolů, střídavě červené a černé.' },
    'golf-solitaire': { first: 'Klepněte na kartu o jednu vyšší nebo nižší, než je na odkládací hromádce.' },
    'klondike-solitaire': { first: 'Skládejte barvy od esa vzhůru. Ve sloupcích dolů, střídavě červené a černé.' },
    'yukon-solitaire': { first: 'Skládejte dolů, střídavě červené a černé. Karta vezme i ty, co na ní leží.' },
  },
  chance: (value) => `Vyhrát se dá asi ${percent(value)} rozdání.`,
  unlimited: 'bez omezení',
  tap: 'Tah jedním klepnutím',
  large: 'Velké karty',
  colours: 'Čtyřbarevné karty',
  mirror: 'Pro leváky',
  timer: 'Zobrazit čas',
  sound: 'Zvuky',
  felt: 'Barva stolu',
  felts: { green: 'Zelená', blue: 'Modrá', burgundy: 'Vínová', slate: 'Břidlicová' },
  cardBack: 'Rub karet',
  backs: { rosette: 'Rozeta', lattice: 'Mřížka', waves: 'Vlny' },
  motion: 'Animace',
  motions: { slow: 'Pomalé', usual: 'Normální', fast: 'Rychlé', none: 'Žádné' },
  played: 'Odehráno',
  wins: 'Výhry',
  rate: 'Úspěšnost',
  percent,
  streak: 'Aktuální série',
  longest: 'Nejdelší série',
  fastest: 'Nejlepší čas',
  fewest: 'Nejméně tahů',
  noGames: 'Statistiky začnou vaší první hrou.',
  shareDeal: 'Sdílet toto rozdání',
  shareResult: 'Sdílet můj výsledek',
  shareGame: 'Sdílet můj záznam (ukáže řešení)',
  copied: 'Odkaz zkopírován',
  resultCopied: 'Výsledek zkopírován',
  notCopied: 'Odkaz se nepodařilo zkopírovat',
  keys: 'Klávesové zkratky',
  arrows: 'Od karty ke kartě',
  enter: 'Vzít, položit',
  escape: 'Zrušit',
  turn: 'Líznout nebo rozdat znovu',
  describe: 'Přečíst celý stůl',

  // A first visit, the end of a game, and statistics.
  foundationSign: 'základ',
  moveSign: (card, place) => `${card} → ${place}`,
  askRedeal: 'Rozdat znovu ještě před prvním tahem? Stiskněte znovu.',
  yourTurn: 'Teď vy',
  tryAgain: 'Zkusit odtamtud',
  time: 'Čas',
  moveCount: 'Tahy',
  noHints: 'Bez rad',
  noUndo: 'Bez vracení',
  hardDeal: 'Těžké rozdání',
  toCome: (verdict) => `S ohledem na další karty: ${verdict.charAt(0).toLowerCase() + verdict.slice(1)}`,
  winnableLike: (value) => `Toto rozdání se dá vyhrát, jako asi ${percent(value)} rozdání.`,
  unwinnableBut: (value) => `Toto rozdání se vyhrát nedá; asi ${percent(value)} rozdání ano.`,
  date: dated,
  byDifficulty: 'Podle obtížnosti',
  byWeek: 'Podle týdnů',
  wonOf: (won, games) => `Vyhráno ${won} z ${games}`,
  accessibility: 'Přístupnost',

  // The way back along a game.
  speed: (times) => `Rychlost: ${times}×`,
  playOn: 'Hrát odtud dál',
  end: 'Zpět na konec',
  branch: 'Zpět k jinému pokusu',
  lastWon: (won, games) => `Výhry v posledních hrách: ${won} z ${games}`,
  takeOut: 'Exportovat',
  noFile: 'Pokud se soubor neobjeví, tato stránka nepovoluje stahování',
  bringIn: 'Importovat',
  broughtIn: (wins) =>
    counted(wins, {
      one: 'Importována # výhra',
      few: 'Importovány # výhry',
      many: 'Importováno # výhry',
      other: 'Importováno # výher',
    }),
  leftOut: (count) => `vynecháno: ${count}`,
  forget: 'Smazat',
  askForget: 'Smazat rozehrané hry, statistiky a výsledky denních her?',
  allGames: 'Všechny hry a nastavení',
  keep: 'Ponechat',
  forgotten: 'Smazáno. Než tento panel zavřete, můžete vše obnovit.',
  restore: 'Obnovit',
  restored: 'Obnoveno',
  // Calendar and round.
  calendar: {
    calendarOf: (game) => (game ? `${game}: kalendář` : 'Kalendář'),
    previous: 'Předchozí měsíc',
    next: 'Další měsíc',
    won: 'výhra',
    later: 'výhra později',
    helped: 'výhra s ukázaným řešením',
    tried: 'pokus bez výhry',
    missed: 'vynecháno',
    today: 'dnes',
    future: 'teprve přijde',
    shown: 'na stole',
    streak: inARow,
    share: (won, days) =>
      counted(days, {
        one: `Výhry: ${won} za # den`,
        few: `Výhry: ${won} za # dny`,
        many: `Výhry: ${won} za # dne`,
        other: `Výhry: ${won} za # dní`,
      }),
  },
  round: {
    title: 'Denní kolo',
    open: 'nezahájeno',
    begun: 'rozehráno',
    of: (won, all) => `${won} z ${all}`,
    goOn: (game) => `Další: ${game}`,
    marks: 'Ocenění',
    firstTry: 'Na první pokus',
  },
  days: inARow,
  nextIn: (hours, minutes) => `Další hra za ${hours ? `${hours} h ` : ''}${minutes} min`,
  todays: 'Dnešní hra',
  todaysAgain: 'Dnešní hra znovu',
  yesterdays: 'Včerejší hra',
  randomDeal: 'Náhodné rozdání',
  choose: 'Vybrat obtížnost',
  anotherGame: 'Jiná hra',
  showsSolution: 'Můj záznam (ukáže řešení)',
  difficulties: { easy: 'Lehké', medium: 'Střední', hard: 'Těžké' },

  // By ear, by key, by any hand.
  speech: {
    ranks: ['eso', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'kluk', 'dáma', 'král'],
    card: (rank, suit) => `${rank} ${suited(rank, suit)}`,
    semicolon: '; ',
    below: (count) => `dole ${count}`,
    above: (count) => `nahoře ${count}`,
    targets: (count) => counted(count, { one: '# cíl', few: '# cíle', many: '# cíle', other: '# cílů' }),
    inHand: (card) => `${card}, v ruce`,
    edge: 'okraj stolu',
    hint: (move) => `Rada: ${move}`,
    onto: (card, onto) => `${card}, na ${to(onto)}`,
    toPile: (card, pile) => `${card}, ${toTarget(pile)}`,
    toFoundation: (card) => `${card}, na základ`,
    remove: (card, other) => (other ? `${card}, ve dvojici: ${other}` : `${card}, samostatně`),
    to: (card, target) => `${card} ${toTarget(target)}`,
    went: (card, pile, onto) => `${begun(card)} ${toTarget(pile)}${onto ? `, na ${to(onto)}` : ''}`,
    wentHome: (card) => `Na základu: ${card}`,
    removed: (card, other) => `Odebráno: ${card}${other ? ` a ${other}` : ''}`,
    lifted: (card) => `Vytaženo: ${card}`,
    redealt: 'Karty jsou znovu rozdány',
    askRedeal: (turns) => `Zatím žádný tah. ${begun(turns)}: stiskněte znovu S.`,
    nonePlayable: 'Teď nelze táhnout žádnou kartou',
    askRank: 'Která karta? A eso, 2 až 9, 0 desítka, J kluk, Q dáma nebo K král.',
    askSuit: (rank) => `${begun(rank)}. Barva? C kříže, D káry, H srdce nebo S piky.`,
    unseen: (card) => `${begun(card)} leží rubem nahoru`,
    on: (card) => `níže ${card}`,
    piles: (first, last) => `${first} až ${last}`,
    row: (row) => `řada ${row}`,
    showing: 'Předvádí se řešení. Šipka vpravo: další tah. Mezerník: všechny tahy. Escape: hrajete dál sami.',
    keys: {
      piles: 'Na hromádku podle čísla',
      playable: 'Další nebo předchozí karta k tahu (nebo cíl)',
      ends: 'Spodní nebo vrchní karta hromádky',
      goHint: 'Na doporučenou kartu',
      moves: 'Projít možné tahy',
      pile: 'Přečíst tuto hromádku',
      tops: 'Přečíst vrchní karty',
      where: 'Najít kartu podle hodnoty a barvy',
      foundations: 'Přečíst základy',
      state: 'Stav hry',
      last: 'Zopakovat poslední hlášení',
      speed: 'Rychleji nebo pomaleji',
    },
    look: 'Rozhlédnout se',
  },
  'legal-moves': 'Tahy',
  'enter-deal': 'Zadat rozdání',
  brief: 'Krátká hlášení',
  singleKeys: 'Zkratky jednou klávesou',
};
