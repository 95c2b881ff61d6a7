import type { Translation } from '../untranslated.js';
import { B, DE, T } from '../letters.js';
import { begun, counting, dating, numbering, rating } from '../words.js';

const counted = counting('uk');
const dated = dating('uk');
const percent = rating('uk');

const CARDS = { one: '# карта', few: '# карти', many: '# карт', other: '# карти' };

/** A suit before a rank, without its ending: піков-ий туз, піков-а дама. */
const STEMS: Readonly<Record<string, string>> = {
  трефа: 'трефов',
  бубна: 'бубнов',
  чирва: 'чирвов',
  піка: 'піков',
};

/** A rank, a card or a pile as after `на` or `у`: на туза, на пікову даму, у комірку 3. */
const to = (name: string): string =>
  name.replace(/^([а-яіїєґ’]+ов(ий|а) )?[а-яіїєґ’]+/, (words) =>
    words
      .split(' ')
      .map((word) =>
        word
          .replace(/ий$/, 'ого')
          .replace(/а$/, 'у')
          .replace(/^(туз|валет)$/, '$1а')
          .replace(/^король$/, 'короля'),
      )
      .join(' '),
  );

/** Whether a name is that of a pile, in brief speech a number alone: a card goes into a pile, and onto a card. */
const isPile = (name: string): boolean => /^(стовпчик|віяло|стос|комірка|резерв|\d+$)/.test(name);

/** A pile as a card goes into it, after a text with whose last sound it goes well: дама в комірку, король у комірку, дама у віяло. */
const into = (before: string, pile: string): string =>
  `${/[аеєиіїоуюя]$/.test(before) && !pile.startsWith('в') ? 'в' : 'у'} ${to(pile)}`;

/** A rank as after `покласти`, in the colour that a suit is not of: чорну сімку, червоного валета. */
const ofOtherColour = (rank: string, suit: string): string => {
  const colour = suit === 'бубна' || suit === 'чирва' ? 'чорн' : 'червон';
  return `${colour}${/^(туз|валет|король)$/.test(rank) ? 'ого' : 'у'} ${to(rank)}`;
};

/** A rank as after `з`: з туза, з двійки, з дами. */
const from = (rank: string): string => (/а$/.test(rank) ? rank.replace(/а$/, 'и') : to(rank));

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Королі (13) лишаються. Це можна змінити нижче.',
  'with-queen': 'Короля (13) прибирають разом із дамою.',
  alone: 'Короля (13) прибирають окремо.',
};

const DRAW = 'Після останньої перездачі можна витягти одну карту з-під інших.';

const inARow = (days: number) =>
  counted(days, { one: 'Серія: # день', few: 'Серія: # дні', many: 'Серія: # днів', other: 'Серія: # дня' });

