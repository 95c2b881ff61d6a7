import type { Translation } from '../untranslated.js';
import { B, DE, T } from '../letters.js';
import { begun, counting, dating, numbering, rating } from '../words.js';

const counted = counting('ru');
const dated = dating('ru');
const percent = rating('ru');

const CARDS = { one: '# карта', few: '# карты', many: '# карт', other: '# карты' };

const SUITS = ['трефы', 'бубны', 'черви', 'пики'];

/** A suit as after a rank: валет пик. */
const of = (suit: string): string => ['треф', 'бубен', 'червей', 'пик'][SUITS.indexOf(suit)] ?? suit;

/** A rank, a card or a pile as after `на` or `в`: на туза, на даму пик, в стопку 3. */
const to = (name: string): string =>
  name.replace(/^[а-яё]+/, (word) =>
    word
      .replace(/а$/, 'у')
      .replace(/^(туз|валет)$/, '$1а')
      .replace(/^король$/, 'короля'),
  );

/** Whether a name is that of a pile, in brief speech a number alone: a card goes into a pile, and onto a card. */
const isPile = (name: string): boolean => /^(столбец|веер|стопка|ячейка|резерв|\d+$)/.test(name);

/** A rank as after `положить`, in the colour that a suit is not of: чёрную семёрку, красного валета. */
const ofOtherColour = (rank: string, suit: string): string => {
  const colour = suit === 'бубны' || suit === 'черви' ? 'чёрн' : 'красн';
  return `${colour}${/^(туз|валет|король)$/.test(rank) ? 'ого' : 'ую'} ${to(rank)}`;
};

/** A rank as after `с`: с туза, с двойки, с дамы. */
const from = (rank: string): string => (/а$/.test(rank) ? rank.replace(/ка$/, 'ки').replace(/ма$/, 'мы') : to(rank));

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Короли (13) остаются. Это можно изменить ниже.',
  'with-queen': 'Король (13) убирается вместе с дамой.',
  alone: 'Король (13) убирается один.',
};

const DRAW = 'После последней пересдачи можно вынуть одну карту из-под других.';

const inARow = (days: number) =>
  counted(days, { one: 'Серия: # день', few: 'Серия: # дня', many: 'Серия: # дней', other: 'Серия: # дня' });

