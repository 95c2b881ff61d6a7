import type { Texts } from '../en.js';
import { counting, dating, numbering } from '../words.js';

const counted = counting('pt');
const dated = dating('pt');

const isFeminine = (card: string): boolean => card.startsWith('Dama');

/** A card or a rank with its article. */
const o = (card: string): string => `${isFeminine(card) ? 'a' : 'o'} ${card}`;
const um = (rank: string): string => `${isFeminine(rank) ? 'uma' : 'um'} ${rank}`;

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Os Reis valem 13 e não podem ser retirados, por isso poucas distribuições podem ser ganhas; outras regras da casa permitem isso.',
  'with-queen': 'Um Rei vale 13 e é retirado junto com uma Dama.',
  alone: 'Um Rei vale 13 e é retirado sozinho.',
};

/** The Portuguese of Brazil. */
export const pt: Texts = {
  number: numbering('pt'),
  comma: ', ',
  ranks: ['Ás', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Valete', 'Dama', 'Rei'],
  suits: ['paus', 'ouros', 'copas', 'espadas'],
  letters: {},
  card: (rank, suit) => `${rank} de ${suit}`,
  run: (card, more) => `${card} e mais ${counted(more, { one: '# carta', other: '# cartas' })}`,

  table: 'Mesa de jogo',
  help: 'Use as setas para ir de carta em carta; a tecla ? mostra todos os atalhos.',
  cardRole: 'carta',
  column: (number) => `coluna ${number}`,
  fan: (number) => `leque ${number}`,
  pile: (number) => `pilha ${number}`,
  row: (row, place) => `fila ${row}, lugar ${place}`,
  cell: (number) => `célula ${number}`,
  foundation: (suit) => `base de ${suit}`,
  stock: 'monte',
  waste: 'descarte',
  discard: 'cartas retiradas',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, com ${counted(above, { one: '# carta', other: '# cartas' })} em cima`,
  empty: (pile) => `${pile}: lugar vazio`,
  holds: (pile, cards) => `${pile}: ${cards}.`,
  faceDown: (count) => counted(count, { one: '# carta virada para baixo', other: '# cartas viradas para baixo' }),
  left: (count) => counted(count, { one: 'resta # carta no monte', other: 'restam # cartas no monte' }),
  draw: 'Comprar',
  recycle: 'Virar o descarte',
  turnsLeft: (count) => counted(count, { one: 'mais uma vez', other: 'mais # vezes' }),
  stockSpent: 'Monte vazio',
  redeal: 'Redistribuir',
  lift: 'Subir',
  liftHint: 'Toque numa carta coberta para levá-la ao topo da sua pilha.',

  toolbar: 'Jogo',
  undo: 'Desfazer',
  redo: 'Refazer',
  restart: 'Recomeçar',
  new: 'Novo jogo',
  back: 'Jogo anterior',
  hint: 'Dica',
  verdict: 'Dá para ganhar?',
  lesson: 'Encontrar o erro',
  solution: 'Solução',
  stop: 'Parar',
  finish: 'Concluir',
  rules: 'Regras',
  settings: 'Ajustes',
  statistics: 'Estatísticas',
  share: 'Compar\u00adtilhar',
  more: 'Mais',
  close: 'Fechar',

  deal: (seed) => `Jogo ${seed}`,
  dailyDeal: (date) => `Jogo do dia · ${dated(date).replace(/^1 /, '1º ')}`,
  ownDeal: 'Jogo personalizado',
  moves: (count) => counted(count, { one: '# jogada', other: '# jogadas' }),
  won: (moves) => `Vitória em ${moves}`,
  'no-moves': 'Não há mais jogadas',
  'no-progress': 'Sem saída: nenhuma jogada faz avançar',
  victory: 'Você venceu!',
  newBest: 'Novo recorde!',
  helped: 'Não conta: a solução foi mostrada',
  again: 'Rever',
  replaying: 'Seu jogo está sendo repetido. Toque na mesa ou pressione uma tecla para parar.',
  dealing: 'Distribuindo…',
  thinking: 'Pensando…',
  showing: 'Solução em andamento. Toque na mesa ou pressione uma tecla para assumir o jogo.',
  stopped: (moves) => `Solução interrompida após ${moves}`,
  noHint: 'Nenhuma jogada ajuda aqui. Tente desfazer.',
  threwAway: (move) => `Foi aqui que o jogo se perdeu: ${move}`,
  prospects: {
    winnable: 'Ainda dá para ganhar',
    lost: 'O jogo não pode mais ser ganho',
    never: 'Esta distribuição não pode ser ganha',
    unknown: 'Não foi possível saber se dá para ganhar',
  },

  onto: (card, onto) => `${card} sobre ${o(onto)}`,
  toFoundation: (card) => `${card} para a sua base`,
  toPile: (card, pile) => `${card} para ${pile}`,
  remove: (card, other) => `Retirar ${o(card)}${other ? ` e ${o(other)}` : ''}`,
  liftCard: (card) => `Subir ${o(card)}`,
  comes: (card, pile) => `${card} vem para: ${pile}`,
  turnedUp: (card, pile) => `${card} virada para cima: ${pile}`,
  held: (card, targets) => `${card} na mão. Pode ir para: ${targets}.`,
  putBack: (card) => `${card}, de volta ao lugar`,
  refusals: {
    foundation: 'As bases sobem no mesmo naipe, a partir do Ás',
    cell: 'Em cada célula cabe só uma carta',
    empty: 'Lugares vazios continuam vazios',
    ace: 'Nenhuma carta vai sobre um Ás',
    down: ({ lower, onto }) => `Sobre ${um(onto.rank)} só vai ${um(lower.rank)}`,
    suit: ({ lower, onto }) => `Sobre ${o(onto.card)} só vai ${o(lower.card)}`,
    alternating: ({ lower, onto }) => `Sobre ${o(onto.card)} só vai ${um(lower.rank)} da outra cor`,
    room: 'Há poucos lugares livres para mover tantas cartas',
    stuck: 'Esta carta não tem para onde ir agora',
    covered: 'Só a carta de cima de uma pilha pode ser movida',
  },
  nothing: {
    undo: 'Nada para desfazer',
    redo: 'Nada para refazer',
    finish: 'Ainda não dá para levar todas as cartas às bases',
  },
  unavailable: 'Não disponível aqui',
  locked: 'A mesa está bloqueada',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      rules:
        'Nas pilhas as cartas descem de valor, em qualquer naipe. Só se move a carta de cima de uma pilha. Uma pilha que fica vazia recebe a próxima carta do monte. Coloque em jogo todo o monte para ganhar.',
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules: ({ kings }) =>
        `Retire pares de cartas livres que somem doze; um Ás vale 1, um Valete 11. Uma Dama vale 12 e é retirada sozinha. A carta de cima do descarte pode fazer parte de um par. Vire cartas do monte quando quiser. Limpe a pirâmide para ganhar. ${KINGS[String(kings)]}`,
      refusals: { twelve: 'Essas duas não somam 12' },
      options: {
        recycles: 'Viradas do descarte',
        kings: 'Reis',
        stay: 'não são retirados',
        'with-queen': 'retirados com uma Dama',
        alone: 'retirados sozinhos',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules:
        'Leve todas as cartas para as bases, subindo no mesmo naipe a partir do Ás. Nos leques as cartas descem no mesmo naipe. Só se move a carta de cima de um leque, e um leque vazio fica vazio. Duas vezes você pode embaralhar e redistribuir as cartas que restam.',
      refusals: { fan: 'Leques vazios continuam vazios' },
      options: { draw: 'Depois da última redistribuição, uma carta coberta pode subir' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      rules:
        'Leve todas as cartas para as bases, subindo no mesmo naipe a partir do Ás. Nas colunas as cartas descem de valor, em qualquer naipe. Só se move a carta de cima de uma coluna, e uma coluna vazia fica vazia.',
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      rules:
        'Leve todas as cartas para as bases, subindo no mesmo naipe a partir do Ás. Nas colunas as cartas descem de valor, em qualquer naipe. Só se move a carta de cima de uma coluna, e uma coluna vazia fica vazia. Os Reis começam por baixo de tudo.',
    },
  },
  chance: (percent) => `Cerca de ${percent}% das distribuições podem ser ganhas.`,
  unlimited: 'sem limite',
  tap: 'Mover com um toque',
  large: 'Cartas grandes',
  colours: 'Naipes em quatro cores',
  mirror: 'Para canhotos',
  timer: 'Mostrar o tempo',
  sound: 'Sons',
  felt: 'Cor da mesa',
  felts: { green: 'Padrão', blue: 'Azul', burgundy: 'Vinho', slate: 'Ardósia' },
  cardBack: 'Verso das cartas',
  backs: { rosette: 'Rosácea', lattice: 'Treliça', waves: 'Ondas' },
  played: 'Jogados',
  wins: 'Ganhos',
  streak: 'Sequência atual',
  longest: 'Melhor sequência',
  fastest: 'Melhor tempo',
  fewest: 'Menos jogadas',
  shareDeal: 'Copiar link deste jogo',
  shareGame: 'Copiar link das minhas jogadas',
  copied: 'Link copiado',
  notCopied: 'Não foi possível copiar o link',
  keys: 'Atalhos de teclado',
  arrows: 'De carta em carta',
  enter: 'Pegar, soltar',
  escape: 'Cancelar',
  turn: 'Virar ou redistribuir',
  describe: 'Ler a mesa em voz alta',
};
