import type { Texts } from '../en.js';
import { D, F, R } from '../letters.js';
import { counting, dating, numbering, rating } from '../words.js';

const counted = counting('it');
const dated = dating('it');
const percent = rating('it');

/** A card or a rank with its article, alone or after `su`. */
const article =
  (vowel: string, feminine: string, masculine: string) =>
  (card: string): string =>
    (/^(Asso|8)/.test(card) ? vowel : card.startsWith('Donna') ? feminine : masculine) + card;
const il = article('l’', 'la ', 'il ');
const sul = article('sull’', 'sulla ', 'sul ');
const un = article('un ', 'una ', 'un ');
const dal = article('dall’', 'dalla ', 'dal ');

const KINGS: Readonly<Record<string, string>> = {
  stay: 'I Re valgono 13 e non si possono togliere, perciò poche partite si possono vincere; altre regole lo permettono.',
  'with-queen': 'Un Re vale 13 e si toglie in coppia con una Donna.',
  alone: 'Un Re vale 13 e si toglie da solo.',
};

const DRAW = 'Dopo l’ultima ridistribuzione puoi sollevare una carta coperta da altre.';

export const it: Texts = {
  number: numbering('it'),
  comma: ', ',
  ranks: ['Asso', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Fante', 'Donna', 'Re'],
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
  discard: 'carte tolte',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, con ${counted(above, { one: 'una carta', other: '# carte' })} sopra`,
  empty: (pile) => `${pile}: posto vuoto`,
  holds: (pile, cards) => `${pile}: ${cards}.`,
  faceDown: (count) => counted(count, { one: '# carta a faccia in giù', other: '# carte a faccia in giù' }),
  left: (count) => counted(count, { one: 'ancora # carta nel mazzo', other: 'ancora # carte nel mazzo' }),
  draw: 'Pesca',
  recycle: 'Rivolta il pozzo',
  turnsLeft: (count) => counted(count, { one: 'ancora una volta', other: 'ancora # volte' }),
  stockSpent: 'Mazzo finito',
  redeal: 'Ridistribuisci',
  lift: 'Solleva',
  liftHint: 'Tocca una carta coperta da altre per portarla in cima alla sua pila.',

  toolbar: 'Partita',
  undo: 'Annulla',
  redo: 'Ripeti',
  restart: 'Ricomincia',
  new: 'Nuova partita',
  back: 'Partita precedente',
  hint: 'Sugge\u00adrimento',
  verdict: 'Si può vincere?',
  lesson: 'Trova l’errore',
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
  'no-progress': 'Partita bloccata: nessuna mossa fa progredire',
  begin: 'Gioca',
  resume: (moves) => `Continua, ${moves}`,
  victory: 'Hai vinto!',
  newBest: 'Nuovo record!',
  helped: 'Non conta: la soluzione è stata mostrata',
  again: 'Rivedi',
  replaying: 'Ripetizione. Tocca il tavolo o premi Esc per uscire.',
  replay: 'Ripetizione',
  stepBack: 'Mossa indietro',
  stepOn: 'Mossa avanti',
  play: 'Riproduci',
  pause: 'Pausa',
  toEnd: 'Alla fine',
  dealing: 'Distribuzione…',
  thinking: 'Ci sto pensando…',
  showing: 'Soluzione. Tocca il tavolo o premi Esc per continuare tu.',
  stopped: (moves) => `Soluzione fermata dopo ${moves}`,
  noHint: 'Qui nessuna mossa aiuta. Prova ad annullare.',
  threwAway: (move) => `La partita si è persa qui: ${move}`,
  prospects: {
    winnable: 'Si può ancora vincere',
    lost: 'Non si può più vincere',
    never: 'Questa partita non si può vincere',
    unknown: 'Non è stato possibile stabilire se si può vincere',
  },

  onto: (card, onto) => `${card} ${sul(onto)}`,
  toFoundation: (card) => `${card} sulla sua base`,
  toPile: (card, pile) => `${card} verso ${pile}`,
  remove: (card, other) => `Togli ${il(card)}${other ? ` e ${il(other)}` : ''}`,
  liftCard: (card) => `Solleva ${il(card)}`,
  comes: (card, pile) => `${card} arriva qui: ${pile}`,
  turnedUp: (card, pile) => `${card} a faccia in su: ${pile}`,
  held: (card, targets) => `${card} in mano. Può andare su: ${targets}.`,
  putBack: (card) => `${card}, di nuovo al suo posto`,
  refusals: {
    foundation: ({ base }) => `Le basi salgono nello stesso seme, a partire ${dal(base)}`,
    cell: 'In una cella sta una sola carta',
    empty: 'I posti vuoti restano vuoti',
    ace: 'Su un Asso non va nessuna carta',
    down: ({ lower, onto }) => `Su ${un(onto.rank)} va solo ${un(lower.rank)}`,
    suit: ({ lower, onto }) => `${sul(onto.card).replace('s', 'S')} va solo ${il(lower.card)}`,
    alternating: ({ lower, onto }) => `${sul(onto.card).replace('s', 'S')} va solo ${un(lower.rank)} dell’altro colore`,
    room: 'Ci sono troppo pochi posti liberi per spostare tante carte',
    stuck: 'Ora questa carta non si può spostare',
    covered: 'Si può spostare solo la carta in cima a una pila',
  },
  nothing: {
    undo: 'Niente da annullare',
    redo: 'Niente da ripetere',
    finish: 'Non tutte le carte possono ancora salire alle basi',
  },
  unavailable: 'Non disponibile qui',
  locked: 'Il tavolo è bloccato',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      rules: [
        'Per vincere porta in gioco tutto il mazzo.',
        'Sulle pile si scende di valore, qualunque sia il seme. Si muove solo la carta in cima a una pila.',
        'Una pila rimasta vuota riceve la carta successiva del mazzo.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules: ({ kings }) => [
        'Per vincere sgombra la piramide.',
        'Togli a coppie le carte libere che fanno dodici; un Asso vale 1, un Fante 11. La carta in cima al pozzo può far parte di una coppia. Pesca quando vuoi.',
        `Una Donna vale 12 e si toglie da sola. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'Queste due carte non fanno 12' },
      options: {
        recycles: 'Quante volte si rivolta il pozzo',
        kings: 'Re',
        'kings=stay': 'non si tolgono',
        'kings=with-queen': 'si tolgono con una Donna',
        'kings=alone': 'si tolgono da soli',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules: ({ draw }) => [
        'Porta tutte le carte sulle basi, salendo nello stesso seme a partire dall’Asso.',
        'Sui ventagli si scende nello stesso seme. Si muove solo la carta in cima a un ventaglio, e un ventaglio vuoto resta vuoto.',
        `Due volte puoi mescolare e ridistribuire le carte rimaste.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'I ventagli vuoti restano vuoti' },
      options: { draw: 'Sollevare una carta coperta da altre' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      rules: [
        'Porta tutte le carte sulle basi, salendo nello stesso seme a partire dall’Asso.',
        'Nelle colonne si scende di valore, qualunque sia il seme.',
        'Si muove solo la carta in cima a una colonna, e una colonna vuota resta vuota.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      rules: [
        'Porta tutte le carte sulle basi, salendo nello stesso seme a partire dall’Asso.',
        'Nelle colonne si scende di valore, qualunque sia il seme. Si muove solo la carta in cima a una colonna, e una colonna vuota resta vuota.',
        'All’inizio i Re stanno in fondo.',
      ],
    },
  },
  chance: (value) => `Si può vincere circa il ${percent(value)} delle partite.`,
  unlimited: 'senza limite',
  tap: 'Sposta con un tocco',
  large: 'Carte grandi',
  colours: 'Semi in quattro colori',
  mirror: 'Per mancini',
  timer: 'Mostra il tempo',
  sound: 'Suoni',
  felt: 'Colore del tavolo',
  felts: { green: 'Predefinito', blue: 'Blu', burgundy: 'Bordeaux', slate: 'Ardesia' },
  cardBack: 'Dorso delle carte',
  backs: { rosette: 'Rosone', lattice: 'Reticolo', waves: 'Onde' },
  played: 'Giocate',
  wins: 'Vinte',
  rate: '% di vittorie',
  percent,
  streak: 'Serie attuale',
  longest: 'Serie migliore',
  fastest: 'Miglior tempo',
  fewest: 'Meno mosse',
  shareDeal: 'Copia il link a questa partita',
  shareGame: 'Copia il link alle mie mosse',
  copied: 'Link copiato',
  notCopied: 'Non è stato possibile copiare il link',
  keys: 'Scorciatoie da tastiera',
  arrows: 'Di carta in carta',
  enter: 'Prendi, posa',
  escape: 'Annulla l’azione',
  turn: 'Pesca o ridistribuisci',
  describe: 'Leggi il tavolo ad alta voce',
};
