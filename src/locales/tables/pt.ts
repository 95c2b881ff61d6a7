import type { Translation } from '../untranslated.js';
import { begun, counting, dating, numbering, rating } from '../words.js';

const day = dating('pt');
const dated = (date: string): string => day(date).replace(/^1 /, '1º ');
const percent = rating('pt');

const RANKS = ['ás', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'valete', 'dama', 'rei'];

const isFeminine = (name: string): boolean => /^(dama|base|coluna|célula|fila|pilha|reserva)/.test(name);

/** A card, a rank or a pile with its article. */
const o = (name: string): string => `${isFeminine(name) ? 'a' : 'o'} ${name}`;
const um = (rank: string): string => `${isFeminine(rank) ? 'uma' : 'um'} ${rank}`;

/** A pile that a card goes to. A bare number, as in short announcements, would be a card with its article. */
const para = (pile: string): string => `para ${/^\d+$/.test(pile) ? pile : o(pile)}`;

/** A rank of the other colour than a suit’s. */
const opposed = (rank: string, suit: string): string =>
  `${um(rank)} ${suit === 'ouros' || suit === 'copas' ? 'pret' : 'vermelh'}${isFeminine(rank) ? 'a' : 'o'}`;

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Os reis (13) ficam. É possível mudar isso abaixo.',
  'with-queen': 'Um rei (13) é retirado junto com uma dama.',
  alone: 'Um rei (13) é retirado sozinho.',
};

export const DRAW = 'Depois da última redistribuição, é possível subir uma carta coberta por outras.';

/** What is counted, by the plurals of a country: nought takes the singular in Brazil, and the plural in Portugal. */
export const countsOf = (tag: 'pt' | 'pt-PT') => {
  const counted = counting(tag);
  return {
    run: (card, more) => `${card} e mais ${counted(more, { one: '# carta', other: '# cartas' })}`,
    covered: (card, above) => `${card}, com ${counted(above, { one: '# carta', other: '# cartas' })} em cima`,
    faceDown: (count) => counted(count, { one: '# carta virada para baixo', other: '# cartas viradas para baixo' }),
    left: (count) =>
      count
        ? counted(count, { one: 'resta # carta no monte', other: 'restam # cartas no monte' })
        : 'não restam cartas no monte',
    turnsLeft: (count, kind) => {
      const [turn, turns] = kind === 'redeals' ? ['redistribuição', 'redistribuições'] : ['passagem', 'passagens'];
      return count ? counted(count, { one: `resta # ${turn}`, other: `restam # ${turns}` }) : `não restam ${turns}`;
    },
    moves: (count) => counted(count, { one: '# jogada', other: '# jogadas' }),
    short: (count) => counted(count, { one: 'Falta # carta', other: 'Faltam # cartas' }),
    days: (days) => counted(days, { one: '# dia seguido', other: '# dias seguidos' }),
    lastWon: (won, games) => {
      const wins = counted(won, { one: '# vitória', other: '# vitórias' });
      return `${wins} ${games === 1 ? 'em 1 jogo' : `nos últimos ${games} jogos`}`;
    },
    broughtIn: (wins) => counted(wins, { one: '# vitória importada', other: '# vitórias importadas' }),
  } satisfies Partial<Translation>;
};

const counts = countsOf('pt');
const counted = counting('pt');

