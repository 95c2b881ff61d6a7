import type { Texts } from '../en.js';
import { counting, dating, numbering } from '../words.js';

const counted = counting('es');
const dated = dating('es');

const isFeminine = (card: string): boolean => /^(Reina|Jota)/.test(card);

/** A card or a rank with its article. */
const el = (card: string): string => `${isFeminine(card) ? 'la' : 'el'} ${card}`;
const un = (rank: string): string => `${isFeminine(rank) ? 'una' : 'un'} ${rank}`;

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Los Reyes valen 13 y no se pueden retirar, así que pocos repartos se pueden ganar; otras reglas de la casa lo permiten.',
  'with-queen': 'Un Rey vale 13 y se retira en pareja con una Reina.',
  alone: 'Un Rey vale 13 y se retira solo.',
};

export const es: Texts = {
  number: numbering('es'),
  comma: ', ',
  ranks: ['As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jota', 'Reina', 'Rey'],
  suits: ['tréboles', 'diamantes', 'corazones', 'picas'],
  letters: {},
  card: (rank, suit) => `${rank} de ${suit}`,
  run: (card, more) => `${card} y ${counted(more, { one: '# carta más', other: '# cartas más' })}`,

  table: 'Mesa de juego',
  help: 'Usa las flechas para ir de carta en carta; pulsa ? para ver todos los atajos.',
  cardRole: 'carta',
  column: (number) => `columna ${number}`,
  fan: (number) => `abanico ${number}`,
  pile: (number) => `montón ${number}`,
  row: (row, place) => `fila ${row}, lugar ${place}`,
  cell: (number) => `celda ${number}`,
  foundation: (suit) => `base de ${suit}`,
  stock: 'mazo',
  waste: 'descarte',
  discard: 'cartas retiradas',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, con ${counted(above, { one: '# carta', other: '# cartas' })} encima`,
  empty: (pile) => `${pile}, sin cartas`,
  holds: (pile, cards) => `${pile}: ${cards}.`,
  faceDown: (count) => counted(count, { one: '# carta boca abajo', other: '# cartas boca abajo' }),
  left: (count) => counted(count, { one: 'queda # carta en el mazo', other: 'quedan # cartas en el mazo' }),
  draw: 'Robar',
  recycle: 'Dar la vuelta al descarte',
  turnsLeft: (count) => counted(count, { one: 'queda una vez', other: 'quedan # veces' }),
  stockSpent: 'Mazo agotado',
  redeal: 'Repartir',
  lift: 'Subir',
  liftHint: 'Toca una carta tapada para subirla a lo alto de su montón.',

  toolbar: 'Partida',
  undo: 'Deshacer',
  redo: 'Rehacer',
  restart: 'Reiniciar',
  new: 'Nueva partida',
  back: 'Partida anterior',
  hint: 'Pista',
  verdict: '¿Se puede ganar?',
  lesson: 'Buscar mi error',
  solution: 'Solución',
  stop: 'Detener',
  finish: 'Terminar',
  rules: 'Reglas',
  settings: 'Ajustes',
  statistics: 'Estadísticas',
  share: 'Compartir',
  more: 'Más',
  close: 'Cerrar',

  deal: (seed) => `Partida ${seed}`,
  dailyDeal: (date) => `Partida del día · ${dated(date)}`,
  ownDeal: 'Reparto personalizado',
  moves: (count) => counted(count, { one: '# jugada', other: '# jugadas' }),
  won: (moves) => `Ganada en ${moves}`,
  'no-moves': 'No quedan jugadas',
  'no-progress': 'Sin salida: ninguna jugada permite avanzar',
  dealing: 'Repartiendo…',
  thinking: 'Pensando…',
  showing: 'Solución en curso. Toca la mesa o pulsa una tecla para seguir tú.',
  stopped: (moves) => `Solución detenida tras ${moves}`,
  noHint: 'Aquí no ayuda ninguna jugada. Prueba a deshacer.',
  threwAway: (move) => `La partida se perdió aquí: ${move}`,
  prospects: {
    winnable: 'Todavía se puede ganar',
    lost: 'Ya no se puede ganar',
    never: 'Este reparto no se puede ganar',
    unknown: 'No se pudo averiguar si se puede ganar',
  },

  onto: (card, onto) => `${card} sobre ${el(onto)}`,
  toFoundation: (card) => `${card} a su base`,
  toPile: (card, pile) => `${card} a ${pile}`,
  remove: (card, other) => `Retirar ${el(card)}${other ? ` y ${el(other)}` : ''}`,
  liftCard: (card) => `Subir ${el(card)}`,
  comes: (card, pile) => `${card} llega aquí: ${pile}`,
  turnedUp: (card, pile) => `${card} queda boca arriba: ${pile}`,
  held: (card, targets) => `${card} en la mano. Puede ir a: ${targets}.`,
  putBack: (card) => `${card}, de vuelta en su sitio`,
  refusals: {
    foundation: 'Las bases suben por palo, desde el As',
    cell: 'En una celda solo cabe una carta',
    empty: 'Los lugares vacíos no se pueden ocupar',
    ace: 'Sobre un As no va ninguna carta',
    down: ({ lower, onto }) => `Sobre ${un(onto.rank)} solo va ${un(lower.rank)}`,
    suit: ({ lower, onto }) => `Sobre ${el(onto.card)} solo va ${el(lower.card)}`,
    alternating: ({ lower, onto }) => `Sobre ${el(onto.card)} solo va ${un(lower.rank)} del otro color`,
    room: 'Faltan lugares libres para mover tantas cartas',
    stuck: 'Esta carta no se puede mover ahora',
    covered: 'Solo se puede mover la carta de arriba de un montón',
  },
  nothing: {
    undo: 'No hay nada que deshacer',
    redo: 'No hay nada que rehacer',
    finish: 'Aún no se pueden subir todas las cartas',
  },
  unavailable: 'No disponible aquí',
  locked: 'La mesa está bloqueada',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      rules:
        'Coloca las cartas en los montones en orden descendente, sin importar el palo. Solo se mueve la carta superior de un montón. Un montón que queda vacío recibe la siguiente carta del mazo. Saca todo el mazo para ganar.',
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules: ({ kings }) =>
        `Retira parejas de cartas libres que sumen doce; un As vale 1, una Jota 11. Una Reina vale 12 y se retira sola. La carta superior del descarte puede formar parte de una pareja. Saca cartas cuando quieras. Despeja la pirámide para ganar. ${KINGS[String(kings)]}`,
      refusals: { twelve: 'Esas dos no suman 12' },
      options: {
        recycles: 'Vueltas del descarte',
        kings: 'Reyes',
        stay: 'no se retiran',
        'with-queen': 'se retiran con una Reina',
        alone: 'se retiran solos',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules:
        'Lleva todas las cartas a las bases, en orden ascendente por palo desde el As. En los abanicos se desciende por palo. Solo se mueve la carta superior de un abanico, y un abanico vacío queda vacío. Puedes barajar y volver a repartir dos veces las cartas que quedan.',
      refusals: { fan: 'Los abanicos vacíos no se pueden ocupar' },
      options: { draw: 'Tras repartir por última vez puedes subir una carta tapada' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      rules:
        'Lleva todas las cartas a las bases, en orden ascendente por palo desde el As. En las columnas se desciende sin importar el palo. Solo se mueve la carta superior de una columna, y una columna vacía queda vacía.',
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      rules:
        'Lleva todas las cartas a las bases, en orden ascendente por palo desde el As. En las columnas se desciende sin importar el palo. Solo se mueve la carta superior de una columna, y una columna vacía queda vacía. Los Reyes empiezan abajo del todo.',
    },
  },
  chance: (percent) => `Se puede ganar cerca del ${percent}\u00a0% de los repartos.`,
  unlimited: 'sin límite',
  tap: 'Mover con un toque',
  large: 'Cartas grandes',
  colours: 'Palos en cuatro colores',
  mirror: 'Para zurdos',
  timer: 'Mostrar el tiempo',
  sound: 'Sonidos',
  felt: 'Color de la mesa',
  felts: { green: 'Predeterminado', blue: 'Azul', burgundy: 'Burdeos', slate: 'Pizarra' },
  cardBack: 'Dorso de las cartas',
  backs: { rosette: 'Rosetón', lattice: 'Celosía', waves: 'Olas' },
  played: 'Jugadas',
  wins: 'Ganadas',
  streak: 'Racha actual',
  longest: 'Mejor racha',
  fastest: 'Mejor tiempo',
  fewest: 'Menos jugadas',
  shareDeal: 'Copiar enlace a este reparto',
  shareGame: 'Copiar enlace a mi partida',
  copied: 'Enlace copiado',
  notCopied: 'No se pudo copiar el enlace',
  keys: 'Atajos de teclado',
  arrows: 'Ir de carta en carta',
  enter: 'Tomar, soltar',
  escape: 'Cancelar',
  turn: 'Sacar o volver a repartir',
  describe: 'Leer la mesa en voz alta',
};
