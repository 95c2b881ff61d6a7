import type { Translation } from '../untranslated.js';
import { D, R, V } from '../letters.js';
import { counting, numbering } from '../words.js';
import { countsOf, DRAW, pt } from './pt.js';

const counted = counting('pt-PT');
const counts = countsOf('pt-PT');

/** The texts that differ in Portugal. */
export const ptPT: Translation = {
  ...pt,
  ...counts,
  number: numbering('pt-PT'),
  letters: { 11: V, 12: D, 13: R },

  undo: 'Anular',
  hint: 'Sugestão',
  settings: 'Definições',
  share: 'Partilhar',

  dailyDeal: (date) => pt.dailyDeal(date).replace('º', ''),
  date: (date) => pt.date(date).replace('º', ''),
  'no-moves': 'Já não há jogadas',
  'no-progress': 'Sem saída: já não há jogadas úteis',
  victory: 'Vitória!',
  replaying: 'Repetição. Prima a mesa ou Esc para sair.',
  replay: 'Repetição',
  pause: 'Pausa',
  dealing: 'A dar as cartas…',
  thinking: 'A pensar…',
  showing: 'A mostrar uma solução. Prima a mesa ou Esc para assumir o jogo.',
  noHint: 'Nenhuma jogada ajuda aqui. Experimente anular.',
  prospects: { ...pt.prospects, lost: 'Já não dá para ganhar' },
  nothing: { ...pt.nothing, undo: 'Nada para anular' },

  games: {
    ...pt.games,
    'trefoil-solitaire': {
      ...pt.games['trefoil-solitaire']!,
      rules: ({ draw }) => [
        'Complete cada naipe na sua base, do ás ao rei.',
        'Nos leques as cartas descem no mesmo naipe: o 9 de copas vai sobre o 10 de copas. Só se move a carta de cima de um leque. Os leques vazios continuam vazios.',
        `Pode baralhar e voltar a dar duas vezes as cartas que restam.${draw ? ` ${DRAW}` : ''}`,
      ],
    },
  },
  'enter-deal': 'Introduzir um jogo',
  shareDeal: 'Partilhar este jogo',
  shareResult: 'Partilhar o meu resultado',
  shareGame: 'Partilhar as minhas jogadas (mostram a solução)',
  copied: 'Ligação copiada',
  notCopied: 'Não foi possível copiar a ligação',
  unkept: 'Este jogo não pode ser guardado: o armazenamento do navegador está cheio',
  heldElsewhere: 'Este jogo não pode ser guardado aqui: está aberto noutro lado',
  keptByLater: 'Este jogo não pode ser guardado aqui: uma versão mais recente já guardou um',
  storageRefused: 'Este jogo não pode ser guardado: o navegador não permite',
  forget: 'Eliminar',
  askForget: 'Eliminar jogos não terminados, estatísticas e resultados diários?',
  allGames: 'Todos os jogos e definições',
  forgotten: 'Eliminado. Pode restaurar até fechar este painel.',
  heldInVain: (card) => pt.heldInVain(card).replace('lugar nenhum', 'lado nenhum'),
  noFile: 'Se não aparecer nenhum ficheiro, esta página não permite transferências',
  enter: 'Pegar, largar',

  redeal: 'Voltar a dar',
  turn: 'Comprar ou voltar a dar',
  askRedeal: 'Voltar a dar antes da primeira jogada? Prima outra vez.',
  yourTurn: 'É a sua vez',
  noHints: 'Sem sugestões',
  noUndo: 'Sem anular',
  // Calendar and round.
  calendar: {
    calendarOf: (game) => (game ? `${game}: calendário` : 'Calendário'),
    previous: 'Mês anterior',
    next: 'Mês seguinte',
    won: 'ganho',
    later: 'ganho mais tarde',
    helped: 'ganho com ajuda',
    tried: 'tentado',
    missed: 'não jogado',
    today: 'hoje',
    future: 'ainda por vir',
    shown: 'na mesa',
    streak: counts.days,
    share: (won, days) => counted(days, { one: `${won} de # dia ganho`, other: `${won} de # dias ganhos` }),
  },
  round: {
    title: 'Ronda do dia',
    open: 'por jogar',
    begun: 'começado',
    of: (won, all) => `${won} de ${all}`,
    goOn: (game) => `Seguinte: ${game}`,
    marks: 'Medalhas',
    firstTry: 'À primeira',
  },
  nextIn: (hours, minutes) => `Próximo jogo daqui a ${hours ? `${hours} h ` : ''}${minutes} min`,
  showsSolution: 'As minhas jogadas (mostram a solução)',
  // By ear, by key, by any hand.
  speech: {
    ...pt.speech,
    below: (count) => `${count} por baixo`,
    above: (count) => `${count} por cima`,
    targets: (count) => counted(count, { one: '# destino', other: '# destinos' }),
    hint: (move) => `Sugestão: ${move}`,
    redealt: 'Cartas dadas de novo',
    askRedeal: (turns) => `Ainda não fez nenhuma jogada, ${turns}. Prima S outra vez para voltar a dar.`,
    showing: 'A mostrar uma solução. Seta para a direita: próxima jogada. Espaço: todas. Escape: assumir o jogo.',
    keys: { ...pt.speech.keys, goHint: 'Ir para a carta da sugestão' },
  },
};
