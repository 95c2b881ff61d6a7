import type { Texts } from '../en.js';
import { counting, dating, numbering, rating } from '../words.js';

// The digits are those that are drawn on the cards, whichever a browser takes for Arabic.
const number = numbering('ar-u-nu-latn');
const counted = counting('ar-u-nu-latn');
const dated = dating('ar-u-nu-latn');
const percent = rating('ar-u-nu-latn');

const cards = (count: number): string =>
  counted(count, { zero: 'لا أوراق', one: 'ورقة واحدة', two: 'ورقتان', few: '# أوراق', other: '# ورقة' });

const KINGS: Readonly<Record<string, string>> = {
  stay: 'الملوك تساوي 13 ولا تُزال، لذلك لا يمكن الفوز إلا بتوزيعات قليلة؛ وتُزال في قواعد أخرى.',
  'with-queen': 'الملوك تساوي 13 وتُزال مع ملكة.',
  alone: 'الملوك تساوي 13 وتُزال وحدها.',
};

const DRAW = 'بعد آخر إعادة توزيع يمكن رفع ورقة مغطاة.';

export const ar: Texts = {
  number,
  comma: '، ',
  ranks: ['آس', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ولد', 'ملكة', 'ملك'],
  suits: ['السباتي', 'الديناري', 'القلوب', 'البستوني'],
  letters: {},
  card: (rank, suit) => `${rank} ${suit}`,
  run: (card, more) => `${card} ومعها ${cards(more)}`,

  table: 'الطاولة',
  help: 'تنقّل بين الأوراق بالأسهم، و؟ يعرض كل الاختصارات.',
  cardRole: 'ورقة',
  column: (number) => `العمود ${number}`,
  fan: (number) => `المروحة ${number}`,
  pile: (number) => `الكومة ${number}`,
  row: (row, place) => `الصف ${row}، الموضع ${place}`,
  cell: (number) => `الخلية ${number}`,
  foundation: (suit) => `أساس ${suit}`,
  stock: 'رزمة السحب',
  waste: 'الأوراق المكشوفة',
  discard: 'الأوراق المزالة',
  at: (card, pile) => `${card}، ${pile}`,
  covered: (card, above) => `${card}، ${cards(above)} فوقها`,
  empty: (pile) => `${pile}، مكان فارغ`,
  holds: (pile, cards) => `${pile}: ${cards}.`,
  faceDown: (count) =>
    counted(count, {
      one: 'ورقة واحدة مقلوبة',
      two: 'ورقتان مقلوبتان',
      few: '# أوراق مقلوبة',
      other: '# ورقة مقلوبة',
    }),
  left: (count) => `${cards(count)} في رزمة السحب`,
  draw: 'سحب',
  recycle: 'قلب الأوراق المكشوفة',
  turnsLeft: (count) => `المرات الباقية: ${number(count)}`,
  stockSpent: 'رزمة السحب فارغة',
  redeal: 'إعادة توزيع',
  lift: 'رفع',
  liftHint: 'المس ورقة مغطاة لرفعها إلى أعلى كومتها.',

  toolbar: 'اللعبة',
  undo: 'تراجع',
  redo: 'إعادة',
  restart: 'من البداية',
  new: 'لعبة جديدة',
  back: 'اللعبة السابقة',
  hint: 'تلميح',
  verdict: 'هل يمكن الفوز؟',
  lesson: 'أين أخطأت؟',
  solution: 'عرض الحل',
  stop: 'إيقاف',
  finish: 'إنهاء تلقائي',
  rules: 'القواعد',
  settings: 'الإعدادات',
  statistics: 'الإحصاءات',
  share: 'مشاركة',
  more: 'المزيد',
  close: 'إغلاق',

  // Set apart, so that neither a date nor Latin letters are turned about.
  deal: (seed) => `التوزيعة \u2068${seed}\u2069`,
  dailyDeal: (date) => `توزيعة اليوم · ${dated(date)}`,
  ownDeal: 'توزيعة خاصة',
  moves: (count) =>
    counted(count, { zero: 'لا نقلات', one: 'نقلة واحدة', two: 'نقلتان', few: '# نقلات', other: '# نقلة' }),
  won: (moves) => `فوز: ${moves}`,
  'no-moves': 'لم تبق أي نقلة',
  'no-progress': 'طريق مسدود: لا نقلة مفيدة',
  victory: 'فزت!',
  newBest: 'رقم قياسي جديد!',
  helped: 'لا تُحتسب: عُرض الحل',
  again: 'إعادة العرض',
  replaying: 'تُعرض لعبتك من جديد. المس الطاولة أو اضغط أي مفتاح للإيقاف.',
  dealing: 'جارٍ التوزيع…',
  thinking: 'تفكير…',
  showing: 'يُعرض الحل. المس الطاولة أو اضغط أي مفتاح لتتابع.',
  stopped: (moves) => `توقف عرض الحل: ${moves}`,
  noHint: 'لا نقلة مفيدة. جرّب التراجع.',
  threwAway: (move) => `ضاع الفوز هنا: ${move}`,
  prospects: {
    winnable: 'ما زال الفوز ممكنًا',
    lost: 'لم يعد الفوز ممكنًا',
    never: 'لا يمكن الفوز بهذه التوزيعة',
    unknown: 'تعذر تحديد إمكان الفوز',
  },

  onto: (card, onto) => `${card} على ${onto}`,
  toFoundation: (card) => `${card} على الأساس`,
  toPile: (card, pile) => `${card} إلى ${pile}`,
  remove: (card, other) => `أزل ${card}${other ? ` و${other}` : ''}`,
  liftCard: (card) => `ارفع ${card}`,
  comes: (card, pile) => `وصلت إلى ${pile}: ${card}`,
  turnedUp: (card, pile) => `كُشفت في ${pile}: ${card}`,
  held: (card, targets) => `في اليد: ${card}. يمكن وضعها على: ${targets}.`,
  putBack: (card) => `أُعيدت: ${card}`,
  refusals: {
    foundation: 'تُبنى الأساسات تصاعديًا من النوع نفسه بدءًا بالآس',
    cell: 'تتسع الخلية لورقة واحدة',
    empty: 'المكان الفارغ يبقى فارغًا',
    ace: 'لا يوضع على الآس شيء',
    down: ({ lower, onto }) => `لا يوضع على ${onto.rank} إلا ${lower.rank}`,
    suit: ({ lower, onto }) => `لا يوضع على ${onto.card} إلا ${lower.card}`,
    alternating: ({ lower, onto }) => `لا يوضع على ${onto.card} إلا ${lower.rank} من اللون الآخر`,
    room: 'لا أماكن تكفي كل هذه الأوراق',
    stuck: 'لا مكان لهذه الورقة',
    covered: 'لا تُنقل إلا الورقة العليا من كل كومة',
  },
  nothing: {
    undo: 'لا شيء للتراجع عنه',
    redo: 'لا شيء لإعادته',
    finish: 'لا يمكن نقل كل الأوراق إلى الأساسات بعد',
  },
  unavailable: 'غير متاح هنا',
  locked: 'الطاولة مقفلة',

  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      rules: [
        'تفوز إذا أخرجت رزمة السحب كلها.',
        'رتّب الأوراق على الأكوام تنازليًا أيًا كان نوعها. لا تُنقل إلا الورقة العليا من كل كومة.',
        'الكومة التي تفرغ تأخذ الورقة التالية من رزمة السحب.',
      ],
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules: ({ kings }) => [
        'تفوز إذا أزلت الهرم كله.',
        'أزل أزواج الأوراق غير المغطاة التي مجموعها 12؛ الآس يساوي 1 والولد 11. ويمكن أن تدخل الورقة العليا من الأوراق المكشوفة في زوج. اسحب متى شئت.',
        `الملكة تساوي 12 وتُزال وحدها. ${KINGS[String(kings)]}`,
      ],
      refusals: { twelve: 'مجموعهما ليس 12' },
      options: {
        recycles: 'مرات قلب الأوراق المكشوفة',
        kings: 'الملوك',
        stay: 'لا تُزال',
        'with-queen': 'تُزال مع ملكة',
        alone: 'تُزال وحدها',
      },
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules: ({ draw }) => [
        'انقل كل الأوراق إلى الأساسات تصاعديًا من النوع نفسه بدءًا بالآس.',
        'رتّب الأوراق على المراوح تنازليًا من النوع نفسه. لا تُنقل إلا الورقة العليا من كل مروحة، والمروحة الفارغة تبقى فارغة.',
        `يمكن مرتين خلط الأوراق الباقية وتوزيعها من جديد.${draw ? ` ${DRAW}` : ''}`,
      ],
      refusals: { fan: 'المروحة الفارغة تبقى فارغة' },
      options: { draw: 'رفع ورقة مغطاة' },
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      rules: [
        'انقل كل الأوراق إلى الأساسات تصاعديًا من النوع نفسه بدءًا بالآس.',
        'رتّب الأوراق في الأعمدة تنازليًا أيًا كان نوعها.',
        'لا تُنقل إلا الورقة العليا من كل عمود، والعمود الفارغ يبقى فارغًا.',
      ],
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      rules: [
        'انقل كل الأوراق إلى الأساسات تصاعديًا من النوع نفسه بدءًا بالآس.',
        'رتّب الأوراق في الأعمدة تنازليًا أيًا كان نوعها. لا تُنقل إلا الورقة العليا من كل عمود، والعمود الفارغ يبقى فارغًا.',
        'تبدأ الملوك في أسفل الأعمدة.',
      ],
    },
  },
  chance: (value) => `يمكن الفوز بنحو ${percent(value)} من التوزيعات.`,
  unlimited: 'بلا حد',
  tap: 'العب بلمسة واحدة',
  large: 'أوراق كبيرة',
  colours: 'أربعة ألوان',
  mirror: 'لليد اليسرى',
  timer: 'إظهار الوقت',
  sound: 'الأصوات',
  felt: 'لون الطاولة',
  felts: { green: 'افتراضي', blue: 'أزرق', burgundy: 'خمري', slate: 'رمادي' },
  cardBack: 'ظهر الأوراق',
  backs: { rosette: 'وردة', lattice: 'شبكة', waves: 'أمواج' },
  played: 'الألعاب',
  wins: 'مرات الفوز',
  rate: 'نسبة الفوز',
  percent,
  streak: 'السلسلة الحالية',
  longest: 'أفضل سلسلة',
  fastest: 'أفضل وقت',
  fewest: 'أقل عدد نقلات',
  shareDeal: 'نسخ رابط هذه التوزيعة',
  shareGame: 'نسخ رابط نقلاتي',
  copied: 'نُسخ الرابط',
  notCopied: 'تعذر نسخ الرابط',
  keys: 'اختصارات المفاتيح',
  arrows: 'التنقل بين الأوراق',
  enter: 'التقاط ووضع',
  escape: 'إلغاء',
  turn: 'سحب أو إعادة توزيع',
  describe: 'قراءة الطاولة',
};