export const ru: Translation = {
  number: numbering('ru'),
  comma: ', ',
  ranks: [
    'туз',
    'двойка',
    'тройка',
    'четвёрка',
    'пятёрка',
    'шестёрка',
    'семёрка',
    'восьмёрка',
    'девятка',
    'десятка',
    'валет',
    'дама',
    'король',
  ],
  suits: SUITS,
  letters: { 1: T, 11: B, 12: DE },
  card: (rank, suit) => `${rank} ${of(suit)}`,
  run: (card, more) => `${card} и ещё ${counted(more, CARDS)}`,

  table: 'Игровой стол',
  help: 'Стрелки ведут от карты к карте, вопросительный знак показывает все клавиши.',
  cardRole: 'карта',
  column: (number) => `столбец ${number}`,
  fan: (number) => `веер ${number}`,
  pile: (number) => `стопка ${number}`,
  row: (row, place) => `ряд ${row}, место ${place}`,
  cell: (number) => `ячейка ${number}`,
  reserve: (number) => (number ? `резерв ${number}` : 'резерв'),
  foundation: (suit) => `база ${of(suit)}`,
  stock: 'колода',
  waste: 'сброс',
  discard: 'убранные карты',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, сверху ${counted(above, CARDS)}`,
  empty: (pile) => `${pile}, пусто`,
  holds: (pile, cards) => `${begun(pile)}: ${cards}.`,
  faceDown: (count) =>
    counted(count, {
      one: '# карта рубашкой вверх',
      few: '# карты рубашкой вверх',
      many: '# карт рубашкой вверх',
      other: '# карты рубашкой вверх',
    }),
  left: (count) => `${counted(count, CARDS)} в колоде`,
  draw: 'Взять',
  recycle: 'Перевернуть сброс',
  turnsLeft: (count, kind) => {
    const turn = kind === 'redeals' ? 'пересдать' : 'перевернуть';
    return count
      ? `${turn} можно ещё ${counted(count, { one: '# раз', few: '# раза', many: '# раз', other: '# раза' })}`
      : `${turn} больше нельзя`;
  },
  stockSpent: 'Колода пуста',
  redeal: 'Пересдать',
  lift: 'Вынуть',
  liftHint: 'Коснитесь карты, лежащей под другими: она окажется наверху своей стопки.',

  toolbar: 'Игра',
  undo: 'Отмена',
  redo: 'Вернуть',
  restart: 'Начать заново',
  new: 'Новая игра',
  newShort: 'Новая',
  back: 'Предыдущая игра',
  hint: 'Совет',
  verdict: 'Можно выиграть?',
  lesson: 'Показать ошибку',
  solution: 'Решение',
  stop: 'Стоп',
  finish: 'Доиграть',
  rules: 'Правила',
  settings: 'Настройки',
  statistics: 'Статистика',
  share: 'Поделиться',
  more: 'Ещё',
  close: 'Закрыть',

  deal: (seed) => `Расклад ${seed}`,
  dailyDeal: (date) => `Расклад дня · ${dated(date)}`,
  ownDeal: 'Свой расклад',
  moves: (count) => counted(count, { one: '# ход', few: '# хода', many: '# ходов', other: '# хода' }),
  won: (moves) => `Победа: ${moves}`,
  'no-moves': 'Ходов больше нет',
  'no-progress': 'Тупик: полезных ходов не осталось',
  full: (moves) => `Достигнут предел: ${moves}. Чтобы играть дальше, отмените ход.`,
  begin: 'Играть',
  resume: (moves) => `Продолжить, ${moves}`,
  victory: 'Победа!',
  newBest: 'Новый рекорд!',
  firstWin: 'Первая победа!',
  helped: 'Не засчитано, так как показано решение',
  wouldDo: (moves) => `Лучшее известное решение: ${moves}`,
  soNear: 'Почти получилось!',
  notThisTime: 'Не в этот раз',
  nobody: 'Этот расклад не сходился',
  short: (count) => `Осталось: ${counted(count, CARDS)}`,
  home: (cards, all) => `Карт в базах: ${cards} из ${all}`,
  lostAt: (move) => `Проиграно на ${move}-м ходу`,
  showMe: 'Показать',
  newWinnable: 'Выигрышный расклад',
  uncounted: 'Если посмотреть решение, эта игра не засчитается.',
  again: 'Посмотреть ещё раз',
  replaying: 'Повтор. Чтобы выйти, нажмите на стол или Esc.',
  replay: 'Повтор',
  stepBack: 'Ход назад',
  stepOn: 'Ход вперёд',
  play: 'Воспроизвести',
  pause: 'Пауза',
  toEnd: 'В конец',
  dealing: 'Раздача…',
  canBeWon: 'Этот расклад можно выиграть',
  thinking: 'Идёт расчёт…',
  showing: 'Показ решения. Чтобы играть дальше, нажмите на стол или Esc.',
  stopped: (moves) => `Показ решения остановлен. Сделано: ${moves}`,
  noHint: 'Полезных ходов здесь нет. Попробуйте отменить ход.',
  threwAway: (move, better) => `Проиграно здесь: ${move}${better && `. Лучше: ${better}`}`,
  prospects: {
    winnable: 'Ещё можно выиграть',
    lost: 'Выиграть уже нельзя',
    never: 'Этот расклад выиграть нельзя',
    unknown: 'Не удалось выяснить, можно ли выиграть',
    open: 'Всё зависит от пересдачи',
  },

  onto: (card, onto) => `${begun(card)} — на ${to(onto)}`,
  remove: (card, other) => `Убрать ${to(card)}${other ? ` и ${to(other)}` : ''}`,
  liftCard: (card) => `Вынуть ${to(card)}`,
  comes: (card, pile) => `Сдано в ${to(pile)}: ${card}`,
  turnedUp: (card, pile) => `Открылась карта: ${card}, ${pile}`,
  held: (card, targets) => `${begun(card)}, в руке. Можно сюда: ${targets}.`,
  heldInVain: (card) => `${begun(card)}, в руке. Положить сейчас некуда.`,
  putBack: (card) => `Положено обратно: ${card}`,
  refusals: {
    foundation: ({ base }) => `В базах карты одной масти идут по возрастанию, начиная с ${from(base)}`,
    cell: 'В ячейке помещается только одна карта',
    empty: 'Пустые столбцы не заполняются',
    ace: 'На туза ничего не кладут',
    down: ({ lower, onto }) => `На ${to(onto.rank)} можно положить только ${to(lower.rank)}`,
    suit: ({ lower, onto }) => `На ${to(onto.card)} можно положить только ${to(lower.card)}`,
    alternating: ({ lower, onto }) =>
      `На ${to(onto.card)} можно положить только ${ofOtherColour(lower.rank, onto.suit)}`,
    room: 'Слишком мало свободных мест, чтобы перенести столько карт',
    stays: 'Эту карту убрать нельзя',
    stuck: 'Этой картой сейчас пойти некуда',
    home: 'Карты остаются в своей базе',
    covered: 'Ходить можно только верхней картой стопки',
  },
  unkept: 'Эту игру не удастся сохранить: хранилище браузера заполнено',
  heldElsewhere: 'Эту игру не удастся сохранить здесь: она открыта в другом месте',
  keptByLater: 'Эту игру не удастся сохранить здесь: здесь есть игра более новой версии',
  storageRefused: 'Эту игру не удастся сохранить: браузер этого не разрешает',
  nothing: {
    undo: 'Отменять нечего',
    redo: 'Возвращать нечего',
    finish: 'Пока не все карты можно отправить в базы',
  },
  unavailable: 'Здесь недоступно',
  locked: 'Стол заблокирован',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      first: 'Кладите карты по убыванию в любую масть, 7 на 8, и разыграйте всю колоду.',
      rules: [
        'Чтобы выиграть, разложите всю колоду.',
        'В стопки карты кладут по убыванию, масть не важна: девятку на любую десятку. Перекладывать можно только верхнюю карту стопки.',
        'На место опустевшей стопки сразу ложится следующая карта из колоды.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      first: 'Касайтесь пар свободных карт с суммой 12 и разберите пирамиду.',
      rules: ({ kings }) => [
        'Чтобы выиграть, разберите пирамиду.',
        'Убирайте пары свободных карт, которые в сумме дают 12 (туз — 1, валет — 11). В пару может войти и верхняя карта сброса. Брать карту из колоды можно в любой момент.',
        `Дама (12) убирается одна. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'Эти две карты не дают в сумме 12' },
      options: {
        recycles: 'Сколько раз переворачивать сброс',
        kings: 'Короли',
        'kings=stay': 'не убираются',
        'kings=with-queen': 'убираются с дамой',
        'kings=alone': 'убираются по одному',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      first: 'Собирайте каждую масть от туза. В веера кладите по убыванию в ту же масть.',
      rules: ({ draw }) => [
        'Соберите каждую масть в её базе, от туза до короля.',
        'В веера карты кладут по убыванию в масть: девятку червей на десятку червей. Перекладывать можно только верхнюю карту веера. Пустые веера не заполняются.',
        `Оставшиеся карты можно дважды за игру перетасовать и пересдать.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'Пустые веера не заполняются' },
      options: { draw: 'Вынуть карту из-под других' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      first: 'Собирайте каждую масть от туза. В столбцы кладите по убыванию в любую масть.',
      rules: [
        'Соберите каждую масть в её базе, от туза до короля.',
        'В столбцы карты кладут по убыванию, масть не важна: девятку на любую десятку.',
        'Перекладывать можно только верхнюю карту столбца. Пустые столбцы не заполняются.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      first: 'Собирайте каждую масть от туза. В столбцы кладите по убыванию в любую масть.',
      rules: [
        'Соберите каждую масть в её базе, от туза до короля.',
        'В столбцы карты кладут по убыванию, масть не важна: девятку на любую десятку. Перекладывать можно только верхнюю карту столбца. Пустые столбцы не заполняются.',
        'В начале игры короли лежат в самом низу столбцов.',
      ],
    },
    'aces-up': { first: 'Коснитесь карты, если старшая карта той же масти свободна.' },
    'beleaguered-castle': { first: 'Собирайте каждую масть от туза. В столбцы кладите по убыванию в любую масть.' },
    'canfield-solitaire': { first: 'Собирайте масти от первой карты. В столбцы кладите по убыванию, чередуя цвета.' },
    'free-cell': { first: 'Собирайте каждую масть от туза. В столбцы кладите по убыванию, чередуя цвета.' },
    'golf-solitaire': { first: 'Касайтесь карт на одну старше или младше той, что в сбросе.' },
    'klondike-solitaire': { first: 'Собирайте каждую масть от туза. В столбцы кладите по убыванию, чередуя цвета.' },
    'yukon-solitaire': { first: 'Кладите по убыванию, чередуя цвета. Карта берёт с собой все, что на ней.' },
  },
  chance: (value) => `Выиграть можно около ${percent(value)} раскладов.`,
  unlimited: 'без лимита',
  tap: 'Ход одним касанием',
  large: 'Крупные карты',
  colours: 'Четыре цвета мастей',
  mirror: 'Для левшей',
  timer: 'Показывать время',
  sound: 'Звуки',
  felt: 'Цвет стола',
  felts: { green: 'Зелёный', blue: 'Синий', burgundy: 'Бордовый', slate: 'Сланцевый' },
  cardBack: 'Рубашка карт',
  backs: { rosette: 'Розетка', lattice: 'Решётка', waves: 'Волны' },
  motion: 'Анимация',
  motions: { slow: 'Медленная', usual: 'Обычная', fast: 'Быстрая', none: 'Нет' },
  played: 'Сыграно',
  wins: 'Победы',
  rate: 'Доля побед',
  percent,
  streak: 'Текущая серия',
  longest: 'Лучшая серия',
  fastest: 'Лучшее время',
  fewest: 'Меньше всего ходов',
  noGames: 'Статистика начнётся с первой игры.',
  shareDeal: 'Поделиться раскладом',
  shareResult: 'Поделиться результатом',
  shareGame: 'Поделиться своей игрой (с решением)',
  copied: 'Ссылка скопирована',
  resultCopied: 'Результат скопирован',
  notCopied: 'Не удалось скопировать ссылку',
  keys: 'Горячие клавиши',
  arrows: 'От карты к карте',
  enter: 'Взять, положить',
  escape: 'Отмена',
  turn: 'Взять из колоды или пересдать',
  describe: 'Прочитать весь стол',

  // A first visit, the end of a game, and statistics.
  foundationSign: 'база',
  moveSign: (card, place) => `${card} → ${place}`,
  askRedeal: 'Пересдать до первого хода? Нажмите ещё раз.',
  yourTurn: 'Ваш ход',
  tryAgain: 'Играть оттуда',
  time: 'Время',
  moveCount: 'Ходы',
  noHints: 'Без советов',
  noUndo: 'Без отмен',
  hardDeal: 'Трудный расклад',
  toCome: (verdict) => `С учётом будущих карт ${verdict.charAt(0).toLowerCase() + verdict.slice(1)}`,
  winnableLike: (value) => `Этот расклад сходится, как и около ${percent(value)} раскладов.`,
  unwinnableBut: (value) => `Этот расклад не сходится; сходится около ${percent(value)} раскладов.`,
  date: dated,
  byDifficulty: 'По сложности',
  byWeek: 'По неделям',
  wonOf: (won, games) => `Выиграно: ${won} из ${games}`,
  accessibility: 'Специальные возможности',

  // The way back along a game.
  speed: (times) => `Скорость: ${times}×`,
  playOn: 'Играть отсюда',
  end: 'Вернуться в конец',
  branch: 'Вернуться к другой попытке',
  lastWon: (won, games) => `Победы в последних играх: ${won} из ${games}`,
  takeOut: 'Экспорт',
  noFile: 'Если файл не появился, эта страница не разрешает скачивание',
  bringIn: 'Импорт',
  broughtIn: (wins) =>
    counted(wins, {
      one: 'Импортирована # победа',
      few: 'Импортировано # победы',
      many: 'Импортировано # побед',
      other: 'Импортировано # победы',
    }),
  leftOut: (count) => `пропущено: ${count}`,
  forget: 'Удалить',
  askForget: 'Удалить незаконченные игры, статистику и результаты раскладов дня?',
  allGames: 'Все игры и настройки',
  keep: 'Оставить',
  forgotten: 'Удалено. Пока это окно открыто, всё можно восстановить.',
  restore: 'Восстановить',
  restored: 'Восстановлено',
  // Calendar and round.
  calendar: {
    calendarOf: (game) => (game ? `${game}: календарь` : 'Календарь'),
    previous: 'Предыдущий месяц',
    next: 'Следующий месяц',
    won: 'победа',
    later: 'победа позже',
    helped: 'победа с показом решения',
    tried: 'попытка без победы',
    missed: 'пропущено',
    today: 'сегодня',
    future: 'ещё впереди',
    shown: 'на столе',
    streak: inARow,
    share: (won, days) =>
      counted(days, {
        one: `Победы: ${won} за # день`,
        few: `Победы: ${won} за # дня`,
        many: `Победы: ${won} за # дней`,
        other: `Победы: ${won} за # дня`,
      }),
  },
  round: {
    title: 'Раунд дня',
    open: 'не начата',
    begun: 'начата',
    of: (won, all) => `${won} из ${all}`,
    goOn: (game) => `Дальше: ${game}`,
    marks: 'Отличия',
    firstTry: 'С первой попытки',
  },
  days: inARow,
  nextIn: (hours, minutes) => `Следующая игра через ${hours ? `${hours} ч ` : ''}${minutes} мин`,
  todays: 'Сегодняшняя игра',
  todaysAgain: 'Сегодняшняя игра заново',
  yesterdays: 'Вчерашняя игра',
  randomDeal: 'Случайный расклад',
  choose: 'Выбрать сложность',
  anotherGame: 'Другая игра',
  showsSolution: 'Моя игра (с решением)',
  difficulties: { easy: 'Лёгкий', medium: 'Средний', hard: 'Трудный' },

  // By ear, by key, by any hand.
  speech: {
    ranks: ['туз', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'валет', 'дама', 'король'],
    card: (rank, suit) => `${rank} ${of(suit)}`,
    semicolon: '; ',
    below: (count) => `снизу ${count}`,
    above: (count) => `сверху ${count}`,
    targets: (count) => counted(count, { one: '# цель', few: '# цели', many: '# целей', other: '# цели' }),
    inHand: (card) => `${card}, в руке`,
    edge: 'край стола',
    hint: (move) => `Совет: ${move}`,
    onto: (card, onto) => `${card}, на ${to(onto)}`,
    toPile: (card, pile) => `${card}, в ${to(pile)}`,
    toFoundation: (card) => `${card}, в базу`,
    remove: (card, other) => (other ? `${card}, в паре: ${other}` : `${card}, без пары`),
    to: (card, target) => `${card} ${isPile(target) ? 'в' : 'на'} ${to(target)}`,
    went: (card, pile, onto) => `${begun(card)} в ${to(pile)}${onto ? `, на ${to(onto)}` : ''}`,
    wentHome: (card) => `${begun(card)} теперь в базе`,
    removed: (card, other) => `Убрано: ${card}${other ? ` и ${other}` : ''}`,
    lifted: (card) => `Вынуто: ${card}`,
    redealt: 'Карты пересданы',
    askRedeal: (turns) => `Ходов ещё не было. ${begun(turns)}: нажмите S снова.`,
    nonePlayable: 'Пойти сейчас нечем',
    askRank: 'Какая карта? A — туз, от 2 до 9, 0 — десятка, J — валет, Q — дама, K — король.',
    askSuit: (rank) => `${begun(rank)}. Масть? C — трефы, D — бубны, H — черви, S — пики.`,
    unseen: (card) => `${begun(card)} лежит рубашкой вверх`,
    on: (card) => `ниже ${card}`,
    piles: (first, last) => `с ${first} по ${last}`,
    row: (row) => `ряд ${row}`,
    showing: 'Показ решения. Стрелка вправо — один ход, пробел — все ходы, Escape — играть дальше.',
    keys: {
      piles: 'К стопке по её номеру',
      playable: 'Следующая или предыдущая карта для хода (или цель)',
      ends: 'Нижняя или верхняя карта стопки',
      goHint: 'К карте из совета',
      moves: 'Перебрать возможные ходы',
      pile: 'Прочитать эту стопку',
      tops: 'Прочитать верхние карты',
      where: 'Найти карту по достоинству и масти',
      foundations: 'Прочитать базы',
      state: 'Состояние игры',
      last: 'Повторить сказанное',
      speed: 'Быстрее или медленнее',
    },
    look: 'Осмотреться',
  },
  'legal-moves': 'Ходы',
  'enter-deal': 'Ввести расклад',
  brief: 'Краткие сообщения',
  singleKeys: 'Команды одной клавишей',
};