/** The Portuguese of Brazil. */
export const pt: Translation = {
  ...counts,
  number: numbering('pt'),
  comma: ', ',
  ranks: RANKS,
  suits: ['paus', 'ouros', 'copas', 'espadas'],
  letters: {},
  card: (rank, suit) => `${rank} de ${suit}`,

  table: 'Mesa de jogo',
  help: 'Use as setas para ir de carta em carta; a tecla ? mostra todos os atalhos.',
  cardRole: 'carta',
  column: (number) => `coluna ${number}`,
  fan: (number) => `leque ${number}`,
  pile: (number) => `pilha ${number}`,
  row: (row, place) => `fila ${row}, lugar ${place}`,
  cell: (number) => `célula ${number}`,
  reserve: (number) => (number ? `reserva ${number}` : 'reserva'),
  foundation: (suit) => `base de ${suit}`,
  stock: 'monte',
  waste: 'descarte',
  discard: 'pilha de retiradas',
  at: (card, pile) => `${card}, ${pile}`,
  empty: (pile) => `${pile}, sem cartas`,
  holds: (pile, cards) => `${pile}: ${cards}.`,
  draw: 'Comprar',
  recycle: 'Virar o descarte',
  stockSpent: 'Monte vazio',
  redeal: 'Redistribuir',
  lift: 'Subir',
  liftHint: 'Toque numa carta coberta por outras para levá-la ao topo da sua pilha.',

  toolbar: 'Jogo',
  undo: 'Desfazer',
  redo: 'Refazer',
  restart: 'Recomeçar',
  new: 'Novo jogo',
  newShort: 'Novo',
  back: 'Jogo anterior',
  hint: 'Dica',
  verdict: 'Dá para ganhar?',
  lesson: 'Mostrar o erro',
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
  dailyDeal: (date) => `Jogo do dia · ${dated(date)}`,
  ownDeal: 'Jogo personalizado',
  won: (moves) => `Vitória em ${moves}`,
  'no-moves': 'Não há mais jogadas',
  'no-progress': 'Sem saída: não há mais jogadas úteis',
  full: (moves) => `Limite de ${moves} atingido. Volte atrás para continuar.`,
  begin: 'Jogar',
  resume: (moves) => `Continuar, ${moves}`,
  victory: 'Você venceu!',
  newBest: 'Novo recorde!',
  firstWin: 'Primeira vitória!',
  helped: 'Não conta, porque a solução foi mostrada',
  wouldDo: (moves) => `Melhor solução conhecida: ${moves}`,
  soNear: 'Foi por pouco!',
  notThisTime: 'Não foi desta vez',
  nobody: 'Este jogo não podia ser ganho',
  home: (cards, all) => `${cards} de ${all} cartas nas bases`,
  lostAt: (move) => `Perdido na jogada ${move}`,
  showMe: 'Mostrar',
  newWinnable: 'Novo jogo com solução',
  uncounted: 'Se a solução for mostrada, este jogo não contará.',
  again: 'Rever',
  replaying: 'Repetição. Pressione a mesa ou Esc para sair.',
  replay: 'Repetição',
  stepBack: 'Jogada anterior',
  stepOn: 'Próxima jogada',
  play: 'Reproduzir',
  pause: 'Pausar',
  toEnd: 'Ir para o fim',
  dealing: 'Distribuindo…',
  canBeWon: 'É possível ganhar este jogo',
  thinking: 'Pensando…',
  showing: 'Mostrando uma solução. Pressione a mesa ou Esc para assumir o jogo.',
  stopped: (moves) => `Solução interrompida após ${moves}`,
  noHint: 'Nenhuma jogada ajuda aqui. Tente desfazer.',
  threwAway: (move, better) => `Perdido aqui: ${move}${better && `. Melhor: ${better}`}`,
  prospects: {
    winnable: 'Ainda dá para ganhar',
    lost: 'Não dá mais para ganhar',
    never: 'Não é possível ganhar este jogo',
    unknown: 'Não foi possível saber se dá para ganhar',
    open: 'Depende da redistribuição',
  },

  onto: (card, onto) => `${begun(card)} sobre ${o(onto)}`,
  remove: (card, other) => `Retirar ${o(card)}${other ? ` e ${o(other)}` : ''}`,
  liftCard: (card) => `Subir ${o(card)}`,
  comes: (card, pile) => `${begun(card)} vem ${para(pile)}`,
  turnedUp: (card, pile) => `Carta virada para cima: ${card}, ${pile}`,
  held: (card, targets) => `${begun(card)}, na mão. Pode ir para: ${targets}.`,
  heldInVain: (card) => `${begun(card)}, na mão. Agora não pode ir para lugar nenhum.`,
  putBack: (card) => `${begun(card)}, de volta ao lugar`,
  refusals: {
    foundation: ({ base }) => `As bases sobem no mesmo naipe, a partir d${o(base)}`,
    cell: 'Em cada célula cabe só uma carta',
    empty: 'As colunas vazias continuam vazias',
    ace: 'Nenhuma carta vai sobre um ás',
    down: ({ lower, onto }) => `Sobre ${um(onto.rank)} só vai ${um(lower.rank)}`,
    suit: ({ lower, onto }) => `Sobre ${o(onto.card)} só vai ${o(lower.card)}`,
    alternating: ({ lower, onto }) => `Sobre ${o(onto.card)} só vai ${opposed(lower.rank, onto.suit)}`,
    room: 'Não há lugares livres suficientes para mover tantas cartas',
    stays: 'Esta carta não pode ser retirada',
    stuck: 'Esta carta não tem para onde ir agora',
    home: 'As cartas não podem sair da sua base',
    covered: 'Só a carta de cima de uma pilha pode ser movida',
  },
  unkept: 'Este jogo não pode ser salvo: o armazenamento do navegador está cheio',
  heldElsewhere: 'Este jogo não pode ser salvo aqui: está aberto em outro lugar',
  keptByLater: 'Este jogo não pode ser salvo aqui: uma versão mais recente já salvou um',
  storageRefused: 'Este jogo não pode ser salvo: o navegador não permite',
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
      first: 'Empilhe em ordem decrescente, em qualquer naipe, 7 sobre 8, e esvazie o monte.',
      rules: [
        'Esvazie o monte para ganhar.',
        'Nas pilhas as cartas descem em qualquer naipe: um 9 vai sobre qualquer 10. Só se move a carta de cima de uma pilha.',
        'Uma pilha vazia recebe logo uma carta do monte.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      first: 'Toque em duas cartas livres que somem 12 e limpe a pirâmide.',
      rules: ({ kings }) => [
        'Limpe a pirâmide para ganhar.',
        'Retire pares de cartas livres que somem 12 (ás 1, valete 11). A carta de cima do descarte também serve. Compre cartas do monte quando quiser.',
        `Uma dama (12) é retirada sozinha. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'Essas duas não somam 12' },
      options: {
        recycles: 'Passagens extras pelo monte',
        kings: 'Reis',
        'kings=stay': 'não são retirados',
        'kings=with-queen': 'retirados com uma dama',
        'kings=alone': 'retirados sozinhos',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      first: 'Suba cada naipe a partir do ás. Nos leques, desça no mesmo naipe.',
      rules: ({ draw }) => [
        'Complete cada naipe na sua base, do ás ao rei.',
        'Nos leques as cartas descem no mesmo naipe: o 9 de copas vai sobre o 10 de copas. Só se move a carta de cima de um leque. Os leques vazios continuam vazios.',
        `Você pode embaralhar e redistribuir duas vezes as cartas que restam.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'Os leques vazios continuam vazios' },
      options: { draw: 'Subir uma carta coberta por outras' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      first: 'Suba cada naipe a partir do ás. Nas colunas, desça em qualquer naipe.',
      rules: [
        'Complete cada naipe na sua base, do ás ao rei.',
        'Nas colunas as cartas descem em qualquer naipe: um 9 vai sobre qualquer 10.',
        'Só se move a carta de cima de uma coluna. As colunas vazias continuam vazias.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      first: 'Suba cada naipe a partir do ás. Nas colunas, desça em qualquer naipe.',
      rules: [
        'Complete cada naipe na sua base, do ás ao rei.',
        'Nas colunas as cartas descem em qualquer naipe: um 9 vai sobre qualquer 10. Só se move a carta de cima de uma coluna. As colunas vazias continuam vazias.',
        'Os reis começam no fundo das colunas.',
      ],
    },
  },
  chance: (value) => `É possível ganhar cerca de ${percent(value)} dos jogos.`,
  unlimited: 'sem limite',
  tap: 'Mover cartas com um toque',
  large: 'Cartas grandes',
  colours: 'Naipes em quatro cores',
  mirror: 'Para canhotos',
  timer: 'Mostrar o tempo',
  sound: 'Sons',
  felt: 'Cor da mesa',
  felts: { green: 'Verde', blue: 'Azul', burgundy: 'Vinho', slate: 'Ardósia' },
  cardBack: 'Verso das cartas',
  backs: { rosette: 'Rosácea', lattice: 'Treliça', waves: 'Ondas' },
  motion: 'Animações',
  motions: { slow: 'Lentas', usual: 'Normais', fast: 'Rápidas', none: 'Nenhuma' },
  played: 'Jogos',
  wins: 'Vitórias',
  rate: '% de vitórias',
  percent,
  streak: 'Sequência atual',
  longest: 'Melhor sequência',
  fastest: 'Melhor tempo',
  fewest: 'Mínimo de jogadas',
  noGames: 'As estatísticas começam com o seu primeiro jogo.',
  shareDeal: 'Compartilhar este jogo',
  shareResult: 'Compartilhar meu resultado',
  shareGame: 'Compartilhar minhas jogadas (mostram a solução)',
  copied: 'Link copiado',
  resultCopied: 'Resultado copiado',
  notCopied: 'Não foi possível copiar o link',
  keys: 'Atalhos de teclado',
  arrows: 'De carta em carta',
  enter: 'Pegar, soltar',
  escape: 'Cancelar',
  turn: 'Comprar ou redistribuir',
  describe: 'Ler a mesa em voz alta',

  // A first visit, the end of a game, and statistics.
  foundationSign: 'base',
  moveSign: (card, place) => `${card} → ${place}`,
  askRedeal: 'Redistribuir antes da primeira jogada? Pressione de novo.',
  yourTurn: 'Sua vez',
  tryAgain: 'Tentar a partir daí',
  time: 'Tempo',
  moveCount: 'Jogadas',
  noHints: 'Sem dicas',
  noUndo: 'Sem desfazer',
  hardDeal: 'Jogo difícil',
  toCome: (verdict) => `Contando as cartas que virão, ${verdict.charAt(0).toLowerCase() + verdict.slice(1)}`,
  winnableLike: (value) => `É possível ganhar este jogo, como cerca de ${percent(value)} dos jogos.`,
  unwinnableBut: (value) => `Não é possível ganhar este jogo; cerca de ${percent(value)} dos jogos, sim.`,
  date: dated,
  byDifficulty: 'Por dificuldade',
  byWeek: 'Por semana',
  wonOf: (won, games) => `${won} de ${games} ganhos`,
  accessibility: 'Acessibilidade',

  // The way back along a game.
  speed: (times) => `Velocidade: ${times}×`,
  playOn: 'Jogar a partir daqui',
  end: 'Voltar ao fim',
  branch: 'Voltar à outra tentativa',
  takeOut: 'Exportar',
  noFile: 'Se nenhum arquivo aparecer, esta página não permite downloads',
  bringIn: 'Importar',
  leftOut: (count) => `ignorados: ${count}`,
  forget: 'Excluir',
  askForget: 'Excluir jogos não terminados, estatísticas e resultados diários?',
  allGames: 'Todos os jogos e ajustes',
  keep: 'Manter',
  forgotten: 'Excluído. Você pode restaurar até fechar este painel.',
  restore: 'Restaurar',
  restored: 'Restaurado',
  // The calendar.
  calendar: {
    calendarOf: (game) => (game ? `${game}: calendário` : 'Calendário'),
    previous: 'Mês anterior',
    next: 'Próximo mês',
    won: 'vencido',
    later: 'vencido depois',
    helped: 'vencido com ajuda',
    tried: 'tentado',
    missed: 'não jogado',
    today: 'hoje',
    future: 'ainda por vir',
    shown: 'na mesa',
    streak: counts.days,
    share: (won, days) => counted(days, { one: `${won} de # dia vencido`, other: `${won} de # dias vencidos` }),
  },
  nextIn: (hours, minutes) => `Próximo jogo em ${hours ? `${hours} h ` : ''}${minutes} min`,
  todays: 'Jogo de hoje',
  todaysAgain: 'Recomeçar o jogo de hoje',
  yesterdays: 'Jogo de ontem',
  randomDeal: 'Jogo aleatório',
  choose: 'Escolher dificuldade',
  anotherGame: 'Outro jogo',
  showsSolution: 'Minhas jogadas (mostram a solução)',
  difficulties: { easy: 'Fácil', medium: 'Médio', hard: 'Difícil' },
  // By ear, by key, by any hand.
  speech: {
    // As short as letters.
    ranks: RANKS,
    card: (rank, suit) => `${rank} ${suit}`,
    semicolon: '; ',
    below: (count) => `${count} embaixo`,
    above: (count) => `${count} em cima`,
    targets: (count) => counted(count, { one: '# destino', other: '# destinos' }),
    inHand: (card) => `${card}, na mão`,
    edge: 'borda da mesa',
    hint: (move) => `Dica: ${move}`,
    onto: (card, onto) => `${card}, sobre ${o(onto)}`,
    toPile: (card, pile) => `${card}, ${para(pile)}`,
    toFoundation: (card) => `${card}, para a sua base`,
    remove: (card, other) => (other ? `${card}, retirar com ${o(other)}` : `${card}, retirar sem outra carta`),
    to: (card, target) => `${card} ${/^(\d+ |ás|valete|dama|rei)/.test(target) ? `sobre ${o(target)}` : para(target)}`,
    went: (card, pile, onto) => `${begun(card)} foi ${para(pile)}${onto ? `, sobre ${o(onto)}` : ''}`,
    wentHome: (card) => `${begun(card)} foi para a sua base`,
    removed: (card, other) => (other ? `${begun(card)} e ${other} saíram` : `${begun(card)} saiu`),
    lifted: (card) => `${begun(card)} subiu ao topo`,
    redealt: 'Cartas redistribuídas',
    askRedeal: (turns) => `Nenhuma jogada feita ainda, ${turns}. Pressione S de novo para redistribuir.`,
    nonePlayable: 'Nenhuma carta pode ser jogada agora',
    askRank: 'Valor? A, 2 a 9, 0 para o 10, J para o valete, Q para a dama, K para o rei.',
    askSuit: (rank) => `${begun(rank)}. Naipe? C para paus, D para ouros, H para copas, S para espadas.`,
    unseen: (card) => `A carta ${card} está virada para baixo`,
    on: (card) => `sobre ${o(card)}`,
    piles: (first, last) => `${first} a ${last}`,
    row: (row) => `fila ${row}`,
    showing: 'Mostrando uma solução. Seta para a direita: próxima jogada. Espaço: todas. Escape: assumir o jogo.',
    keys: {
      piles: 'Ir para uma pilha pelo número',
      playable: 'Carta jogável ou destino seguinte ou anterior',
      ends: 'Carta de baixo ou de cima da pilha',
      goHint: 'Ir para a carta da dica',
      moves: 'Percorrer as jogadas possíveis',
      pile: 'Ler esta pilha',
      tops: 'Ler as cartas de cima',
      where: 'Procurar uma carta por valor e naipe',
      foundations: 'Ler as bases',
      state: 'Estado do jogo',
      last: 'Repetir',
      speed: 'Mais rápido ou mais devagar',
    },
    look: 'Explorar a mesa',
  },
  'legal-moves': 'Jogadas',
  brief: 'Avisos breves',
  singleKeys: 'Atalhos de uma tecla',
};
