import type { Texts } from '../en.js';
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

/** Whether a name is that of a pile: a card goes into a pile, and onto a card. */
const isPile = (name: string): boolean => /^(стовпчик|віяло|стос|комірка|резерв)/.test(name);

/** A rank as after `з`: з туза, з двійки, з дами. */
const from = (rank: string): string => (/а$/.test(rank) ? rank.replace(/а$/, 'и') : to(rank));

const KINGS: Readonly<Record<string, string>> = {
  stay: 'Король — це 13, прибрати його не можна, тому виграти вдається лише небагато роздач; інші домашні правила це дозволяють.',
  'with-queen': 'Король — це 13, його прибирають разом із дамою.',
  alone: 'Король — це 13, його прибирають окремо.',
};

const DRAW = 'Після останньої повторної здачі можна витягти одну карту з-під інших.';

export const uk: Texts = {
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
  foundation: (suit) => `база ${suit.replace(/а$/, 'и')}`,
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
  left: (count) => `${counted(count, CARDS)} в колоді`,
  draw: 'Взяти',
  recycle: 'Перевернути відбій',
  turnsLeft: (count) =>
    counted(count, {
      one: 'залишився # раз',
      few: 'залишилося # рази',
      many: 'залишилося # разів',
      other: 'залишилося # разу',
    }),
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
  lesson: 'Знайти мою помилку',
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
  'no-progress': 'Глухий кут: жоден хід не веде далі',
  full: (moves) => `${moves}: більше в одній грі бути не може. Спробуйте щось вернути.`,
  begin: 'Грати',
  resume: (moves) => `Продовжити, ${moves}`,
  victory: 'Перемога!',
  newBest: 'Новий рекорд!',
  firstWin: 'Перша перемога!',
  helped: 'Не зараховано: показано розв’язок',
  wouldDo: (moves) => `Можна було й коротше: ${moves}`,
  soNear: 'Зовсім трохи забракло',
  notThisTime: 'Не цього разу',
  nobody: 'Цю роздачу не виграв би ніхто',
  short: (count) =>
    counted(count, {
      one: 'Забракло # карти',
      few: 'Забракло # карт',
      many: 'Забракло # карт',
      other: 'Забракло # карти',
    }),
  home: (cards, all) => `Карт у базах: ${cards} з ${all}`,
  lostAt: (move) => `Гру програно на ${move}-му ході`,
  showMe: 'Показати',
  backTo: (move) => `Повернутися до ходу ${move}`,
  newWinnable: 'Нова виграшна роздача',
  uncounted: 'Якщо переглянути розв’язок, цю гру не буде зараховано.',
  again: 'Переглянути ще раз',
  replaying: 'Повтор. Щоб вийти, торкніться столу або натисніть Esc.',
  replay: 'Повтор',
  stepBack: 'Хід назад',
  stepOn: 'Хід уперед',
  play: 'Відтворити',
  pause: 'Пауза',
  toEnd: 'У кінець',
  dealing: 'Роздавання…',
  canBeWon: 'Цю роздачу можна виграти',
  thinking: 'Триває розрахунок…',
  showing: 'Розв’язок. Щоб грати далі, торкніться столу або натисніть Esc.',
  stopped: (moves) => `Показ розв’язку зупинено: ${moves}`,
  noHint: 'Корисних ходів тут немає. Спробуйте вернути хід.',
  threwAway: (move) => `Тут гру було програно: ${move}`,
  prospects: {
    winnable: 'Ще можна виграти',
    lost: 'Виграти вже не можна',
    never: 'Цю роздачу виграти не можна',
    unknown: 'Не вдалося з’ясувати, чи можна виграти',
  },

  onto: (card, onto) => `${begun(card)} — на ${to(onto)}`,
  toFoundation: (card) => `${begun(card)} — у базу`,
  toPile: (card, pile) => `${begun(card)} — у ${to(pile)}`,
  remove: (card, other) => `Прибрати ${to(card)}${other ? ` і ${to(other)}` : ''}`,
  liftCard: (card) => `Витягти ${to(card)}`,
  comes: (card, pile) => `Здано у ${to(pile)}: ${card}`,
  turnedUp: (card, pile) => `Відкрилася карта: ${card}, ${pile}`,
  held: (card, targets) => `${begun(card)}, в руці. Можна сюди: ${targets}.`,
  heldInVain: (card) => `${begun(card)}, в руці. Покласти зараз нікуди.`,
  putBack: (card) => `Покладено назад: ${card}`,
  refusals: {
    foundation: ({ base }) => `У базах карти однієї масті йдуть за зростанням, починаючи з ${from(base)}`,
    cell: 'У комірці вміщується лише одна карта',
    empty: 'Порожні місця не заповнюють',
    ace: 'На туза нічого не кладуть',
    down: ({ lower, onto }) => `На ${to(onto.rank)} можна покласти лише ${to(lower.rank)}`,
    suit: ({ lower, onto }) => `На ${to(onto.card)} можна покласти лише ${to(lower.card)}`,
    alternating: ({ lower, onto }) => `На ${to(onto.card)} можна покласти лише ${to(lower.rank)} іншого кольору`,
    room: 'Замало вільних місць, щоб перекласти стільки карт',
    stays: 'Цю карту прибрати не можна',
    stuck: 'Цією картою зараз нікуди піти',
    home: 'Карти залишаються у своїй базі',
    covered: 'Ходити можна лише верхньою картою стосу',
  },
  unkept: 'Цю гру не вдасться зберегти: сховище браузера заповнене',
  heldElsewhere: 'Цю гру не вдасться зберегти тут: вона відкрита в іншому місці',
  storageRefused: 'Цю гру не вдасться зберегти: браузер цього не дозволяє',
  nothing: {
    undo: 'Немає чого вертати',
    redo: 'Немає чого повторювати',
    finish: 'Відправити всі карти в бази поки що не можна',
  },
  unavailable: 'Тут недоступно',
  locked: 'Стіл заблоковано',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      rules: [
        'Щоб виграти, викладіть усю колоду.',
        'У стоси карти кладуть за спаданням, масть не має значення. Перекладати можна лише верхню карту стосу.',
        'На місце спорожнілого стосу лягає наступна карта з колоди.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules: ({ kings }) => [
        'Щоб виграти, розберіть піраміду.',
        'Прибирайте пари вільних карт, які в сумі дають дванадцять; туз — це 1, валет — 11. До пари може входити верхня карта відбою. Брати карту з колоди можна будь-коли.',
        `Дама — це 12, її прибирають окремо. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'Ці дві карти не дають у сумі 12' },
      options: {
        recycles: 'Перевертання відбою',
        kings: 'Королі',
        'kings=stay': 'не прибираються',
        'kings=with-queen': 'прибираються з дамою',
        'kings=alone': 'прибираються окремо',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules: ({ draw }) => [
        'Перенесіть усі карти в бази: кожну масть за зростанням, починаючи з туза.',
        'У віяла карти кладуть за спаданням у масть. Перекладати можна лише верхню карту віяла, а порожнє віяло залишається порожнім.',
        `Решту карт можна двічі перетасувати й здати знову.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'Порожні віяла залишаються порожніми' },
      options: { draw: 'Карта з-під інших' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      rules: [
        'Перенесіть усі карти в бази: кожну масть за зростанням, починаючи з туза.',
        'У стовпчики карти кладуть за спаданням, масть не має значення.',
        'Перекладати можна лише верхню карту стовпчика, а порожній стовпчик залишається порожнім.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      rules: [
        'Перенесіть усі карти в бази: кожну масть за зростанням, починаючи з туза.',
        'У стовпчики карти кладуть за спаданням, масть не має значення. Перекладати можна лише верхню карту стовпчика, а порожній стовпчик залишається порожнім.',
        'На початку гри королі лежать у самому низу.',
      ],
    },
  },
  chance: (value) => `Виграти можна близько ${percent(value)} роздач.`,
  unlimited: 'без ліміту',
  tap: 'Хід одним дотиком',
  large: 'Великі карти',
  colours: 'Чотири кольори мастей',
  mirror: 'Для лівші',
  timer: 'Показувати час',
  sound: 'Звуки',
  felt: 'Колір столу',
  felts: { green: 'Звичайний', blue: 'Синій', burgundy: 'Бордовий', slate: 'Сланцевий' },
  cardBack: 'Сорочка карт',
  backs: { rosette: 'Розетка', lattice: 'Ґратка', waves: 'Хвилі' },
  played: 'Зіграно',
  wins: 'Перемоги',
  rate: 'Частка перемог',
  percent,
  streak: 'Поточна серія',
  longest: 'Найкраща серія',
  fastest: 'Найкращий час',
  fewest: 'Найменше ходів',
  shareDeal: 'Поділитися роздачею',
  shareGame: 'Поділитися моєю грою (показує розв’язок)',
  copied: 'Посилання скопійовано',
  notCopied: 'Не вдалося скопіювати посилання',
  keys: 'Клавіатурні скорочення',
  arrows: 'Від карти до карти',
  enter: 'Взяти, покласти',
  escape: 'Покласти назад',
  turn: 'Взяти з колоди або перездати',
  describe: 'Прочитати весь стіл',

  // The way back along a game.
  speed: (times) => `Швидкість: ${times}×`,
  playOn: 'Грати звідси',
  end: 'Повернутися в кінець',
  branch: 'Повернутися до іншої спроби',
  lastWon: (won, games) => `Перемоги в останніх іграх: ${won} з ${games}`,
  takeOut: 'Зберегти у файл',
  bringIn: 'Додати з файлу',
  broughtIn: (wins) =>
    counted(wins, {
      one: 'Додано # перемогу',
      few: 'Додано # перемоги',
      many: 'Додано # перемог',
      other: 'Додано # перемоги',
    }),
  leftOut: (count) => `пропущено: ${count}`,
  // The calendar.
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
    streak: (days) =>
      counted(days, { one: '# день поспіль', few: '# дні поспіль', many: '# днів поспіль', other: '# дня поспіль' }),
    share: (won, days) =>
      counted(days, {
        one: `Перемоги: ${won} за # день`,
        few: `Перемоги: ${won} за # дні`,
        many: `Перемоги: ${won} за # днів`,
        other: `Перемоги: ${won} за # дня`,
      }),
  },
  days: (count) => counted(count, { one: '# день', few: '# дні', many: '# днів', other: '# дня' }),
  solved: (moves) => `Розв’язано: ${moves}`,
  nextIn: (hours, minutes) => `наступна через ${hours ? `${hours} год ` : ''}${minutes} хв`,
  todays: 'Сьогоднішня',
  todaysAgain: 'Сьогоднішня ще раз',
  yesterdays: 'Учорашня',
  randomDeal: 'Випадкова роздача',
  choose: 'Вибрати роздачу',
  anotherGame: 'Інша гра',
  showsSolution: 'Моя гра (показує розв’язок)',
  difficulties: { easy: 'Легка', medium: 'Середня', hard: 'Важка' },

  // By ear, by key, by any hand.
  speech: {
    ranks: ['туз', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'валет', 'дама', 'король'],
    card: (rank, suit) => `${rank} ${suit}`,
    semicolon: '; ',
    below: (count) => `знизу ${count}`,
    above: (count) => `зверху ${count}`,
    targets: (count) => counted(count, { one: '# ціль', few: '# цілі', many: '# цілей', other: '# цілі' }),
    inHand: (card) => `${card}, в руці`,
    edge: 'край столу',
    hint: (move) => `Підказка: ${move}`,
    onto: (card, onto) => `${card}, на ${to(onto)}`,
    toPile: (card, pile) => `${card}, у ${to(pile)}`,
    toFoundation: (card) => `${card}, у базу`,
    remove: (card, other) => (other ? `${card}, у парі: ${other}` : `${card}, без пари`),
    to: (card, target) => `${card} ${isPile(target) ? 'у' : 'на'} ${to(target)}`,
    went: (card, pile, onto) => `${begun(card)} у ${to(pile)}${onto ? `, на ${to(onto)}` : ''}`,
    wentHome: (card) => `${begun(card)} тепер у базі`,
    removed: (card, other) => `Прибрано: ${card}${other ? ` і ${other}` : ''}`,
    lifted: (card) => `Витягнуто: ${card}`,
    redealt: 'Карти здано знову',
    askRedeal: (turns) => `Ходів ще не було, ${turns}. Щоб перездати, натисніть S ще раз.`,
    nonePlayable: 'Зараз піти нічим',
    askRank: 'Яка карта? A — туз, від 2 до 9, 0 — десятка, J — валет, Q — дама, K — король.',
    askSuit: (rank) => `${begun(rank)}. Масть? C — трефа, D — бубна, H — чирва, S — піка.`,
    unseen: (card) => `${begun(card)}: карти не видно`,
    on: (card) => `нижче ${card}`,
    piles: (first, last) => `з ${first} до ${last}`,
    row: (row) => `ряд ${row}`,
    showing: 'Розв’язок. Стрілка вправо: один хід, пробіл: усі ходи, Escape: грати далі.',
    keys: {
      piles: 'До стосу за його номером',
      playable: 'Наступна, попередня карта для ходу або ціль',
      ends: 'Нижня, верхня карта стосу',
      goHint: 'До підказаної карти',
      moves: 'Можливі ходи по одному',
      pile: 'Прочитати цей стос',
      tops: 'Прочитати верхні карти',
      where: 'Знайти карту за рангом і мастю',
      foundations: 'Прочитати бази',
      state: 'Становище в грі',
      last: 'Повторити сказане',
      speed: 'Швидше, повільніше',
    },
    look: 'Роззирнутися',
  },
  'legal-moves': 'Ходи',
  brief: 'Стисле мовлення',
  singleKeys: 'Команди однією клавішею',
};
