import type { Translation } from '../untranslated.js';
import { begun, counting, dating, numbering, rating } from '../words.js';

const counted = counting('el');
const dated = dating('el');
const percent = rating('el');

const CARDS = { one: '# φύλλο', other: '# φύλλα' };

/** What a name begins with as after `σε`, where it is not a neuter that stays as it is. */
const INTO: Readonly<Record<string, string>> = {
  άσος: 'στον άσο',
  βαλές: 'στον βαλέ',
  ντάμα: 'στην ντάμα',
  ρήγας: 'στον ρήγα',
  σωρός: 'στον σωρό',
  φύλλα: 'στα φύλλα',
};

/** A rank, a card or a pile as after `σε`: στον άσο, στο 7 κούπα, στη στοίβα 3. */
const to = (name: string): string => {
  const [word] = /^[^\s,]+/.exec(name) ?? [name];
  const isShe = /^(στήλη|βεντάλια|στοίβα|σειρά|ρεζέρβα|βάση|μάνα)$/.test(word);
  return (INTO[word] ?? `${isShe ? 'στη' : 'στο'} ${word}`) + name.slice(word.length);
};

/** Where a card goes. A pile that brief speech names by its number alone would be a card after `στο`. */
const toTarget = (target: string): string => (/^\d+$/.test(target) ? `στη θέση ${target}` : to(target));

/** A rank or a card with its article, as after `από`: τον άσο, το 7, την ντάμα. */
const the = (name: string): string => to(name).slice(1);

/** A rank in the colour that a suit is not of: μαύρη ντάμα, κόκκινο 7. */
const ofOtherColour = (rank: string, suit: string): string => {
  const colour = suit === 'καρό' || suit === 'κούπα' ? 'μαύρ' : 'κόκκιν';
  const ending = /^\d/.test(rank) ? 'ο' : rank === 'ντάμα' ? 'η' : 'ος';
  return `${colour}${ending} ${rank}`;
};

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Οι ρηγάδες (13) μένουν. Αυτό αλλάζει παρακάτω.',
  'with-queen': 'Ο ρήγας (13) αφαιρείται μαζί με μια ντάμα.',
  alone: 'Ο ρήγας (13) αφαιρείται μόνος του.',
};

const DRAW = 'Μετά το τελευταίο ξαναμοίρασμα μπορείτε να ανεβάσετε ένα σκεπασμένο φύλλο.';

const inARow = (days: number) => counted(days, { one: 'Σερί: # ημέρα', other: 'Σερί: # ημέρες' });

