import type { Translation } from '../untranslated.js';
import { D, F, R } from '../letters.js';
import { begun, counting, dating, numbering, rating } from '../words.js';

const counted = counting('it');
const dated = dating('it');
const percent = rating('it');

const RANKS = ['asso', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'fante', 'donna', 're'];

const FEMININE = /^(donna|base|cella|colonna|fila|pila|riserva)/;

/** A card, a rank, a pile or a percentage with its article, alone or after `su`. */
const article =
  (vowel: string, feminine: string, masculine: string) =>
  (name: string): string =>
    (/^(asso|8|11?(?!\d))/.test(name) ? vowel : FEMININE.test(name) ? feminine : masculine) + name;
const il = article('l’', 'la ', 'il ');
const sul = article('sull’', 'sulla ', 'sul ');
const un = article('un ', 'una ', 'un ');
const dal = article('dall’', 'dalla ', 'dal ');

/** Where a card goes: onto a pile, or into a cell or reserve. A bare number, as in short announcements, would be a card with its article. */
const verso = (pile: string): string =>
  /^\d+$/.test(pile) ? `a ${pile}` : /^(cella|riserva)/.test(pile) ? `nella ${pile}` : sul(pile);

/** A rank of the other colour than a suit’s. */
const opposed = (rank: string, suit: string): string =>
  `${un(rank)} ${suit === 'quadri' || suit === 'cuori' ? 'ner' : 'ross'}${rank === 'donna' ? 'a' : 'o'}`;

const KINGS: Readonly<Record<string, string>> = {
  stay: 'I re valgono 13 e non si possono togliere, perciò poche partite si possono vincere. Puoi cambiarlo qui sotto.',
  'with-queen': 'Un re (13) si toglie insieme a una donna.',
  alone: 'Un re (13) si toglie da solo.',
};

const DRAW = 'Dopo l’ultima ridistribuzione puoi sollevare una carta coperta da altre.';

const inARow = (days: number) => counted(days, { one: '# giorno di fila', other: '# giorni di fila' });

