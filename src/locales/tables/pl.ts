import type { Translation } from '../untranslated.js';
import { D, W } from '../letters.js';
import { begun, counting, dating, numbering, rating } from '../words.js';

const counted = counting('pl');
const dated = dating('pl');
const percent = rating('pl');

const RANKS = ['as', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'walet', 'dama', 'król'];

const CARDS = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };

/** A rank or a card as after `od`: od asa, od damy, od 4. */
const genitive = (card: string): string => card.replace(/^dama/, 'damy').replace(/^(as|walet|król)/, '$1a');

/** A rank, a card or a pile as after `na`: na asa, na damę kier, na 4, na kolumnę 3. */
const accusative = (name: string): string => genitive(name.replace(/^(dam|kolumn)a/, '$1ę'));

/** Where a card goes: into a cell or onto another pile or a card. In brief speech a pile may be a number alone. */
const toTarget = (target: string): string =>
  /^(komórka|rezerwa|\d+$)/.test(target)
    ? `do ${target.replace('komórka', 'komórki').replace('rezerwa', 'rezerwy')}`
    : `na ${accusative(target)}`;

/** A rank in the colour that a suit is not of: czarna 7, czerwony walet. */
const ofOtherColour = (rank: string, suit: string): string => {
  const colour = suit === 'karo' || suit === 'kier' ? 'czarn' : 'czerwon';
  return `${colour}${/^(as|walet|król)$/.test(rank) ? 'y' : 'a'} ${rank}`;
};

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Króle (13) zostają. Można to zmienić poniżej.',
  'with-queen': 'Króla (13) usuwa się w parze z damą.',
  alone: 'Króla (13) usuwa się pojedynczo.',
};

const DRAW = 'Po ostatnim ponownym rozdaniu można wyciągnąć jedną przykrytą kartę.';

const inARow = (days: number) =>
  counted(days, { one: 'Seria: # dzień', few: 'Seria: # dni', many: 'Seria: # dni', other: 'Seria: # dnia' });

