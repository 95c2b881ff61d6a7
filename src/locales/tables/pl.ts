import type { Texts } from '../en.js';
import { D, W } from '../letters.js';
import { counting, dating, numbering } from '../words.js';

const counted = counting('pl');
const dated = dating('pl');

const CARDS = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Król liczy się za 13 i nie można go usunąć, więc niewiele rozdań da się wygrać; inne zasady domowe na to pozwalają.',
  'with-queen': 'Król liczy się za 13 i usuwa się go w parze z Damą.',
  alone: 'Król liczy się za 13 i usuwa się go pojedynczo.',
};

export const pl: Texts = {
  number: numbering('pl'),
  comma: ', ',
  ranks: ['As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Walet', 'Dama', 'Król'],
  suits: ['trefl', 'karo', 'kier', 'pik'],
  letters: { 11: W, 12: D },
  card: (rank, suit) => `${rank} ${suit}`,
  run: (card, more) => `${card} i jeszcze ${counted(more, CARDS)}`,

  table: 'Stół do gry',
  help: 'Strzałki prowadzą od karty do karty; klawisz ? pokazuje wszystkie skróty.',
  cardRole: 'karta',
  column: (number) => `kolumna ${number}`,
  fan: (number) => `wachlarz ${number}`,
  pile: (number) => `stos ${number}`,
  row: (row, place) => `rząd ${row}, miejsce ${place}`,
  cell: (number) => `komórka ${number}`,
  foundation: (suit) => `stos bazowy ${suit}`,
  stock: 'talon',
  waste: 'karty odkryte',
  discard: 'karty usunięte',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, na niej ${counted(above, CARDS)}`,
  empty: (pile) => `${pile}: puste miejsce`,
  holds: (pile, cards) => `${pile}: ${cards}.`,
  faceDown: (count) =>
    counted(count, {
      one: '# karta zakryta',
      few: '# karty zakryte',
      many: '# kart zakrytych',
      other: '# karty zakrytej',
    }),
  left: (count) => `${counted(count, CARDS)} w talonie`,
  draw: 'Dobierz',
  recycle: 'Odwróć karty odkryte',
  turnsLeft: (count) => counted(count, { one: 'jeszcze raz', other: 'jeszcze # razy' }),
  stockSpent: 'Talon pusty',
  redeal: 'Rozdaj znów',
  lift: 'Wyciągnij',
  liftHint: 'Dotknij przykrytej karty, aby trafiła na wierzch swojego stosu.',

  toolbar: 'Gra',
  undo: 'Cofnij',
  redo: 'Ponów',
  restart: 'Od nowa',
  new: 'Nowa gra',
  back: 'Poprzednia gra',
  hint: 'Wskazówka',
  verdict: 'Da się wygrać?',
  lesson: 'Znajdź mój błąd',
  solution: 'Rozwiązanie',
  stop: 'Zatrzymaj',
  finish: 'Dokończ',
  rules: 'Zasady',
  settings: 'Ustawienia',
  statistics: 'Statystyki',
  share: 'Udostępnij',
  close: 'Zamknij',

  deal: (seed) => `Rozdanie ${seed}`,
  dailyDeal: (date) => `Rozdanie dnia · ${dated(date)}`,
  ownDeal: 'Własne rozdanie',
  moves: (count) => counted(count, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' }),
  won: (moves) => `Wygrana: ${moves}`,
  'no-moves': 'Brak możliwych ruchów',
  'no-progress': 'Impas: żaden ruch nie prowadzi dalej',
  dealing: 'Rozdawanie…',
  thinking: 'Chwila namysłu…',
  showing: 'Trwa pokaz rozwiązania. Dotknij stołu lub naciśnij klawisz, aby grać samodzielnie.',
  stopped: (moves) => `Pokaz zatrzymany: ${moves}`,
  noHint: 'Żaden ruch tu nie pomoże. Spróbuj coś cofnąć.',
  threwAway: (move) => `Tu gra została przegrana: ${move}`,
  prospects: {
    winnable: 'Nadal można wygrać',
    lost: 'Już nie można wygrać',
    never: 'Tego rozdania nie można wygrać',
    unknown: 'Nie udało się ustalić, czy można wygrać',
  },

  onto: (card, onto) => `${card} na kartę: ${onto}`,
  toFoundation: (card) => `${card} na stos bazowy`,
  toPile: (card, pile) => `${card} na miejsce: ${pile}`,
  remove: (card, other) => `Usuń: ${card}${other ? ` i ${other}` : ''}`,
  liftCard: (card) => `Wyciągnij: ${card}`,
  comes: (card, pile) => `${card} trafia tutaj: ${pile}`,
  turnedUp: (card, pile) => `Odkryto: ${card}, ${pile}`,
  held: (card, targets) => `Podniesiono: ${card}. Dokąd: ${targets}.`,
  putBack: (card) => `Odłożono: ${card}`,
  refusals: {
    foundation: 'Na stosie bazowym karty rosną w kolorze, od Asa',
    cell: 'W komórce mieści się tylko jedna karta',
    empty: 'Puste miejsca pozostają puste',
    ace: 'Na Asa nie pasuje żadna karta',
    down: ({ lower, onto }) => `Na kartę ${onto.rank} pasuje tylko ${lower.rank}`,
    suit: ({ lower, onto }) => `Na kartę ${onto.card} pasuje tylko ${lower.card}`,
    alternating: ({ lower, onto }) => `Na kartę ${onto.card} pasuje tylko ${lower.rank} przeciwnej barwy`,
    room: 'Za mało wolnych miejsc, aby przenieść tyle kart',
    stuck: 'Tej karty nie można teraz nigdzie położyć',
    covered: 'Można ruszyć tylko wierzchnią kartę stosu',
  },
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
      rules:
        'Układaj karty na stosach malejąco, bez względu na kolor. Przenosi się tylko wierzchnią kartę stosu. Opróżniony stos dostaje następną kartę z talonu. Wyłóż cały talon, aby wygrać.',
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules: ({ kings }) =>
        `Usuwaj pary wolnych kart, które dają w sumie dwanaście; As to 1, Walet 11. Dama liczy się za 12 i usuwa się ją pojedynczo. Do pary może należeć wierzchnia z kart odkrytych. Kartę z talonu można wziąć w każdej chwili. Rozbierz piramidę, aby wygrać. ${KINGS[String(kings)]}`,
      refusals: { twelve: 'Te dwie karty nie dają w sumie 12' },
      options: {
        recycles: 'Odwrócenia kart odkrytych',
        kings: 'Królowie',
        stay: 'nie można usunąć',
        'with-queen': 'usuwani z Damą',
        alone: 'usuwani pojedynczo',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules:
        'Przenieś wszystkie karty na stosy bazowe, rosnąco w kolorze od Asa. Na wachlarzach układaj karty malejąco w kolorze. Przenosi się tylko wierzchnią kartę wachlarza, a pusty wachlarz pozostaje pusty. Pozostałe karty można dwa razy potasować i rozdać ponownie.',
      refusals: { fan: 'Puste wachlarze pozostają puste' },
      options: { draw: 'Po ostatnim ponownym rozdaniu można wyciągnąć jedną przykrytą kartę' },
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
  chance: (percent) => `Można wygrać około ${percent}% rozdań.`,
  unlimited: 'bez ograniczeń',
  tap: 'Ruch jednym dotknięciem',
  large: 'Duże karty',
  colours: 'Cztery barwy',
  mirror: 'Dla leworęcznych',
  timer: 'Pokazuj czas',
  played: 'Rozegrane',
  wins: 'Wygrane',
  streak: 'Obecna seria',
  longest: 'Najlepsza seria',
  fastest: 'Najlepszy czas',
  fewest: 'Najmniej ruchów',
  shareDeal: 'Kopiuj link do tego rozdania',
  shareGame: 'Kopiuj link do mojej gry',
  copied: 'Skopiowano link',
  notCopied: 'Nie udało się skopiować linku',
  keys: 'Skróty klawiszowe',
  arrows: 'Od karty do karty',
  enter: 'Podnieś, połóż',
  escape: 'Anuluj',
  turn: 'Weź kartę lub rozdaj ponownie',
  describe: 'Odczytaj stół',
};