export const uk: Translation = {
  number: numbering('uk'),
  comma: ', ',
  ranks: [
    'туз',
    'двійка',
    'трійка',
    'четвірка',
    'п’ятірка',
    'шістка',
    'сімка',
    'вісімка',
    'дев’ятка',
    'десятка',
    'валет',
    'дама',
    'король',
  ],
  suits: Object.keys(STEMS),
  letters: { 1: T, 11: B, 12: DE },
  card: (rank, suit) => (STEMS[suit] ? `${STEMS[suit]}${/а$/.test(rank) ? 'а' : 'ий'} ${rank}` : `${rank} ${suit}`),
  run: (card, more) => `${card} і ще ${counted(more, CARDS)}`,

  table: 'Ігровий стіл',
  help: 'Стрілки ведуть від карти до карти, знак питання показує всі клавіші.',
  cardRole: 'карта',
  column: (number) => `стовпчик ${number}`,
  fan: (number) => `віяло ${number}`,
  pile: (number) => `стос ${number}`,
  row: (row, place) => `ряд ${row}, місце ${place}`,
  cell: (number) => `комірка ${number}`,
  reserve: (number) => (number ? `резерв ${number}` : 'резерв'),
  foundation: (suit) => (STEMS[suit] ? `${STEMS[suit]}а база` : `база ${suit}`),
  stock: 'колода',
  waste: 'відбій',
  discard: 'прибрані карти',
  at: (card, pile) => `${card}, ${pile}`,
  covered: (card, above) => `${card}, зверху ${counted(above, CARDS)}`,
  empty: (pile) => `${pile}, порожньо`,
  holds: (pile, cards) => `${begun(pile)}: ${cards}.`,
  faceDown: (count) =>
    counted(count, {
      one: '# карта сорочкою догори',
      few: '# карти сорочкою догори',
      many: '# карт сорочкою догори',
      other: '# карти сорочкою догори',
    }),
  left: (count) =>
    counted(count, {
      one: '# карта в колоді',
      few: '# карти в колоді',
      many: '# карт у колоді',
      other: '# карти в колоді',
    }),
  draw: 'Взяти',
  recycle: 'Перевернути відбій',
  turnsLeft: (count, kind) => {
    const turn = kind === 'redeals' ? 'перездати' : 'перевернути';
    return count
      ? `${turn} можна ще ${counted(count, { one: '# раз', few: '# рази', many: '# разів', other: '# разу' })}`
      : `${turn} більше не можна`;
  },
  stockSpent: 'Колода порожня',
  redeal: 'Перездати',
  lift: 'Витягти',
  liftHint: 'Торкніться карти, що лежить під іншими: вона опиниться зверху свого стосу.',

  toolbar: 'Гра',
  undo: 'Вернути',
  redo: 'Знову',
  restart: 'Почати спочатку',
  new: 'Нова гра',
  newShort: 'Нова',
  back: 'Попередня гра',
  hint: 'Підказка',
  verdict: 'Чи можна виграти?',
  lesson: 'Показати помилку',
  solution: 'Розв’язок',
  stop: 'Стоп',
  finish: 'Дограти',
  rules: 'Правила',
  settings: 'Налаштування',
  statistics: 'Статистика',
  share: 'Поділитися',
  more: 'Ще',
  close: 'Закрити',

  deal: (seed) => `Роздача ${seed}`,
  dailyDeal: (date) => `Роздача дня · ${dated(date)}`,
  ownDeal: 'Власна роздача',
  moves: (count) => counted(count, { one: '# хід', few: '# ходи', many: '# ходів', other: '# ходу' }),
  won: (moves) => `Перемога: ${moves}`,
  'no-moves': 'Ходів більше немає',
  'no-progress': 'Глухий кут: корисних ходів не залишилося',
  full: (moves) => `Досягнуто межі: ${moves}. Щоб грати далі, верніть хід.`,
  begin: 'Грати',
  resume: (moves) => `Продовжити, ${moves}`,
  victory: 'Перемога!',
  newBest: 'Новий рекорд!',
  firstWin: 'Перша перемога!',
  helped: 'Не зараховано, бо показано розв’язок',
  wouldDo: (moves) => `Найкращий відомий розв’язок: ${moves}`,
  soNear: 'Майже вдалося!',
  notThisTime: 'Не цього разу',
  nobody: 'Цю роздачу не можна було виграти',
  short: (count) => `Залишилося: ${counted(count, CARDS)}`,
  home: (cards, all) => `Карт у базах: ${cards} з ${all}`,
  lostAt: (move) => `Програно на ${move}-му ході`,
  showMe: 'Показати',
  newWinnable: 'Виграшна роздача',
  uncounted: 'Якщо переглянути розв’язок, цю гру не буде зараховано.',
  again: 'Переглянути ще раз',
  replaying: 'Повтор. Щоб вийти, натисніть на стіл або Esc.',
  replay: 'Повтор',
  stepBack: 'Хід назад',
  stepOn: 'Хід уперед',
  play: 'Відтворити',
  pause: 'Пауза',
  toEnd: 'У кінець',
  dealing: 'Роздавання…',
  canBeWon: 'Цю роздачу можна виграти',
  thinking: 'Триває розрахунок…',
  showing: 'Показ розв’язку. Щоб грати далі, натисніть на стіл або Esc.',
  stopped: (moves) => `Показ розв’язку зупинено. Зроблено: ${moves}`,
  noHint: 'Корисних ходів тут немає. Спробуйте вернути хід.',
  threwAway: (move, better) => `Програно тут: ${move}${better && `. Краще: ${better}`}`,
  prospects: {
    winnable: 'Ще можна виграти',
    lost: 'Виграти вже не можна',
    never: 'Цю роздачу виграти не можна',
    unknown: 'Не вдалося з’ясувати, чи можна виграти',
    open: 'Усе залежить від перездачі',
  },

  onto: (card, onto) => `${begun(card)} — на ${to(onto)}`,
  remove: (card, other) => `Прибрати ${to(card)}${other ? ` і ${to(other)}` : ''}`,
  liftCard: (card) => `Витягти ${to(card)}`,
  comes: (card, pile) => `Здано ${into('о', pile)}: ${card}`,
  turnedUp: (card, pile) => `Відкрилася карта: ${card}, ${pile}`,
  held: (card, targets) => `${begun(card)}, у руці. Можна сюди: ${targets}.`,
  heldInVain: (card) => `${begun(card)}, у руці. Покласти зараз нікуди.`,
  putBack: (card) => `Покладено назад: ${card}`,
  refusals: {
    foundation: ({ base }) => `У базах карти однієї масті йдуть за зростанням, починаючи з ${from(base)}`,
    cell: 'У комірці вміщується лише одна карта',
    empty: 'Порожні стовпчики не заповнюють',
    ace: 'На туза нічого не кладуть',
    down: ({ lower, onto }) => `На ${to(onto.rank)} можна покласти лише ${to(lower.rank)}`,
    suit: ({ lower, onto }) => `На ${to(onto.card)} можна покласти лише ${to(lower.card)}`,
    alternating: ({ lower, onto }) => `На ${to(onto.card)} можна покласти лише ${ofOtherColour(lower.rank, onto.suit)}`,
    room: 'Замало вільних місць, щоб перекласти стільки карт',
    stays: 'Цю карту прибрати не можна',
    stuck: 'Цією картою зараз нікуди піти',
    home: 'Карти залишаються у своїй базі',
    covered: 'Ходити можна лише верхньою картою стосу',
  },
  unkept: 'Цю гру не вдасться зберегти: сховище браузера заповнене',
  heldElsewhere: 'Цю гру не вдасться зберегти тут: вона відкрита в іншому місці',
  keptByLater: 'Цю гру не вдасться зберегти тут: тут є гра новішої версії',
  storageRefused: 'Цю гру не вдасться зберегти: браузер цього не дозволяє',
  nothing: {
    undo: 'Немає чого вертати',
    redo: 'Немає чого повторювати',
    finish: 'Поки що не всі карти можна відправити в бази',
  },
  unavailable: 'Тут недоступно',
  locked: 'Стіл заблоковано',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      first: 'Кладіть карти за спаданням у будь-яку масть, 7 на 8, і розіграйте всю колоду.',
      rules: [
        'Щоб виграти, викладіть усю колоду.',
        'У стоси карти кладуть за спаданням, масть не має значення: дев’ятку на будь-яку десятку. Перекладати можна лише верхню карту стосу.',
        'На місце спорожнілого стосу одразу лягає наступна карта з колоди.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      first: 'Торкайтеся пар вільних карт із сумою 12 і розберіть піраміду.',
      rules: ({ kings }) => [
        'Щоб виграти, розберіть піраміду.',
        'Прибирайте пари вільних карт, які в сумі дають 12 (туз — 1, валет — 11). До пари може входити й верхня карта відбою. Брати карту з колоди можна будь-коли.',
        `Даму (12) прибирають окремо. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'Ці дві карти не дають у сумі 12' },
      options: {
        recycles: 'Скільки разів перевертати відбій',
        kings: 'Королі',
        'kings=stay': 'не прибираються',
        'kings=with-queen': 'прибираються з дамою',
        'kings=alone': 'прибираються окремо',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      first: 'Складайте масті від туза. У віяла кладіть за спаданням у ту саму масть.',
      rules: ({ draw }) => [
        'Складіть кожну масть у її базі, від туза до короля.',
        'У віяла карти кладуть за спаданням у масть: чирвову дев’ятку на чирвову десятку. Перекладати можна лише верхню карту віяла. Порожні віяла не заповнюють.',
        `Решту карт можна двічі за гру перетасувати й перездати.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'Порожні віяла не заповнюють' },
      options: { draw: 'Витягти карту з-під інших' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      first: 'Складайте масті від туза. У стовпчики кладіть за спаданням у будь-яку масть.',
      rules: [
        'Складіть кожну масть у її базі, від туза до короля.',
        'У стовпчики карти кладуть за спаданням, масть не має значення: дев’ятку на будь-яку десятку.',
        'Перекладати можна лише верхню карту стовпчика. Порожні стовпчики не заповнюють.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      first: 'Складайте масті від туза. У стовпчики кладіть за спаданням у будь-яку масть.',
      rules: [
        'Складіть кожну масть у її базі, від туза до короля.',
        'У стовпчики карти кладуть за спаданням, масть не має значення: дев’ятку на будь-яку десятку. Перекладати можна лише верхню карту стовпчика. Порожні стовпчики не заповнюють.',
        'На початку гри королі лежать у самому низу стовпчиків.',
      ],
    },
    'aces-up': { first: 'Торкніться карти, якщо старша карта тієї ж масті вільна.' },
    'beleaguered-castle': { first: 'Складайте масті від туза. У стовпчики кладіть за спаданням у будь-яку масть.' },
    'canfield-solitaire': { first: 'Складайте масті від першої карти. Кладіть за спаданням, чергуючи кольори.' },
    'free-cell': { first: 'Складайте масті від туза. У стовпчики кладіть за спаданням, чергуючи кольори.' },
    'golf-solitaire': { first: 'Торкайтеся карт, на одну старших або молодших за карту у відбої.' },
    'klondike-solitaire': { first: 'Складайте масті від туза. У стовпчики кладіть за спаданням, чергуючи кольори.' },
    'yukon-solitaire': { first: 'Кладіть за спаданням, чергуючи кольори. Карта бере із собою всі, що на ній.' },
  },
  chance: (value) => `Виграти можна близько ${percent(value)} роздач.`,
  unlimited: 'без ліміту',
  tap: 'Хід одним дотиком',
  large: 'Великі карти',
  colours: 'Чотири кольори мастей',
  mirror: 'Для ліворуких',
  timer: 'Показувати час',
  sound: 'Звуки',
  felt: 'Колір столу',
  felts: { green: 'Зелений', blue: 'Синій', burgundy: 'Бордовий', slate: 'Сланцевий' },
  cardBack: 'Сорочка карт',
  backs: { rosette: 'Розетка', lattice: 'Ґратка', waves: 'Хвилі' },
  motion: 'Анімація',
  motions: { slow: 'Повільна', usual: 'Звичайна', fast: 'Швидка', none: 'Немає' },
  played: 'Зіграно',
  wins: 'Перемоги',
  rate: 'Частка перемог',
  percent,
  streak: 'Поточна серія',
  longest: 'Найкраща серія',
  fastest: 'Найкращий час',
  fewest: 'Найменше ходів',
  noGames: 'Статистика почнеться з першої гри.',
  shareDeal: 'Поділитися роздачею',
  shareResult: 'Поділитися результатом',
  shareGame: 'Поділитися своєю грою (з розв’язком)',
  copied: 'Посилання скопійовано',
  resultCopied: 'Результат скопійовано',
  notCopied: 'Не вдалося скопіювати посилання',
  keys: 'Клавіатурні скорочення',
  arrows: 'Від карти до карти',
  enter: 'Взяти, покласти',
  escape: 'Скасувати',
  turn: 'Взяти з колоди або перездати',
  describe: 'Прочитати весь стіл',

  // A first visit, the end of a game, and statistics.
  foundationSign: 'база',
  moveSign: (card, place) => `${card} → ${place}`,
  askRedeal: 'Перездати до першого ходу? Натисніть ще раз.',
  yourTurn: 'Ваш хід',
  tryAgain: 'Грати звідти',
  time: 'Час',
  moveCount: 'Ходи',
  noHints: 'Без підказок',
  noUndo: 'Без повернень',
  hardDeal: 'Важка роздача',
  toCome: (verdict) => `З урахуванням решти карт ${verdict.charAt(0).toLowerCase() + verdict.slice(1)}`,
  winnableLike: (value) => `Цю роздачу можна виграти, як і близько ${percent(value)} роздач.`,
  unwinnableBut: (value) => `Цю роздачу не можна виграти; виграти можна близько ${percent(value)} роздач.`,
  date: dated,
  byDifficulty: 'За складністю',
  byWeek: 'За тижнями',
  wonOf: (won, games) => `Виграно: ${won} з ${games}`,
  accessibility: 'Спеціальні можливості',

  // The way back along a game.
  speed: (times) => `Швидкість: ${times}×`,
  playOn: 'Грати звідси',
  end: 'Повернутися в кінець',
  branch: 'Повернутися до іншої спроби',
  lastWon: (won, games) => `Перемоги в останніх іграх: ${won} з ${games}`,
  takeOut: 'Експорт',
  noFile: 'Якщо файл не з’явився, ця сторінка не дозволяє завантаження',
  bringIn: 'Імпорт',
  broughtIn: (wins) =>
    counted(wins, {
      one: 'Імпортовано # перемогу',
      few: 'Імпортовано # перемоги',
      many: 'Імпортовано # перемог',
      other: 'Імпортовано # перемоги',
    }),
  leftOut: (count) => `пропущено: ${count}`,
  forget: 'Видалити',
  askForget: 'Видалити незакінчені ігри, статистику й результати роздач дня?',
  allGames: 'Усі ігри та налаштування',
  keep: 'Залишити',
  forgotten: 'Видалено. Доки це вікно відкрите, усе можна відновити.',
  restore: 'Відновити',
  restored: 'Відновлено',
  // Calendar and round.
  calendar: {
    calendarOf: (game) => (game ? `${game}: календар` : 'Календар'),
    previous: 'Попередній місяць',
    next: 'Наступний місяць',
    won: 'перемога',
    later: 'перемога пізніше',
    helped: 'перемога з показом розв’язку',
    tried: 'спроба без перемоги',
    missed: 'пропущено',
    today: 'сьогодні',
    future: 'ще попереду',
    shown: 'на столі',
    streak: inARow,
    share: (won, days) =>
      counted(days, {
        one: `Перемоги: ${won} за # день`,
        few: `Перемоги: ${won} за # дні`,
        many: `Перемоги: ${won} за # днів`,
        other: `Перемоги: ${won} за # дня`,
      }),
  },
  round: {
    title: 'Раунд дня',
    open: 'не почато',
    begun: 'почато',
    of: (won, all) => `${won} з ${all}`,
    goOn: (game) => `Далі: ${game}`,
    marks: 'Відзнаки',
    firstTry: 'З першої спроби',
  },
  days: inARow,
  nextIn: (hours, minutes) => `Наступна гра через ${hours ? `${hours} год ` : ''}${minutes} хв`,
  todays: 'Сьогоднішня гра',
  todaysAgain: 'Сьогоднішня гра заново',
  yesterdays: 'Учорашня гра',
  randomDeal: 'Випадкова роздача',
  choose: 'Вибрати складність',
  anotherGame: 'Інша гра',
  showsSolution: 'Моя гра (з розв’язком)',
  difficulties: { easy: 'Легка', medium: 'Середня', hard: 'Важка' },

  // By ear, by key, by any hand.
  speech: {
    ranks: ['туз', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'валет', 'дама', 'король'],
    card: (rank, suit) => `${rank} ${suit.replace(/а$/, 'и')}`,
    semicolon: '; ',
    below: (count) => `знизу ${count}`,
    above: (count) => `зверху ${count}`,
    targets: (count) => counted(count, { one: '# ціль', few: '# цілі', many: '# цілей', other: '# цілі' }),
    inHand: (card) => `${card}, у руці`,
    edge: 'край столу',
    hint: (move) => `Підказка: ${move}`,
    onto: (card, onto) => `${card}, на ${to(onto)}`,
    toPile: (card, pile) => `${card}, у ${to(pile)}`,
    toFoundation: (card) => `${card}, у базу`,
    remove: (card, other) => (other ? `${card}, у парі: ${other}` : `${card}, без пари`),
    to: (card, target) => `${card} ${isPile(target) ? into(card, target) : `на ${to(target)}`}`,
    went: (card, pile, onto) => `${begun(card)} ${into(card, pile)}${onto ? `, на ${to(onto)}` : ''}`,
    wentHome: (card) => `${begun(card)} тепер у базі`,
    removed: (card, other) => `Прибрано: ${card}${other ? ` і ${other}` : ''}`,
    lifted: (card) => `Витягнуто: ${card}`,
    redealt: 'Карти перездано',
    askRedeal: (turns) => `Ходів ще не було. ${begun(turns)}: натисніть S знову.`,
    nonePlayable: 'Зараз піти нічим',
    askRank: 'Яка карта? A — туз, від 2 до 9, 0 — десятка, J — валет, Q — дама, K — король.',
    askSuit: (rank) => `${begun(rank)}. Масть? C — трефа, D — бубна, H — чирва, S — піка.`,
    unseen: (card) => `${begun(card)} лежить сорочкою догори`,
    on: (card) => `нижче ${card}`,
    piles: (first, last) => `від ${first} до ${last}`,
    row: (row) => `ряд ${row}`,
    showing: 'Показ розв’язку. Стрілка вправо — один хід, пробіл — усі ходи, Escape — грати далі.',
    keys: {
      piles: 'До стосу за його номером',
      playable: 'Наступна або попередня карта для ходу (або ціль)',
      ends: 'Нижня або верхня карта стосу',
      goHint: 'До підказаної карти',
      moves: 'Перебрати можливі ходи',
      pile: 'Прочитати цей стос',
      tops: 'Прочитати верхні карти',
      where: 'Знайти карту за рангом і мастю',
      foundations: 'Прочитати бази',
      state: 'Стан гри',
      last: 'Повторити сказане',
      speed: 'Швидше або повільніше',
    },
    look: 'Роззирнутися',
  },
  'legal-moves': 'Ходи',
  'enter-deal': 'Ввести роздачу',
  brief: 'Стислі повідомлення',
  singleKeys: 'Команди однією клавішею',
};
