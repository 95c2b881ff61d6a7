import type { Texts } from '../en.js';
import { D, R, V } from '../letters.js';
import { counting, dating, numbering } from '../words.js';

const counted = counting('fr');
const dated = dating('fr');

/** A card or a rank with its article. */
const le = (card: string): string =>
  card.startsWith('As') ? `l’${card}` : `${card.startsWith('Dame') ? 'la' : 'le'} ${card}`;
const un = (rank: string): string => `${rank === 'Dame' ? 'une' : 'un'} ${rank}`;

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Les Rois valent 13 et ne peuvent pas être retirés, si bien que peu de donnes sont gagnables\u202f; d’autres variantes le permettent.',
  'with-queen': 'Un Roi vaut 13 et se retire par paire avec une Dame.',
  alone: 'Un Roi vaut 13 et se retire seul.',
};

export const fr: Texts = {
  number: numbering('fr'),
  comma: ', ',
  ranks: ['As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Valet', 'Dame', 'Roi'],
  suits: ['trèfle', 'carreau', 'cœur', 'pique'],
  letters: { 11: V, 12: D, 13: R },
  card: (rank, suit) => `${rank} de ${suit}`,
  run: (card, more) => `${card} et ${counted(more, { one: '# autre carte', other: '# autres cartes' })}`,

  table: 'Table de jeu',
  help: 'Les flèches vont d’une carte à l’autre\u202f; appuyez sur\u00a0? pour voir tous les raccourcis.',
  cardRole: 'carte',
  column: (number) => `colonne ${number}`,
  fan: (number) => `éventail ${number}`,
  pile: (number) => `pile ${number}`,
  row: (row, place) => `rangée ${row}, place ${place}`,
  cell: (number) => `cellule ${number}`,
  foundation: (suit) => `fondation de ${suit}`,
  stock: 'talon',
  waste: 'défausse',
  discard: 'cartes retirées',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, ${counted(above, { one: '# carte', other: '# cartes' })} dessus`,
  empty: (pile) => `${pile}, vide`,
  holds: (pile, cards) => `${pile}\u00a0: ${cards}.`,
  faceDown: (count) => counted(count, { one: '# carte face cachée', other: '# cartes face cachée' }),
  left: (count) => counted(count, { one: 'encore # carte au talon', other: 'encore # cartes au talon' }),
  draw: 'Piocher',
  recycle: 'Retourner la défausse',
  turnsLeft: (count) => counted(count, { other: 'encore # fois' }),
  stockSpent: 'Talon épuisé',
  redeal: 'Redistribuer',
  lift: 'Remonter',
  liftHint: 'Touchez une carte recouverte pour la remonter au sommet de sa pile.',

  toolbar: 'Partie',
  undo: 'Annuler',
  redo: 'Rétablir',
  restart: 'Rejouer',
  new: 'Nouvelle partie',
  back: 'Partie précédente',
  hint: 'Indice',
  verdict: 'Gagnable\u202f?',
  lesson: 'Trouver l’erreur',
  solution: 'Solution',
  stop: 'Arrêter',
  finish: 'Terminer',
  rules: 'Règles',
  settings: 'Réglages',
  statistics: 'Statistiques',
  share: 'Partager',
  more: 'Plus',
  close: 'Fermer',

  deal: (seed) => `Donne ${seed}`,
  dailyDeal: (date) => `Donne du jour · ${dated(date).replace(/^1 /, '1er ')}`,
  ownDeal: 'Donne personnalisée',
  moves: (count) => counted(count, { one: '# coup', other: '# coups' }),
  won: (moves) => `Gagné en ${moves}`,
  'no-moves': 'Plus aucun coup possible',
  'no-progress': 'Impasse\u00a0: aucun coup ne fait avancer',
  victory: 'Gagné\u00a0!',
  newBest: 'Nouveau record\u00a0!',
  helped: 'Ne compte pas\u00a0: la solution a été montrée',
  again: 'Revoir',
  replaying: 'La partie se rejoue. Touchez la table ou une touche pour arrêter.',
  dealing: 'Distribution…',
  thinking: 'Réflexion…',
  showing: 'Solution en cours. Touchez la table ou une touche pour reprendre la main.',
  stopped: (moves) => `Solution arrêtée après ${moves}`,
  noHint: 'Aucun coup utile ici. Essayez d’annuler.',
  threwAway: (move) => `C’est ici que la partie a été perdue\u00a0: ${move}`,
  prospects: {
    winnable: 'On peut encore gagner',
    lost: 'On ne peut plus gagner',
    never: 'Cette donne ne peut pas être gagnée',
    unknown: 'Impossible de dire si l’on peut gagner',
  },

  onto: (card, onto) => `${card} sur ${le(onto)}`,
  toFoundation: (card) => `${card} sur sa fondation`,
  toPile: (card, pile) => `${card} vers ${pile}`,
  remove: (card, other) => `Retirer ${le(card)}${other ? ` et ${le(other)}` : ''}`,
  liftCard: (card) => `Remonter ${le(card)}`,
  comes: (card, pile) => `${card} arrive ici\u00a0: ${pile}`,
  turnedUp: (card, pile) => `${card} à découvert\u00a0: ${pile}`,
  held: (card, targets) => `${card} en main. Destinations possibles\u00a0: ${targets}.`,
  putBack: (card) => `${card}, carte reposée`,
  refusals: {
    foundation: 'Les fondations montent par couleur, à partir de l’As',
    cell: 'Une cellule ne contient qu’une carte',
    empty: 'Les places vides restent vides',
    ace: 'On ne pose rien sur un As',
    down: ({ lower, onto }) => `Sur ${un(onto.rank)}, on ne pose qu’${un(lower.rank)}`,
    suit: ({ lower, onto }) => `Sur ${le(onto.card)}, on ne pose que ${le(lower.card)}`,
    alternating: ({ lower, onto }) =>
      `Sur ${le(onto.card)}, on ne pose qu’${un(lower.rank)}, en alternant rouge et noir`,
    room: 'Trop peu de places libres pour déplacer autant de cartes',
    stuck: 'Cette carte ne peut aller nulle part pour l’instant',
    covered: 'Seule la carte du dessus d’une pile peut être déplacée',
  },
  nothing: {
    undo: 'Rien à annuler',
    redo: 'Rien à rétablir',
    finish: 'Toutes les cartes ne peuvent pas encore monter',
  },
  unavailable: 'Non disponible ici',
  locked: 'La table est verrouillée',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      rules:
        'Empilez en descendant, sans tenir compte de la couleur. Seule la carte du dessus d’une pile se déplace. Une pile vidée reçoit la carte suivante du talon. Sortez tout le talon pour gagner.',
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules: ({ kings }) =>
        `Retirez par paires les cartes libres qui font douze\u202f; un As vaut 1, un Valet 11. Une Dame vaut 12 et se retire seule. La carte du dessus de la défausse peut entrer dans une paire. Tirez quand vous voulez. Videz la pyramide pour gagner. ${KINGS[String(kings)]}`,
      refusals: { twelve: 'Ces deux cartes ne font pas 12' },
      options: {
        recycles: 'Retournements de la défausse',
        kings: 'Rois',
        stay: 'ne se retirent pas',
        'with-queen': 'se retirent avec une Dame',
        alone: 'se retirent seuls',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules:
        'Amenez toutes les cartes sur les fondations, en montant dans la couleur à partir de l’As. Sur les éventails, descendez dans la couleur. Seule la carte du dessus d’un éventail se déplace, et un éventail vide reste vide. Vous pouvez deux fois mélanger et redistribuer les cartes qui restent.',
      refusals: { fan: 'Les éventails vides restent vides' },
      options: { draw: 'Après la dernière redistribution, une carte recouverte peut être remontée' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      rules:
        'Amenez toutes les cartes sur les fondations, en montant dans la couleur à partir de l’As. Dans les colonnes, descendez sans tenir compte de la couleur. Seule la carte du dessus d’une colonne se déplace, et une colonne vide reste vide.',
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      rules:
        'Amenez toutes les cartes sur les fondations, en montant dans la couleur à partir de l’As. Dans les colonnes, descendez sans tenir compte de la couleur. Seule la carte du dessus d’une colonne se déplace, et une colonne vide reste vide. Au départ, les Rois sont tout au fond.',
    },
  },
  chance: (percent) => `Environ ${percent}\u00a0% des donnes peuvent être gagnées.`,
  unlimited: 'illimité',
  tap: 'Déplacer d’un seul appui',
  large: 'Grandes cartes',
  colours: 'Couleurs en quatre teintes',
  mirror: 'Pour gauchers',
  timer: 'Afficher le temps',
  sound: 'Sons',
  felt: 'Couleur du tapis',
  felts: { green: 'Par défaut', blue: 'Bleu', burgundy: 'Bordeaux', slate: 'Ardoise' },
  cardBack: 'Dos des cartes',
  backs: { rosette: 'Rosace', lattice: 'Treillis', waves: 'Vagues' },
  played: 'Parties jouées',
  wins: 'Parties gagnées',
  streak: 'Série en cours',
  longest: 'Meilleure série',
  fastest: 'Meilleur temps',
  fewest: 'Moins de coups',
  shareDeal: 'Copier le lien vers cette donne',
  shareGame: 'Copier le lien vers ma partie',
  copied: 'Lien copié',
  notCopied: 'Le lien n’a pas pu être copié',
  keys: 'Raccourcis clavier',
  arrows: 'D’une carte à l’autre',
  enter: 'Prendre, poser',
  escape: 'Annuler l’action',
  turn: 'Tirer ou redistribuer',
  describe: 'Lire la table à voix haute',
};
