import type { Texts } from '../en.js';
import { D, W } from '../letters.js';
import { counting, numbering } from '../words.js';

const counted = counting('pl');

const CARDS = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };

export const pl: Texts = {
  number: numbering('pl'),
  comma: ', ',
  ranks: ['As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Walet', 'Dama', 'Król'],
  suits: ['trefl', 'karo', 'kier', 'pik'],
  letters: { 11: W, 12: D },
  card: (rank, suit) => `${rank} ${suit}`,

  table: 'Stół do gry. Strzałki prowadzą od karty do karty; znak zapytania pokazuje wszystkie klawisze.',
  column: (number) => `kolumna ${number}`,
  row: (row, place) => `rząd ${row}, miejsce ${place}`,
  foundation: (suit) => `stos bazowy ${suit}`,
  stock: 'talon',
  waste: 'karty odkryte',
  discard: 'karty usunięte',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, na niej ${counted(above, CARDS)}`,
  empty: (pile) => `${pile}: puste miejsce`,
  holds: (pile, cards) => `${pile}: ${cards}.`,
  left: (count) => `${counted(count, CARDS)} w talonie`,
  draw: 'Weź kartę',
  recycle: 'Odwróć karty odkryte',
  recyclesLeft: (count) => counted(count, { one: 'jeszcze raz', other: 'jeszcze # razy' }),
  stockSpent: 'Talon jest wyczerpany',
  redeal: 'Rozdaj znów',
  redealsLeft: (count) => `Rozdaj ponownie, pozostało: ${count}`,
  lift: 'Wyciągnij',
  liftHint: 'Wybierz przykrytą kartę, która trafi na wierzch swojego stosu.',

  toolbar: 'Gra',
  undo: 'Cofnij',
  redo: 'Ponów',
  restart: 'Od nowa',
  new: 'Nowa',
  back: 'Przywróć',
  hint: 'Wskazówka',
  verdict: 'Do wygrania?',
  lesson: 'Gdzie błąd?',
  solution: 'Pokaż',
  stop: 'Zatrzymaj',
  finish: 'Dokończ',
  rules: 'Zasady',
  settings: 'Opcje',
  statistics: 'Wyniki',
  share: 'Udostępnij',
  close: 'Zamknij',

  deal: (seed) => `Rozdanie ${seed}`,
  ownDeal: 'Własne rozdanie',
  moves: (count) => counted(count, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' }),
  won: (moves) => `Wygrana: ${moves}`,
  'no-moves': 'Przegrana: nie ma już ruchu',
  'no-progress': 'Przegrana: dalej już się nie da',
  dealing: 'Rozdawanie…',
  thinking: 'Namysł…',
  showing: 'Oto rozwiązanie. Dotknij stołu, aby grać dalej samodzielnie.',
  noHint: 'Żaden ruch tu nie pomoże',
  threwAway: (move) => `Ten ruch przegrał grę: ${move}`,
  prospects: {
    winnable: 'Tę grę można wygrać',
    lost: 'Tej gry nie można już wygrać',
    never: 'Tego rozdania od początku nie można było wygrać',
    unknown: 'Nie udało się ustalić, czy można ją wygrać',
  },

  onto: (card, onto) => `${card} → ${onto}`,
  home: (card) => `${card} → stos bazowy`,
  remove: (cards) => `Usuń: ${cards}`,
  liftCard: (card) => `Wyciągnij: ${card}`,
  comes: (card, pile) => `${card} trafia tutaj: ${pile}`,
  held: (card, targets) => `Podniesiono: ${card}. Dokąd: ${targets}.`,
  why: {
    foundation: 'Na stosie bazowym karty rosną w kolorze, od Asa',
    empty: 'Puste miejsce pozostaje puste',
    down: 'Tam pasuje tylko karta o jeden niższa',
    suit: 'Tam pasuje tylko karta o jeden niższa w tym samym kolorze',
    twelve: 'Razem znikają tylko dwie wolne karty, które dają w sumie dwanaście',
    stuck: 'Tej karty nie można teraz nigdzie położyć',
  },

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      rules:
        'Układaj karty na stosach malejąco, bez względu na kolor. Przenosi się tylko wierzchnią kartę stosu. Opróżniony stos dostaje następną kartę z talonu. Wyłóż cały talon, aby wygrać.',
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules:
        'Usuwaj pary wolnych kart, które dają w sumie dwanaście; As to 1, Walet 11. Dama, sama warta dwanaście, znika sama. Do pary może należeć wierzchnia z kart odkrytych. Kartę z talonu można wziąć w każdej chwili. Rozbierz piramidę, aby wygrać. Królowie liczą się za 13 i nigdy nie znikają, więc niewiele rozdań można wygrać; według zasad domowych znikają sami albo z Damą.',
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules:
        'Przenieś wszystkie karty na stosy bazowe, rosnąco w kolorze od Asa. Na wachlarzach układaj karty malejąco w kolorze. Przenosi się tylko wierzchnią kartę wachlarza, a pusty wachlarz pozostaje pusty. Dwa razy, w dowolnej chwili, można potasować i ponownie rozdać to, co zostało.',
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      rules:
        'Przenieś wszystkie karty na stosy bazowe, rosnąco w kolorze od Asa. W kolumnach układaj karty malejąco, bez względu na kolor. Przenosi się tylko wierzchnią kartę kolumny, a pusta kolumna pozostaje pusta.',
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      rules:
        'Przenieś wszystkie karty na stosy bazowe, rosnąco w kolorze od Asa. W kolumnach układaj karty malejąco, bez względu na kolor. Przenosi się tylko wierzchnią kartę kolumny, a pusta kolumna pozostaje pusta. Na początku Królowie leżą na samym spodzie.',
    },
  },
  chance: (percent) => `Można wygrać około ${percent} na 100 rozdań.`,
  options: {
    recycles: 'Odwrócenia kart odkrytych',
    kings: 'Królowie',
    draw: 'Po ponownych rozdaniach można wyciągnąć jedną przykrytą kartę',
    stay: 'nigdy nie znikają',
    'with-queen': 'znikają z Damą',
    alone: 'znikają sami',
    unlimited: 'bez ograniczeń',
  },
  tap: 'Jedno dotknięcie zagrywa kartę',
  large: 'Duży druk',
  colours: 'Cztery barwy',
  mirror: 'Dla leworęcznych',
  timer: 'Pokazuj czas',
  played: 'Rozegrane',
  wins: 'Wygrane',
  streak: 'Wygrane z rzędu',
  longest: 'Najdłuższa seria',
  fastest: 'Najlepszy czas',
  fewest: 'Najmniej ruchów',
  shareDeal: 'Link do tego rozdania',
  shareGame: 'Link do tego rozdania ze wszystkimi ruchami',
  copied: 'Skopiowano link',
  notCopied: 'Nie udało się skopiować linku',
  keys: 'Klawisze',
  arrows: 'Od karty do karty',
  enter: 'Podnieś, połóż',
  escape: 'Puść',
  turn: 'Weź kartę lub rozdaj ponownie',
  describe: 'Opisz stół',
};