export const el: Translation = {
  number: numbering('el'),
  comma: ', ',
  ranks: ['άσος', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'βαλές', 'ντάμα', 'ρήγας'],
  suits: ['σπαθί', 'καρό', 'κούπα', 'μπαστούνι'],
  letters: {},
  card: (rank, suit) => `${rank} ${suit}`,
  run: (card, more) => `${card} και ακόμη ${counted(more, CARDS)}`,

  table: 'Τραπέζι',
  help: 'Με τα βέλη πηγαίνετε από φύλλο σε φύλλο· το λατινικό ερωτηματικό δείχνει όλες τις συντομεύσεις.',
  cardRole: 'φύλλο',
  column: (number) => `στήλη ${number}`,
  fan: (number) => `βεντάλια ${number}`,
  pile: (number) => `στοίβα ${number}`,
  row: (row, place) => `σειρά ${row}, θέση ${place}`,
  cell: (number) => `κελί ${number}`,
  reserve: (number) => (number ? `ρεζέρβα ${number}` : 'ρεζέρβα'),
  foundation: (suit) => `βάση ${suit}`,
  stock: 'μάνα',
  waste: 'σωρός',
  discard: 'φύλλα που αφαιρέθηκαν',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, από πάνω ${counted(above, CARDS)}`,
  empty: (pile) => `${pile}, κενή θέση`,
  holds: (pile, cards) => `${begun(pile)}: ${cards}.`,
  faceDown: (count) => counted(count, { one: '# κλειστό φύλλο', other: '# κλειστά φύλλα' }),
  left: (count) => `${counted(count, CARDS)} στη μάνα`,
  draw: 'Τράβηγμα',
  recycle: 'Γύρισμα του σωρού',
  turnsLeft: (count, kind) => {
    const [turn, turns] = kind === 'redeals' ? ['ξαναμοίρασμα', 'ξαναμοιράσματα'] : ['γύρισμα', 'γυρίσματα'];
    return count === 0
      ? `δεν απομένει άλλο ${turn}`
      : counted(count, { one: `απομένει # ${turn}`, other: `απομένουν # ${turns}` });
  },
  stockSpent: 'Η μάνα είναι άδεια',
  redeal: 'Ξαναμοίρασμα',
  lift: 'Ανέβασμα',
  liftHint: 'Αγγίξτε ένα σκεπασμένο φύλλο για να ανέβει στην κορυφή της στοίβας του.',

  toolbar: 'Παιχνίδι',
  undo: 'Αναίρεση',
  redo: 'Ξανά',
  restart: 'Από την αρχή',
  new: 'Νέο παιχνίδι',
  newShort: 'Νέο',
  back: 'Προηγούμενο παιχνίδι',
  hint: 'Υπόδειξη',
  verdict: 'Κερδίζεται ακόμη;',
  lesson: 'Πού έκανα λάθος;',
  solution: 'Λύση',
  stop: 'Διακοπή',
  finish: 'Ολοκλήρωση',
  rules: 'Κανόνες',
  settings: 'Ρυθμίσεις',
  statistics: 'Στατιστικά',
  share: 'Κοινή χρήση',
  more: 'Άλλα',
  close: 'Κλείσιμο',

  deal: (seed) => `Παρτίδα ${seed}`,
  dailyDeal: (date) => `Παρτίδα της ημέρας · ${dated(date)}`,
  ownDeal: 'Δική σας παρτίδα',
  moves: (count) => counted(count, { one: '# κίνηση', other: '# κινήσεις' }),
  won: (moves) => `Νίκη με ${moves}`,
  'no-moves': 'Δεν υπάρχουν άλλες κινήσεις',
  'no-progress': 'Αδιέξοδο: δεν μένει χρήσιμη κίνηση',
  full: (moves) => `Το όριο είναι ${moves}. Για να συνεχίσετε, κάντε αναίρεση.`,
  begin: 'Παίξτε',
  resume: (moves) => `Συνέχεια, ${moves}`,
  victory: 'Κερδίσατε!',
  newBest: 'Νέο ρεκόρ!',
  firstWin: 'Πρώτη νίκη!',
  helped: 'Δεν μετράει, επειδή είδατε τη λύση',
  wouldDo: (moves) => `Καλύτερη γνωστή λύση: ${moves}`,
  soNear: 'Παρά λίγο!',
  notThisTime: 'Όχι αυτή τη φορά',
  nobody: 'Αυτή η παρτίδα δεν κερδιζόταν',
  short: (count) => counted(count, { one: 'Λείπει # φύλλο', other: 'Λείπουν # φύλλα' }),
  home: (cards, all) => `Φύλλα στις βάσεις: ${cards} από ${all}`,
  lostAt: (move) => `Χάθηκε με την κίνηση ${move}`,
  showMe: 'Δείξτε μου',
  newWinnable: 'Παρτίδα που κερδίζεται',
  uncounted: 'Αν δείτε τη λύση, αυτό το παιχνίδι δεν θα μετρήσει.',
  again: 'Δείτε το ξανά',
  replaying: 'Επανάληψη παιχνιδιού. Πατήστε το τραπέζι ή Esc για έξοδο.',
  replay: 'Επανάληψη παιχνιδιού',
  stepBack: 'Κίνηση πίσω',
  stepOn: 'Κίνηση μπροστά',
  play: 'Αναπαραγωγή',
  pause: 'Παύση',
  toEnd: 'Στο τέλος',
  dealing: 'Μοίρασμα…',
  canBeWon: 'Αυτή η παρτίδα κερδίζεται',
  thinking: 'Υπολογισμός…',
  showing: 'Προβολή λύσης. Πατήστε το τραπέζι ή Esc για να συνεχίσετε εσείς.',
  stopped: (moves) => `Η λύση σταμάτησε μετά από ${moves}`,
  noHint: 'Καμία κίνηση δεν βοηθάει εδώ. Δοκιμάστε αναίρεση.',
  threwAway: (move, better) => `Χάθηκε εδώ: ${move}${better && `. Καλύτερα: ${better}`}`,
  prospects: {
    winnable: 'Κερδίζεται ακόμη',
    lost: 'Δεν κερδίζεται πια',
    never: 'Αυτή η παρτίδα δεν κερδίζεται',
    unknown: 'Δεν διαπιστώθηκε αν κερδίζεται',
    open: 'Εξαρτάται από το ξαναμοίρασμα',
  },

  onto: (card, onto) => `${begun(card)} πάνω ${to(onto)}`,
  remove: (card, other) => `Αφαίρεση: ${card}${other ? ` και ${other}` : ''}`,
  liftCard: (card) => `Ανέβασμα: ${card}`,
  comes: (card, pile) => `Μοιράστηκε ${to(pile)}: ${card}`,
  turnedUp: (card, pile) => `Άνοιξε ${to(pile)}: ${card}`,
  held: (card, targets) => `${begun(card)}, στο χέρι. Πηγαίνει εδώ: ${targets}.`,
  heldInVain: (card) => `${begun(card)}, στο χέρι. Δεν πηγαίνει πουθενά τώρα.`,
  putBack: (card) => `Ξανά στη θέση: ${card}`,
  refusals: {
    foundation: ({ base }) => `Στις βάσεις τα φύλλα ανεβαίνουν στο ίδιο χρώμα, από ${the(base)}`,
    cell: 'Ένα κελί χωράει μόνο ένα φύλλο',
    empty: 'Οι άδειες στήλες μένουν άδειες',
    ace: 'Στον άσο δεν πηγαίνει κανένα φύλλο',
    down: ({ lower, onto }) => `${begun(to(onto.rank))} πηγαίνει μόνο ${lower.rank}`,
    suit: ({ lower, onto }) => `${begun(to(onto.card))} πηγαίνει μόνο ${lower.card}`,
    alternating: ({ lower, onto }) => `${begun(to(onto.card))} πηγαίνει μόνο ${ofOtherColour(lower.rank, onto.suit)}`,
    room: 'Οι ελεύθερες θέσεις δεν φτάνουν για τόσα φύλλα',
    stays: 'Αυτό το φύλλο δεν αφαιρείται',
    stuck: 'Αυτό το φύλλο δεν πηγαίνει πουθενά τώρα',
    home: 'Τα φύλλα μένουν στη βάση τους',
    covered: 'Μετακινείται μόνο το πάνω φύλλο της στοίβας',
  },
  unkept: 'Αυτό το παιχνίδι δεν αποθηκεύεται: ο χώρος αποθήκευσης του προγράμματος περιήγησης γέμισε',
  heldElsewhere: 'Αυτό το παιχνίδι δεν αποθηκεύεται εδώ: είναι ανοιχτό αλλού',
  keptByLater: 'Αυτό το παιχνίδι δεν αποθηκεύεται εδώ: μια νεότερη έκδοση έχει αποθηκεύσει ένα',
  storageRefused: 'Αυτό το παιχνίδι δεν αποθηκεύεται: δεν το επιτρέπει το πρόγραμμα περιήγησης',
  nothing: {
    undo: 'Δεν υπάρχει κίνηση για αναίρεση',
    redo: 'Δεν υπάρχει κίνηση για επανάληψη',
    finish: 'Δεν μπορούν ακόμη όλα τα φύλλα να πάνε στις βάσεις',
  },
  unavailable: 'Δεν είναι διαθέσιμο εδώ',
  locked: 'Το τραπέζι είναι κλειδωμένο',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      first: 'Στοιβάξτε προς τα κάτω, 7 πάνω σε 8, και αδειάστε τη μάνα.',
      rules: [
        'Κερδίζετε όταν αδειάσει η μάνα.',
        'Στις στοίβες τα φύλλα μπαίνουν σε φθίνουσα σειρά, σε οποιοδήποτε χρώμα: το 9 πάνω σε κάθε 10. Μετακινείται μόνο το πάνω φύλλο της στοίβας.',
        'Στη θέση μιας στοίβας που αδειάζει έρχεται αμέσως το επόμενο φύλλο από τη μάνα.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      first: 'Αγγίξτε δύο ελεύθερα φύλλα με άθροισμα 12 και αδειάστε την πυραμίδα.',
      rules: ({ kings }) => [
        'Κερδίζετε όταν διαλυθεί όλη η πυραμίδα.',
        'Αφαιρέστε ζευγάρια ελεύθερων φύλλων με άθροισμα 12 (άσος 1, βαλές 11). Στο ζευγάρι μπορεί να μπει και το πάνω φύλλο του σωρού. Από τη μάνα τραβάτε όποτε θέλετε.',
        `Η ντάμα (12) αφαιρείται μόνη της. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'Αυτά τα δύο φύλλα δεν έχουν άθροισμα 12' },
      options: {
        recycles: 'Πόσες φορές γυρίζει ο σωρός',
        kings: 'Ρηγάδες',
        'kings=stay': 'δεν αφαιρούνται',
        'kings=with-queen': 'αφαιρούνται με ντάμα',
        'kings=alone': 'αφαιρούνται μόνοι τους',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      first: 'Χτίστε κάθε χρώμα από τον άσο. Στις βεντάλιες κατεβείτε στο ίδιο χρώμα.',
      rules: ({ draw }) => [
        'Χτίστε κάθε χρώμα στη βάση του, από τον άσο ως τον ρήγα.',
        'Στις βεντάλιες τα φύλλα μπαίνουν σε φθίνουσα σειρά στο ίδιο χρώμα: το 9 κούπα πάνω στο 10 κούπα. Μετακινείται μόνο το πάνω φύλλο της βεντάλιας. Οι άδειες βεντάλιες μένουν άδειες.',
        `Δύο φορές στο παιχνίδι μπορείτε να ανακατέψετε και να μοιράσετε ξανά τα υπόλοιπα φύλλα.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'Οι άδειες βεντάλιες μένουν άδειες' },
      options: { draw: 'Ανέβασμα σκεπασμένου φύλλου' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      first: 'Χτίστε κάθε χρώμα από τον άσο. Στις στήλες κατεβείτε σε όποιο χρώμα.',
      rules: [
        'Χτίστε κάθε χρώμα στη βάση του, από τον άσο ως τον ρήγα.',
        'Στις στήλες τα φύλλα μπαίνουν σε φθίνουσα σειρά, σε οποιοδήποτε χρώμα: το 9 πάνω σε κάθε 10.',
        'Μετακινείται μόνο το πάνω φύλλο της στήλης. Οι άδειες στήλες μένουν άδειες.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      first: 'Χτίστε κάθε χρώμα από τον άσο. Στις στήλες κατεβείτε σε όποιο χρώμα.',
      rules: [
        'Χτίστε κάθε χρώμα στη βάση του, από τον άσο ως τον ρήγα.',
        'Στις στήλες τα φύλλα μπαίνουν σε φθίνουσα σειρά, σε οποιοδήποτε χρώμα: το 9 πάνω σε κάθε 10. Μετακινείται μόνο το πάνω φύλλο της στήλης. Οι άδειες στήλες μένουν άδειες.',
        'Στην αρχή οι ρηγάδες βρίσκονται στο κάτω μέρος των στηλών.',
      ],
    },
  },
  chance: (value) => `Κερδίζεται περίπου το ${percent(value)} των παρτίδων.`,
  unlimited: 'χωρίς όριο',
  tap: 'Κίνηση με ένα άγγιγμα',
  large: 'Μεγάλα φύλλα',
  colours: 'Τράπουλα τεσσάρων χρωμάτων',
  mirror: 'Για αριστερόχειρες',
  timer: 'Εμφάνιση χρόνου',
  sound: 'Ήχοι',
  felt: 'Χρώμα τραπεζιού',
  felts: { green: 'Πράσινο', blue: 'Μπλε', burgundy: 'Μπορντό', slate: 'Γκρι' },
  cardBack: 'Πίσω όψη φύλλων',
  backs: { rosette: 'Ροζέτα', lattice: 'Πλέγμα', waves: 'Κύματα' },
  motion: 'Κίνηση',
  motions: { slow: 'Αργή', usual: 'Κανονική', fast: 'Γρήγορη', none: 'Καμία' },
  played: 'Παιχνίδια',
  wins: 'Νίκες',
  rate: 'Ποσοστό νικών',
  percent,
  streak: 'Τρέχον σερί',
  longest: 'Καλύτερο σερί',
  fastest: 'Καλύτερος χρόνος',
  fewest: 'Οι λιγότερες κινήσεις',
  noGames: 'Τα στατιστικά αρχίζουν με την πρώτη σας παρτίδα.',
  shareDeal: 'Κοινή χρήση αυτής της παρτίδας',
  shareResult: 'Κοινή χρήση του αποτελέσματός μου',
  shareGame: 'Κοινή χρήση του παιχνιδιού μου (δείχνει τη λύση)',
  copied: 'Ο σύνδεσμος αντιγράφηκε',
  resultCopied: 'Το αποτέλεσμα αντιγράφηκε',
  notCopied: 'Ο σύνδεσμος δεν αντιγράφηκε',
  keys: 'Συντομεύσεις πληκτρολογίου',
  arrows: 'Από φύλλο σε φύλλο',
  enter: 'Πιάσιμο, άφημα',
  escape: 'Άκυρο',
  turn: 'Τράβηγμα ή ξαναμοίρασμα',
  describe: 'Ανάγνωση του τραπεζιού',

  // A first visit, the end of a game, and statistics.
  foundationSign: 'βάση',
  moveSign: (card, place) => `${card} → ${place}`,
  askRedeal: 'Ξαναμοίρασμα πριν από την πρώτη κίνηση; Πατήστε ξανά.',
  yourTurn: 'Η σειρά σας',
  tryAgain: 'Δοκιμή από εκεί',
  time: 'Χρόνος',
  moveCount: 'Κινήσεις',
  noHints: 'Χωρίς υποδείξεις',
  noUndo: 'Χωρίς αναίρεση',
  hardDeal: 'Δύσκολη παρτίδα',
  toCome: (verdict) => `Με τα επόμενα φύλλα υπόψη, ${verdict.charAt(0).toLowerCase() + verdict.slice(1)}`,
  winnableLike: (value) => `Αυτή η παρτίδα κερδίζεται, όπως περίπου το ${percent(value)} των παρτίδων.`,
  unwinnableBut: (value) => `Αυτή η παρτίδα δεν κερδίζεται· κερδίζεται περίπου το ${percent(value)}.`,
  date: dated,
  byDifficulty: 'Ανά δυσκολία',
  byWeek: 'Ανά εβδομάδα',
  wonOf: (won, games) => `Νίκες: ${won} από ${games}`,
  accessibility: 'Προσβασιμότητα',

  // The way back along a game.
  speed: (times) => `Ταχύτητα: ${times}×`,
  playOn: 'Παίξτε από εδώ',
  end: 'Πίσω στο τέλος',
  branch: 'Πίσω στην άλλη προσπάθεια',
  lastWon: (won, games) => `Νίκες στα τελευταία παιχνίδια: ${won} από ${games}`,
  takeOut: 'Εξαγωγή',
  noFile: 'Αν δεν εμφανιστεί αρχείο, αυτή η σελίδα δεν επιτρέπει λήψεις',
  bringIn: 'Εισαγωγή',
  broughtIn: (wins) => counted(wins, { one: 'Εισαγωγή # νίκης', other: 'Εισαγωγή # νικών' }),
  leftOut: (count) => `παραλείψεις: ${count}`,
  forget: 'Διαγραφή',
  askForget: 'Διαγραφή των ημιτελών παιχνιδιών, των στατιστικών και των αποτελεσμάτων ημέρας;',
  allGames: 'Όλα τα παιχνίδια και οι ρυθμίσεις',
  keep: 'Διατήρηση',
  forgotten: 'Διαγράφηκαν. Μπορείτε να τα επαναφέρετε μέχρι να κλείσετε το παράθυρο.',
  restore: 'Επαναφορά',
  restored: 'Έγινε επαναφορά',
  // The calendar.
  calendar: {
    calendarOf: (game) => (game ? `${game}: ημερολόγιο` : 'Ημερολόγιο'),
    previous: 'Προηγούμενος μήνας',
    next: 'Επόμενος μήνας',
    won: 'νίκη',
    later: 'νίκη αργότερα',
    helped: 'νίκη με τη λύση',
    tried: 'προσπάθεια χωρίς νίκη',
    missed: 'δεν παίχτηκε',
    today: 'σήμερα',
    future: 'δεν ήρθε ακόμη',
    shown: 'στο τραπέζι',
    streak: inARow,
    share: (won, days) => counted(days, { one: `Νίκες: ${won} σε # ημέρα`, other: `Νίκες: ${won} σε # ημέρες` }),
  },
  days: inARow,
  nextIn: (hours, minutes) => {
    const inHours = hours ? `${counted(hours, { one: '# ώρα', other: '# ώρες' })} και ` : '';
    return `Η επόμενη παρτίδα σε ${inHours}${counted(minutes, { one: '# λεπτό', other: '# λεπτά' })}`;
  },
  todays: 'Σημερινή παρτίδα',
  todaysAgain: 'Η σημερινή από την αρχή',
  yesterdays: 'Χθεσινή παρτίδα',
  randomDeal: 'Τυχαία παρτίδα',
  choose: 'Επιλογή δυσκολίας',
  anotherGame: 'Άλλο παιχνίδι',
  showsSolution: 'Το παιχνίδι μου (δείχνει τη λύση)',
  difficulties: { easy: 'Εύκολη', medium: 'Μέτρια', hard: 'Δύσκολη' },

  // By ear, by key, by any hand.
  speech: {
    ranks: ['άσος', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'βαλές', 'ντάμα', 'ρήγας'],
    card: (rank, suit) => `${rank} ${suit}`,
    // In Greek a semicolon asks.
    semicolon: '· ',
    below: (count) => `κάτω ${count}`,
    above: (count) => `πάνω ${count}`,
    targets: (count) => counted(count, { one: '# στόχος', other: '# στόχοι' }),
    inHand: (card) => `${card}, στο χέρι`,
    edge: 'άκρη του τραπεζιού',
    hint: (move) => `Υπόδειξη: ${move}`,
    onto: (card, onto) => `${card}, πάνω ${to(onto)}`,
    toPile: (card, pile) => `${card}, ${toTarget(pile)}`,
    toFoundation: (card) => `${card}, στη βάση`,
    remove: (card, other) => (other ? `${card}, μαζί με ${the(other)}` : `${card}, χωρίς ταίρι`),
    to: (card, target) => `${card} ${toTarget(target)}`,
    went: (card, pile, onto) => `${begun(card)}, τώρα ${toTarget(pile)}${onto ? `, πάνω ${to(onto)}` : ''}`,
    wentHome: (card) => `${begun(card)}, τώρα στη βάση`,
    removed: (card, other) => (other ? `Αφαιρέθηκαν: ${card} και ${other}` : `Αφαιρέθηκε: ${card}`),
    lifted: (card) => `Ανέβηκε: ${card}`,
    redealt: 'Τα φύλλα μοιράστηκαν ξανά',
    askRedeal: (turns) => `Καμία κίνηση ακόμη, ${turns}. Για ξαναμοίρασμα πατήστε ξανά S.`,
    nonePlayable: 'Κανένα φύλλο δεν παίζεται τώρα',
    askRank: 'Ποιο φύλλο; A άσος, 2 έως 9, 0 για το 10, J βαλές, Q ντάμα, K ρήγας.',
    askSuit: (rank) => `${begun(rank)}. Ποιο χρώμα; C σπαθί, D καρό, H κούπα, S μπαστούνι.`,
    unseen: (card) => `${begun(card)}: κλειστό φύλλο`,
    on: (card) => `από κάτω ${card}`,
    piles: (first, last) => `${first} έως ${last}`,
    row: (row) => `σειρά ${row}`,
    showing: 'Προβολή λύσης. Δεξί βέλος: μία κίνηση. Διάστημα: όλες. Escape: συνεχίζετε εσείς.',
    keys: {
      piles: 'Σε μια στοίβα με τον αριθμό της',
      playable: 'Επόμενο ή προηγούμενο φύλλο που παίζεται (ή στόχος)',
      ends: 'Κάτω ή πάνω φύλλο της στοίβας',
      goHint: 'Στο φύλλο της υπόδειξης',
      moves: 'Οι δυνατές κινήσεις μία μία',
      pile: 'Ανάγνωση αυτής της στοίβας',
      tops: 'Ανάγνωση των πάνω φύλλων',
      where: 'Εύρεση φύλλου με αξία και χρώμα',
      foundations: 'Ανάγνωση των βάσεων',
      state: 'Κατάσταση παιχνιδιού',
      last: 'Επανάληψη του τελευταίου μηνύματος',
      speed: 'Πιο γρήγορα ή πιο αργά',
    },
    look: 'Ματιά τριγύρω',
  },
  'legal-moves': 'Κινήσεις',
  brief: 'Σύντομες ανακοινώσεις',
  singleKeys: 'Συντομεύσεις με ένα πλήκτρο',
};
