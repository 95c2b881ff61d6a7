import type { Texts } from '../en.js';
import { D, R, V } from '../letters.js';
import { counting } from '../words.js';
import { DRAW, pt } from './pt.js';

const counted = counting('pt-PT');

/** What is said otherwise in Portugal. */
export const ptPT: Texts = {
  ...pt,
  letters: { 11: V, 12: D, 13: R },

  undo: 'Anular',
  hint: 'Sugestão',
  settings: 'Definições',
  share: 'Partilhar',

  dailyDeal: (date) => pt.dailyDeal(date).replace('º', ''),
  date: (date) => pt.date(date).replace('º', ''),
  // In Brazil, nought is no plural.
  moves: (count) => counted(count, { one: '# jogada', other: '# jogadas' }),
  victory: 'Vitória!',
  replaying: 'Repetição. Toque na mesa ou prima Esc para sair.',
  replay: 'Repetição',
  pause: 'Pausa',
  dealing: 'A dar as cartas…',
  thinking: 'A pensar…',
  showing: 'Solução. Toque na mesa ou prima Esc para assumir o jogo.',
  noHint: 'Nenhuma jogada ajuda aqui. Experimente anular.',
  prospects: { ...pt.prospects, lost: 'O jogo já não pode ser ganho' },
  nothing: { ...pt.nothing, undo: 'Nada para anular' },

  games: {
    ...pt.games,
    'trefoil-solitaire': {
      ...pt.games['trefoil-solitaire']!,
      rules: ({ draw }) => [
        'Leve todas as cartas para as bases, subindo no mesmo naipe a partir do Ás.',
        'Nos leques as cartas descem no mesmo naipe. Só se move a carta de cima de um leque, e um leque vazio fica vazio.',
        `Pode baralhar e redistribuir duas vezes as cartas que restam.${draw ? ` ${DRAW}` : ''}`,
      ],
    },
  },
  felts: { ...pt.felts, green: 'Predefinição' },
  shareDeal: 'Partilhar este jogo',
  shareGame: 'Partilhar as minhas jogadas (mostram a solução)',
  copied: 'Ligação copiada',
  notCopied: 'Não foi possível copiar a ligação',
  heldElsewhere: 'Este jogo não pode ser guardado aqui: está aberto noutro lado',
  enter: 'Pegar, largar',

  lastWon: (won, games) => `${won} dos últimos ${games} jogos ganhos`,
  takeOut: 'Guardar num ficheiro',
  bringIn: 'Adicionar de um ficheiro',
  askRedeal: (turns) => `Ainda não fez nenhuma jogada. Pode redistribuir ${turns}: prima outra vez.`,
  yourTurn: 'É a sua vez',
  noHints: 'Sem sugestões',
  noUndo: 'Sem anular',
  // The calendar.
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
    streak: (days) => counted(days, { one: '# dia seguido', other: '# dias seguidos' }),
    share: (won, days) => counted(days, { one: `${won} de # dia ganho`, other: `${won} de # dias ganhos` }),
  },
  nextIn: (hours, minutes) => `Próximo jogo daqui a ${hours ? `${hours} h ` : ''}${minutes} min`,
  showsSolution: 'As minhas jogadas (mostram a solução)',
  // By ear, by key, by any hand.
  speech: {
    ...pt.speech,
    below: (count) => `${count} por baixo`,
    above: (count) => `${count} por cima`,
    hint: (move) => `Sugestão: ${move}`,
    askRedeal: (turns) => `Ainda não experimentou nenhuma jogada. Pode redistribuir ${turns}: prima S outra vez.`,
    keys: { ...pt.speech.keys, goHint: 'Ir para a carta da sugestão' },
  },
};