export const pl: Translation = {
  number: numbering('pl'),
  comma: ', ',
  ranks: RANKS,
  suits: ['trefl', 'karo', 'kier', 'pik'],
  letters: { 11: W, 12: D },
  card: (rank, suit) => `${rank} ${suit}`,
  run: (card, more) => `${card} z ${counted(more, { one: '# kartą', other: '# kartami' })} na wierzchu`,

  table: 'Stół do gry',
  help: 'Strzałki prowadzą od karty do karty; znak zapytania pokazuje wszystkie skróty.',
  cardRole: 'karta',
  column: (number) => `kolumna ${number}`,
  fan: (number) => `wachlarz ${number}`,
  pile: (number) => `stos ${number}`,
  row: (row, place) => `rząd ${row}, miejsce ${place}`,
  cell: (number) => `komórka ${number}`,
  reserve: (number) => (number ? `rezerwa ${number}` : 'rezerwa'),
  foundation: (suit) => `stos bazowy ${suit}`,
  stock: 'talon',
  waste: 'stos zrzutu',
  discard: 'karty usunięte',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, pod ${counted(above, { one: '# kartą', other: '# kartami' })}`,
  empty: (pile) => `${pile}, puste miejsce`,
  holds: (pile, cards) => `${begun(pile)}: ${cards}.`,
  faceDown: (count) =>
    counted(count, {
      one: '# karta zakryta',
      few: '# karty zakryte',
      many: '# kart zakrytych',
      other: '# karty zakrytej',
    }),
  left: (count) => `${counted(count, CARDS)} w talonie`,
  draw: 'Dobierz',
  recycle: 'Odwróć stos zrzutu',
  turnsLeft: (count, kind) => {
    const turn = kind === 'redeals' ? 'rozdać ponownie' : 'odwrócić';
    return count
      ? `można ${turn} jeszcze ${counted(count, { one: '# raz', other: '# razy' })}`
      : `nie można już ${turn}`;
  },
  stockSpent: 'Talon pusty',
  redeal: 'Rozdaj znów',
  lift: 'Wyciągnij',
  liftHint: 'Dotknij przykrytej karty, aby trafiła na wierzch swojego stosu.',

  toolbar: 'Gra',
  undo: 'Cofnij',
  redo: 'Ponów',
  restart: 'Od nowa',
  new: 'Nowa gra',
  newShort: 'Nowa',
  back: 'Poprzednia gra',
  hint: 'Porada',
  verdict: 'Da się wygrać?',
  lesson: 'Pokaż mój błąd',
  solution: 'Rozwią\u00adzanie',
  stop: 'Zatrzymaj',
  finish: 'Dokończ',
  rules: 'Zasady',
  settings: 'Ustawienia',
  statistics: 'Statystyki',
  share: 'Udostępnij',
  more: 'Więcej',
  close: 'Zamknij',

  deal: (seed) => `Rozdanie ${seed}`,
  dailyDeal: (date) => `Rozdanie dnia · ${dated(date)}`,
  ownDeal: 'Własne rozdanie',
  moves: (count) => counted(count, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' }),
  won: (moves) => `Wygrana: ${moves}`,
  'no-moves': 'Brak możliwych ruchów',
  'no-progress': 'Impas: brak przydatnych ruchów',
  full: (moves) => `Osiągnięto limit: ${moves}. Cofnij ruch, aby grać dalej.`,
  begin: 'Graj',
  resume: (moves) => `Graj dalej, ${moves}`,
  victory: 'Wygrana!',
  newBest: 'Nowy rekord!',
  firstWin: 'Pierwsza wygrana!',
  helped: 'Nie liczy się, bo pokazano rozwiązanie',
  wouldDo: (moves) => `Najlepsze znane rozwiązanie: ${moves}`,
  soNear: 'Było blisko!',
  notThisTime: 'Nie tym razem',
  nobody: 'Tego rozdania nie dało się wygrać',
  short: (count) => `Do końca: ${counted(count, CARDS)}`,
  home: (cards, all) => `Karty na stosach bazowych: ${cards} z ${all}`,
  lostAt: (move) => `Przegrana w ruchu ${move}`,
  showMe: 'Pokaż',
  newWinnable: 'Nowa gra do wygrania',
  uncounted: 'Po obejrzeniu rozwiązania ta gra nie będzie się liczyć.',
  again: 'Powtórka',
  replaying: 'Powtórka. Naciśnij stół lub Esc, aby zakończyć.',
  replay: 'Powtórka',
  stepBack: 'Ruch wstecz',
  stepOn: 'Ruch naprzód',
  play: 'Odtwórz',
  pause: 'Pauza',
  toEnd: 'Na koniec',
  dealing: 'Rozdawanie…',
  canBeWon: 'To rozdanie można wygrać',
  thinking: 'Chwila namysłu…',
  showing: 'Pokaz rozwiązania. Naciśnij stół lub Esc, aby grać dalej.',
  stopped: (moves) => `Pokaz zatrzymany. Wykonano: ${moves}`,
  noHint: 'Żaden ruch tu nie pomoże. Spróbuj cofnąć ruch.',
  threwAway: (move, better) => `Przegrana tutaj: ${move}${better && `. Lepiej: ${better}`}`,
  prospects: {
    winnable: 'Nadal można wygrać',
    lost: 'Już nie można wygrać',
    never: 'Tego rozdania nie można wygrać',
    unknown: 'Nie udało się ustalić, czy można wygrać',
    open: 'To zależy od ponownego rozdania',
  },

  onto: (card, onto) => `${begun(card)} na ${accusative(onto)}`,
  remove: (card, other) => `Usuń: ${card}${other ? ` i ${other}` : ''}`,
  liftCard: (card) => `Wyciągnij: ${card}`,
  comes: (card, pile) => `${begun(card)} trafia ${toTarget(pile)}`,
  turnedUp: (card, pile) => `Odkryto: ${card}, ${pile}`,
  held: (card, targets) => `${begun(card)}, w ręce. Dokąd: ${targets}.`,
  heldInVain: (card) => `${begun(card)}, w ręce. Teraz nie ma dokąd.`,
  putBack: (card) => `Z powrotem na miejscu: ${card}`,
  refusals: {
    foundation: ({ base }) => `Na stosy bazowe odkłada się karty rosnąco w kolorze, od ${genitive(base)}`,
    cell: 'W komórce mieści się tylko jedna karta',
    empty: 'Puste kolumny pozostają puste',
    ace: 'Na asa nie pasuje żadna karta',
    down: ({ lower, onto }) => `Na ${accusative(onto.rank)} pasuje tylko ${lower.rank}`,
    suit: ({ lower, onto }) => `Na ${accusative(onto.card)} pasuje tylko ${lower.card}`,
    alternating: ({ lower, onto }) =>
      `Na ${accusative(onto.card)} pasuje tylko ${ofOtherColour(lower.rank, onto.suit)}`,
    room: 'Za mało wolnych miejsc, aby przenieść tyle kart',
    stays: 'Tej karty nie można usunąć',
    stuck: 'Tej karty nie można teraz nigdzie położyć',
    home: 'Karty zostają na swoim stosie bazowym',
    covered: 'Można ruszyć tylko wierzchnią kartę stosu',
  },
  unkept: 'Nie można zapisać tej gry: pamięć przeglądarki jest pełna',
  heldElsewhere: 'Nie można zapisać tej gry tutaj: jest otwarta gdzie indziej',
  keptByLater: 'Nie można zapisać tej gry tutaj: nowsza wersja zapisała tu inną',
  storageRefused: 'Nie można zapisać tej gry: przeglądarka na to nie pozwala',
  nothing: {
    undo: 'Nie ma czego cofnąć',
    redo: 'Nie ma czego ponowić',
    finish: 'Nie wszystkie karty da się już odłożyć na stosy bazowe',
  },
  unavailable: 'Tutaj niedostępne',
  locked: 'Stół jest zablokowany',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      first: 'Układaj karty w dół w dowolnym kolorze, 7 na 8, i opróżnij talon.',
      rules: [
        'Opróżnij talon, aby wygrać.',
        'Na stosach układaj karty malejąco, bez względu na kolor: 9 na dowolnej 10. Przenosi się tylko wierzchnią kartę stosu.',
        'Na pusty stos od razu trafia następna karta z talonu.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      first: 'Dotknij dwóch wolnych kart o sumie 12 i rozbierz piramidę.',
      rules: ({ kings }) => [
        'Rozbierz piramidę, aby wygrać.',
        'Usuwaj pary wolnych kart, które dają w sumie 12 (as to 1, walet 11). Do pary może też należeć wierzchnia karta stosu zrzutu. Kartę z talonu można dobrać w każdej chwili.',
        `Damę (12) usuwa się pojedynczo. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'Te dwie karty nie dają w sumie 12' },
      options: {
        recycles: 'Ile razy odwrócić stos zrzutu',
        kings: 'Króle',
        'kings=stay': 'nie do usunięcia',
        'kings=with-queen': 'usuwane z damą',
        'kings=alone': 'usuwane pojedynczo',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      first: 'Układaj kolory w górę od asa, a na wachlarzach w dół w tym samym kolorze.',
      rules: ({ draw }) => [
        'Ułóż każdy kolor na jego stosie bazowym, od asa do króla.',
        'Na wachlarzach układaj karty malejąco w kolorze: 9 kier na 10 kier. Przenosi się tylko wierzchnią kartę wachlarza. Puste wachlarze pozostają puste.',
        `Pozostałe karty można dwa razy w grze potasować i rozdać ponownie.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'Puste wachlarze pozostają puste' },
      options: { draw: 'Wyciąganie przykrytej karty' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      first: 'Układaj kolory w górę od asa, a w kolumnach w dół w dowolnym kolorze.',
      rules: [
        'Ułóż każdy kolor na jego stosie bazowym, od asa do króla.',
        'W kolumnach układaj karty malejąco, bez względu na kolor: 9 na dowolnej 10.',
        'Przenosi się tylko wierzchnią kartę kolumny. Puste kolumny pozostają puste.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      first: 'Układaj kolory w górę od asa, a w kolumnach w dół w dowolnym kolorze.',
      rules: [
        'Ułóż każdy kolor na jego stosie bazowym, od asa do króla.',
        'W kolumnach układaj karty malejąco, bez względu na kolor: 9 na dowolnej 10. Przenosi się tylko wierzchnią kartę kolumny. Puste kolumny pozostają puste.',
        'Na początku króle leżą na spodzie kolumn.',
      ],
    },
  },
  chance: (value) => `Można wygrać około ${percent(value)} rozdań.`,
  unlimited: 'bez ograniczeń',
  tap: 'Ruch jednym dotknięciem',
  large: 'Duże karty',
  colours: 'Talia czterokolorowa',
  mirror: 'Dla leworęcznych',
  timer: 'Pokazuj czas',
  sound: 'Dźwięki',
  felt: 'Kolor stołu',
  felts: { green: 'Zielony', blue: 'Niebieski', burgundy: 'Bordowy', slate: 'Łupkowy' },
  cardBack: 'Rewers kart',
  backs: { rosette: 'Rozeta', lattice: 'Kratka', waves: 'Fale' },
  motion: 'Animacje',
  motions: { slow: 'Wolne', usual: 'Zwykłe', fast: 'Szybkie', none: 'Brak' },
  played: 'Rozegrane',
  wins: 'Wygrane',
  rate: '% wygranych',
  percent,
  streak: 'Obecna seria',
  longest: 'Najlepsza seria',
  fastest: 'Najlepszy czas',
  fewest: 'Najmniej ruchów',
  noGames: 'Statystyki zaczną się od pierwszej gry.',
  shareDeal: 'Udostępnij to rozdanie',
  shareResult: 'Udostępnij mój wynik',
  shareGame: 'Udostępnij moją grę (pokazuje rozwiązanie)',
  copied: 'Skopiowano link',
  resultCopied: 'Skopiowano wynik',
  notCopied: 'Nie udało się skopiować linku',
  keys: 'Skróty klawiszowe',
  arrows: 'Od karty do karty',
  enter: 'Podnieś, połóż',
  escape: 'Anuluj',
  turn: 'Dobierz kartę lub rozdaj ponownie',
  describe: 'Odczytaj stół',

  // A first visit, the end of a game, and statistics.
  foundationSign: 'stos bazowy',
  moveSign: (card, place) => `${card} → ${place}`,
  askRedeal: 'Rozdać znów przed pierwszym ruchem? Naciśnij jeszcze raz.',
  yourTurn: 'Twój ruch',
  tryAgain: 'Spróbuj stamtąd',
  time: 'Czas',
  moveCount: 'Ruchy',
  noHints: 'Bez porad',
  noUndo: 'Bez cofania',
  hardDeal: 'Trudne rozdanie',
  toCome: (verdict) => `Licząc karty, które nadejdą, ${verdict.charAt(0).toLowerCase() + verdict.slice(1)}`,
  winnableLike: (value) => `To rozdanie można wygrać, tak jak około ${percent(value)} rozdań.`,
  unwinnableBut: (value) => `Tego rozdania nie można wygrać; można wygrać około ${percent(value)} rozdań.`,
  date: dated,
  byDifficulty: 'Według trudności',
  byWeek: 'Według tygodni',
  wonOf: (won, games) => `Wygrane: ${won} z ${games}`,
  accessibility: 'Ułatwienia dostępu',

  // The way back along a game.
  speed: (times) => `Tempo: ${times}×`,
  playOn: 'Graj dalej od tego miejsca',
  end: 'Wróć na koniec',
  branch: 'Wróć do innej próby',
  lastWon: (won, games) => `Wygrane w ostatnich grach: ${won} z ${games}`,
  takeOut: 'Eksportuj',
  noFile: 'Jeśli plik się nie pojawi, ta strona nie zezwala na pobieranie',
  bringIn: 'Importuj',
  broughtIn: (wins) =>
    counted(wins, {
      one: 'Zaimportowano # wygraną',
      few: 'Zaimportowano # wygrane',
      many: 'Zaimportowano # wygranych',
      other: 'Zaimportowano # wygranej',
    }),
  leftOut: (count) => `pominięto: ${count}`,
  forget: 'Usuń',
  askForget: 'Usunąć niedokończone gry, statystyki i wyniki dzienne?',
  allGames: 'Wszystkie gry i ustawienia',
  keep: 'Zachowaj',
  forgotten: 'Usunięto. Do zamknięcia tego okna można wszystko przywrócić.',
  restore: 'Przywróć',
  restored: 'Przywrócono',
  // The calendar.
  calendar: {
    calendarOf: (game) => (game ? `${game}: kalendarz` : 'Kalendarz'),
    previous: 'Poprzedni miesiąc',
    next: 'Następny miesiąc',
    won: 'wygrana',
    later: 'wygrana później',
    helped: 'wygrana z rozwiązaniem',
    tried: 'próba bez wygranej',
    missed: 'pominięte',
    today: 'dzisiaj',
    future: 'dopiero nadejdzie',
    shown: 'na stole',
    streak: inARow,
    share: (won, days) => counted(days, { one: `Wygrane: ${won} z # dnia`, other: `Wygrane: ${won} z # dni` }),
  },
  days: inARow,
  nextIn: (hours, minutes) => `Następne rozdanie za ${hours ? `${hours} godz. ` : ''}${minutes} min`,
  todays: 'Dzisiejsza gra',
  todaysAgain: 'Dzisiejsza gra od nowa',
  yesterdays: 'Wczorajsza gra',
  randomDeal: 'Losowe rozdanie',
  choose: 'Wybierz trudność',
  anotherGame: 'Inna gra',
  showsSolution: 'Moja gra (pokazuje rozwiązanie)',
  difficulties: { easy: 'Łatwe', medium: 'Średnie', hard: 'Trudne' },
  // By ear, by key, by any hand.
  speech: {
    // As short as letters. A and W would be heard as the words that they are, too.
    ranks: RANKS,
    card: (rank, suit) => `${rank} ${suit}`,
    semicolon: '; ',
    below: (count) => `${count} pod spodem`,
    above: (count) => `${count} na wierzchu`,
    targets: (count) => counted(count, { one: '# cel', few: '# cele', many: '# celów', other: '# celu' }),
    inHand: (card) => `${card}, w ręce`,
    edge: 'krawędź stołu',
    hint: (move) => `Porada: ${move}`,
    onto: (card, onto) => `${card}, na ${accusative(onto)}`,
    toPile: (card, pile) => `${card}, ${toTarget(pile)}`,
    toFoundation: (card) => `${card}, na stos bazowy`,
    remove: (card, other) => `${card}, ${other ? `w parze: ${other}` : 'bez pary'}`,
    to: (card, target) => `${card} ${toTarget(target)}`,
    went: (card, pile, onto) => `${begun(card)} trafia ${toTarget(pile)}${onto ? `, na ${accusative(onto)}` : ''}`,
    wentHome: (card) => `${begun(card)} trafia na stos bazowy`,
    removed: (card, other) => `Usunięto: ${card}${other ? ` i ${other}` : ''}`,
    lifted: (card) => `Wyciągnięto: ${card}`,
    redealt: 'Rozdano ponownie',
    askRedeal: (turns) => `Nie było jeszcze ruchu. ${begun(turns)}: naciśnij S jeszcze raz.`,
    nonePlayable: 'Żadną kartą nie można teraz zagrać',
    askRank: 'Wartość? A, od 2 do 9, 0 to 10, J to walet, Q to dama, K to król.',
    askSuit: (rank) => `${begun(rank)}. Kolor? C to trefl, D to karo, H to kier, S to pik.`,
    unseen: (card) => `${begun(card)}: karta zakryta`,
    on: (card) => `niżej ${card}`,
    piles: (first, last) => `od ${first} do ${last}`,
    row: (row) => `rząd ${row}`,
    showing: 'Pokaz rozwiązania. Strzałka w prawo: następny ruch. Spacja: wszystkie ruchy. Escape: przejmujesz grę.',
    keys: {
      piles: 'Przejdź do stosu o tym numerze',
      playable: 'Następna lub poprzednia karta do zagrania (lub cel)',
      ends: 'Spodnia lub wierzchnia karta stosu',
      goHint: 'Przejdź do karty z porady',
      moves: 'Przejrzyj możliwe ruchy',
      pile: 'Odczytaj ten stos',
      tops: 'Odczytaj wierzchnie karty',
      where: 'Znajdź kartę według wartości i koloru',
      foundations: 'Odczytaj stosy bazowe',
      state: 'Stan gry',
      last: 'Powtórz ostatni komunikat',
      speed: 'Szybciej lub wolniej',
    },
    look: 'Rozejrzyj się',
  },
  'legal-moves': 'Ruchy',
  brief: 'Zwięzłe komunikaty',
  singleKeys: 'Skróty z jednym klawiszem',
};