export const it: Translation = {
  number: numbering('it'),
  comma: ', ',
  ranks: RANKS,
  suits: ['fiori', 'quadri', 'cuori', 'picche'],
  letters: { 11: F, 12: D, 13: R },
  card: (rank, suit) => `${rank} di ${suit}`,
  run: (card, more) => `${card} e ${counted(more, { one: 'un’altra carta', other: 'altre # carte' })}`,

  table: 'Tavolo da gioco',
  help: 'Usa le frecce per andare di carta in carta; premi ? per tutte le scorciatoie.',
  cardRole: 'carta',
  column: (number) => `colonna ${number}`,
  fan: (number) => `ventaglio ${number}`,
  pile: (number) => `pila ${number}`,
  row: (row, place) => `fila ${row}, posto ${place}`,
  cell: (number) => `cella ${number}`,
  reserve: (number) => (number ? `riserva ${number}` : 'riserva'),
  foundation: (suit) => `base di ${suit}`,
  stock: 'mazzo',
  waste: 'pozzo',
  discard: 'scarti',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, con ${counted(above, { one: 'una carta', other: '# carte' })} sopra`,
  empty: (pile) => `${pile}, senza carte`,
  holds: (pile, cards) => `${pile}: ${cards}.`,
  faceDown: (count) => counted(count, { one: '# carta a faccia in giù', other: '# carte a faccia in giù' }),
  left: (count) =>
    count ? counted(count, { one: 'ancora # carta nel mazzo', other: 'ancora # carte nel mazzo' }) : 'mazzo finito',
  draw: 'Pesca',
  recycle: 'Rigira il pozzo',
  turnsLeft: (count, kind) => {
    const [turn, turns] = kind === 'redeals' ? ['ridistribuzione', 'ridistribuzioni'] : ['giro', 'giri'];
    return count ? counted(count, { one: `resta # ${turn}`, other: `restano # ${turns}` }) : `non restano ${turns}`;
  },
  stockSpent: 'Mazzo finito',
  redeal: 'Ridistribuisci',
  lift: 'Solleva',
  liftHint: 'Tocca una carta coperta da altre per portarla in cima alla sua pila.',

  toolbar: 'Partita',
  undo: 'Annulla',
  redo: 'Ripeti',
  restart: 'Ricomincia',
  new: 'Nuova partita',
  newShort: 'Nuova',
  back: 'Partita precedente',
  hint: 'Consiglio',
  verdict: 'Si può vincere?',
  lesson: 'Mostra l’errore',
  solution: 'Soluzione',
  stop: 'Ferma',
  finish: 'Completa',
  rules: 'Regole',
  settings: 'Opzioni',
  statistics: 'Statistiche',
  share: 'Condividi',
  more: 'Altro',
  close: 'Chiudi',

  deal: (seed) => `Partita ${seed}`,
  dailyDeal: (date) => `Partita del giorno · ${dated(date)}`,
  ownDeal: 'Partita personalizzata',
  moves: (count) => counted(count, { one: '# mossa', other: '# mosse' }),
  won: (moves) => `Vinta in ${moves}`,
  'no-moves': 'Non ci sono più mosse',
  'no-progress': 'Partita bloccata: non restano mosse utili',
  full: (moves) => `Limite di ${moves} raggiunto. Annulla per continuare.`,
  begin: 'Gioca',
  resume: (moves) => `Continua, ${moves}`,
  victory: 'Hai vinto!',
  newBest: 'Nuovo record!',
  firstWin: 'Prima vittoria!',
  helped: 'Non conta, perché hai visto la soluzione',
  wouldDo: (moves) => `Possibile in ${moves}`,
  soNear: 'C’eri quasi!',
  notThisTime: 'Stavolta no',
  nobody: 'Questa partita non si poteva vincere',
  short: (count) => counted(count, { one: 'Manca # carta', other: 'Mancano # carte' }),
  home: (cards, all) => counted(cards, { one: `# carta su ${all} a posto`, other: `# carte su ${all} a posto` }),
  lostAt: (move) => `Persa con la mossa ${move}`,
  showMe: 'Mostra',
  newWinnable: 'Partita vincibile',
  uncounted: 'Se guardi la soluzione, questa partita non conterà.',
  again: 'Rivedi',
  replaying: 'Ripetizione. Tocca il tavolo o premi Esc per uscire.',
  replay: 'Ripetizione',
  stepBack: 'Mossa indietro',
  stepOn: 'Mossa avanti',
  play: 'Riproduci',
  pause: 'Pausa',
  toEnd: 'Alla fine',
  dealing: 'Distribuzione…',
  canBeWon: 'Questa partita si può vincere',
  thinking: 'Ci sto pensando…',
  showing: 'Ecco una soluzione. Tocca il tavolo o premi Esc per continuare tu.',
  stopped: (moves) => `Soluzione fermata dopo ${moves}`,
  noHint: 'Qui nessuna mossa aiuta. Prova ad annullare.',
  threwAway: (move, better) => `Persa qui: ${move}${better && `. Meglio: ${better}`}`,
  prospects: {
    winnable: 'Si può ancora vincere',
    lost: 'Non si può più vincere',
    never: 'Questa partita non si può vincere',
    unknown: 'Non è stato possibile stabilire se si può vincere',
    open: 'Dipende dalla ridistribuzione',
  },

  onto: (card, onto) => `${begun(card)} ${sul(onto)}`,
  remove: (card, other) => `Togli ${il(card)}${other ? ` e ${il(other)}` : ''}`,
  liftCard: (card) => `Solleva ${il(card)}`,
  comes: (card, pile) => `${begun(card)} arriva ${verso(pile)}`,
  turnedUp: (card, pile) => `${begun(card)} a faccia in su: ${pile}`,
  held: (card, targets) => `${begun(card)}, in mano. Può andare su: ${targets}.`,
  heldInVain: (card) => `${begun(card)}, in mano. Per ora non può andare da nessuna parte.`,
  putBack: (card) => `${begun(card)}, di nuovo al suo posto`,
  refusals: {
    foundation: ({ base }) => `Le basi salgono nello stesso seme, a partire ${dal(base)}`,
    cell: 'In una cella sta una sola carta',
    empty: 'Le colonne vuote restano vuote',
    ace: 'Su un asso non va nessuna carta',
    down: ({ lower, onto }) => `Su ${un(onto.rank)} va solo ${un(lower.rank)}`,
    suit: ({ lower, onto }) => `${begun(sul(onto.card))} va solo ${il(lower.card)}`,
    alternating: ({ lower, onto }) => `${begun(sul(onto.card))} va solo ${opposed(lower.rank, onto.suit)}`,
    room: 'Non ci sono abbastanza posti liberi per spostare tante carte',
    stays: 'Questa carta non si può togliere',
    stuck: 'Ora questa carta non si può spostare',
    home: 'Le carte non possono lasciare la loro base',
    covered: 'Si può spostare solo la carta in cima a una pila',
  },
  unkept: 'Questa partita non può essere salvata: la memoria del browser è piena',
  heldElsewhere: 'Questa partita non può essere salvata qui: è aperta altrove',
  keptByLater: 'Questa partita non può essere salvata qui: una versione più recente ne ha salvata una',
  storageRefused: 'Questa partita non può essere salvata: il browser non lo consente',
  nothing: {
    undo: 'Niente da annullare',
    redo: 'Niente da ripetere',
    finish: 'Non si possono ancora portare tutte le carte sulle basi',
  },
  unavailable: 'Non disponibile qui',
  locked: 'Il tavolo è bloccato',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      first: 'Metti le carte in scala discendente, un 7 su un 8, e svuota il mazzo.',
      rules: [
        'Svuota il mazzo per vincere.',
        'Sulle pile si scende in qualsiasi seme: un 9 va su qualsiasi 10. Si muove solo la carta in cima a una pila.',
        'Una pila vuota riceve subito una carta dal mazzo.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      first: 'Tocca due carte libere che fanno 12 e libera la piramide.',
      rules: ({ kings }) => [
        'Libera la piramide per vincere.',
        'Togli a coppie le carte libere che fanno 12 (asso 1, fante 11). Si può usare anche la carta in cima al pozzo. Pesca quando vuoi.',
        `Una donna (12) si toglie da sola. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'Queste due carte non fanno 12' },
      options: {
        recycles: 'Giri extra del mazzo',
        kings: 'Re',
        'kings=stay': 'non si tolgono',
        'kings=with-queen': 'si tolgono con una donna',
        'kings=alone': 'si tolgono da soli',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      first: 'Sali da ogni asso nel suo seme. Sui ventagli scendi nello stesso seme.',
      rules: ({ draw }) => [
        'Completa ogni seme sulla sua base, dall’asso al re.',
        'Sui ventagli si scende nello stesso seme: il 9 di cuori va sul 10 di cuori. Si muove solo la carta in cima a un ventaglio. I ventagli vuoti restano vuoti.',
        `Puoi mescolare e ridistribuire due volte le carte rimaste.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'I ventagli vuoti restano vuoti' },
      options: { draw: 'Solleva una carta coperta da altre' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      first: 'Sali da ogni asso nel suo seme. Nelle colonne scendi in qualsiasi seme.',
      rules: [
        'Completa ogni seme sulla sua base, dall’asso al re.',
        'Nelle colonne si scende in qualsiasi seme: un 9 va su qualsiasi 10.',
        'Si muove solo la carta in cima a una colonna. Le colonne vuote restano vuote.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      first: 'Sali da ogni asso nel suo seme. Nelle colonne scendi in qualsiasi seme.',
      rules: [
        'Completa ogni seme sulla sua base, dall’asso al re.',
        'Nelle colonne si scende in qualsiasi seme: un 9 va su qualsiasi 10. Si muove solo la carta in cima a una colonna. Le colonne vuote restano vuote.',
        'All’inizio i re stanno in fondo alle colonne.',
      ],
    },
  },
  chance: (value) => `Si può vincere circa ${il(percent(value))} delle partite.`,
  unlimited: 'senza limite',
  tap: 'Sposta le carte con un tocco',
  large: 'Carte grandi',
  colours: 'Semi in quattro colori',
  mirror: 'Per mancini',
  timer: 'Mostra il tempo',
  sound: 'Suoni',
  felt: 'Colore del tavolo',
  felts: { green: 'Verde', blue: 'Blu', burgundy: 'Bordeaux', slate: 'Ardesia' },
  cardBack: 'Dorso delle carte',
  backs: { rosette: 'Rosone', lattice: 'Reticolo', waves: 'Onde' },
  played: 'Giocate',
  wins: 'Vinte',
  rate: '% di vittorie',
  percent,
  streak: 'Serie attuale',
  longest: 'Serie migliore',
  fastest: 'Miglior tempo',
  fewest: 'Minimo di mosse',
  shareDeal: 'Condividi questa partita',
  shareGame: 'Condividi le mie mosse (mostrano la soluzione)',
  copied: 'Link copiato',
  notCopied: 'Non è stato possibile copiare il link',
  keys: 'Scorciatoie da tastiera',
  arrows: 'Di carta in carta',
  enter: 'Prendi, posa',
  escape: 'Rinuncia',
  turn: 'Pesca o ridistribuisci',
  describe: 'Leggi il tavolo ad alta voce',

  // A first visit, the end of a game, and statistics.
  foundationSign: 'base',
  moveSign: (card, place) => `${card} → ${place}`,
  askRedeal: (turns) => `Nessuna mossa fatta, ${turns}. Premi di nuovo per ridistribuire.`,
  yourTurn: 'Tocca a te',
  tryAgain: 'Prova da lì',
  time: 'Tempo',
  moveCount: 'Mosse',
  noHints: 'Nessun consiglio',
  noUndo: 'Nessun annullamento',
  hardDeal: 'Partita difficile',
  toCome: (verdict) => `Con le carte che devono uscire, ${verdict.charAt(0).toLowerCase() + verdict.slice(1)}`,
  winnableLike: (value) => `Questa partita si può vincere, come circa ${il(percent(value))} delle partite.`,
  unwinnableBut: (value) => `Questa partita non si può vincere; circa ${il(percent(value))} sì.`,
  date: dated,
  byDifficulty: 'Per difficoltà',
  byWeek: 'Per settimana',
  wonOf: (won, games) => `${won} vinte su ${games}`,
  accessibility: 'Accessibilità',

  // The way back along a game.
  speed: (times) => `Velocità: ${times}×`,
  playOn: 'Gioca da qui',
  end: 'Torna alla fine',
  branch: 'Torna all’altro tentativo',
  lastWon: (won, games) => {
    const wins = counted(won, { one: '# vittoria', other: '# vittorie' });
    return `${wins} ${games === 1 ? 'in 1 partita' : `nelle ultime ${games} partite`}`;
  },
  takeOut: 'Esporta',
  noFile: 'Se non compare alcun file, questa pagina non consente i download',
  bringIn: 'Importa',
  broughtIn: (wins) => counted(wins, { one: '# vittoria importata', other: '# vittorie importate' }),
  leftOut: (count) => `ignorate: ${count}`,
  forget: 'Elimina',
  askForget: 'Eliminare le partite non finite, le statistiche e i risultati giornalieri?',
  allGames: 'Tutti i giochi e le opzioni',
  keep: 'Conserva',
  forgotten: 'Eliminato. Puoi ripristinare tutto finché non chiudi questo pannello.',
  restore: 'Ripristina',
  restored: 'Ripristinato',
  // The calendar.
  calendar: {
    calendarOf: (game) => (game ? `${game}: calendario` : 'Calendario'),
    previous: 'Mese precedente',
    next: 'Mese successivo',
    won: 'vinto',
    later: 'vinto più tardi',
    helped: 'vinto con aiuto',
    tried: 'provato',
    missed: 'saltato',
    today: 'oggi',
    future: 'in arrivo',
    shown: 'sul tavolo',
    streak: inARow,
    share: (won, days) => counted(days, { one: `${won} su # giorno vinto`, other: `${won} su # giorni vinti` }),
  },
  days: inARow,
  nextIn: (hours, minutes) => `Prossima partita tra ${hours ? `${hours} h ` : ''}${minutes} min`,
  todays: 'Partita di oggi',
  todaysAgain: 'Ricomincia quella di oggi',
  yesterdays: 'Partita di ieri',
  randomDeal: 'Partita a caso',
  choose: 'Scegli la difficoltà',
  anotherGame: 'Un’altra partita',
  showsSolution: 'Le mie mosse (mostrano la soluzione)',
  difficulties: { easy: 'Facile', medium: 'Media', hard: 'Difficile' },
  // By ear, by key, by any hand.
  speech: {
    // As short as letters.
    ranks: RANKS,
    card: (rank, suit) => `${rank} ${suit}`,
    semicolon: '; ',
    below: (count) => `${count} sotto`,
    above: (count) => `${count} sopra`,
    targets: (count) => counted(count, { one: '# destinazione', other: '# destinazioni' }),
    inHand: (card) => `${card}, in mano`,
    edge: 'bordo del tavolo',
    hint: (move) => `Consiglio: ${move}`,
    onto: (card, onto) => `${card}, ${sul(onto)}`,
    toPile: (card, pile) => `${card}, ${verso(pile)}`,
    toFoundation: (card) => `${card}, sulla sua base`,
    remove: (card, other) =>
      other ? `${card}, da togliere con ${il(other)}` : `${card}, da togliere senza altre carte`,
    to: (card, target) => `${card} ${verso(target)}`,
    went: (card, pile, onto) => `${begun(card)} passa ${verso(pile)}${onto ? `, ${sul(onto)}` : ''}`,
    wentHome: (card) => `${begun(card)} passa sulla sua base`,
    removed: (card, other) => (other ? `Tolte: ${card} e ${other}` : `Tolta: ${card}`),
    lifted: (card) => `${begun(card)} sale in cima`,
    redealt: 'Carte ridistribuite',
    askRedeal: (turns) => `Nessuna mossa fatta, ${turns}. Premi di nuovo S per ridistribuire.`,
    nonePlayable: 'Ora non si può giocare nessuna carta',
    askRank: 'Valore? A, da 2 a 9, 0 per il 10, J per il fante, Q per la donna, K per il re.',
    askSuit: (rank) => `${begun(rank)}. Seme? C per fiori, D per quadri, H per cuori, S per picche.`,
    unseen: (card) => `${begun(card)} è a faccia in giù`,
    on: (card) => sul(card),
    piles: (first, last) => `da ${first} a ${last}`,
    row: (row) => `fila ${row}`,
    showing: 'Ecco una soluzione. Freccia destra: mossa successiva. Spazio: tutte. Escape: continui tu.',
    keys: {
      piles: 'Vai a una pila con il suo numero',
      playable: 'Carta giocabile o destinazione successiva o precedente',
      ends: 'Carta in fondo o in cima alla pila',
      goHint: 'Vai alla carta del consiglio',
      moves: 'Scorri le mosse possibili',
      pile: 'Leggi questa pila',
      tops: 'Leggi le carte in cima',
      where: 'Trova una carta per valore e seme',
      foundations: 'Leggi le basi',
      state: 'Stato della partita',
      last: 'Ripeti l’annuncio',
      speed: 'Più veloce o più lento',
    },
    look: 'Esplora il tavolo',
  },
  'legal-moves': 'Mosse',
  brief: 'Annunci brevi',
  singleKeys: 'Scorciatoie con un tasto solo',
};
