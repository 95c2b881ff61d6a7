import type { Texts } from '../en.js';
import { counting, numbering } from '../words.js';

// The digits are those that are drawn on the cards, whichever a browser takes for Arabic.
const counted = counting('ar-u-nu-latn');

const cards = (count: number, where: string): string =>
  counted(count, {
    zero: `لا أوراق ${where}`,
    one: `ورقة واحدة ${where}`,
    two: `ورقتان ${where}`,
    few: `# أوراق ${where}`,
    other: `# ورقة ${where}`,
  });

const times = (count: number): string =>
  counted(count, {
    zero: 'لم تبق أي مرة',
    one: 'بقيت مرة واحدة',
    two: 'بقيت مرتان',
    few: 'بقيت # مرات',
    other: 'بقيت # مرة',
  });

export const ar: Texts = {
  number: numbering('ar-u-nu-latn'),
  comma: '، ',
  ranks: ['آس', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ولد', 'ملكة', 'ملك'],
  suits: ['السباتي', 'الديناري', 'القلوب', 'البستوني'],
  letters: {},
  card: (rank, suit) => `${rank} ${suit}`,

  table: 'طاولة اللعب',
  help: 'تنقّل بين الأوراق بمفاتيح الأسهم، وعلامة الاستفهام تعرض كل المفاتيح.',
  cardRole: 'ورقة لعب',
  column: (number) => `العمود ${number}`,
  row: (row, place) => `الصف ${row}، الموضع ${place}`,
  foundation: (suit) => `أساس ${suit}`,
  stock: 'رزمة السحب',
  waste: 'الأوراق المكشوفة',
  discard: 'الأوراق المزالة',
  at: (card, pile) => `${card}، ${pile}`,
  covered: (card, above) => `${card}، ${cards(above, 'فوقها')}`,
  empty: (pile) => `${pile}، مكان فارغ`,
  holds: (pile, cards) => `${pile}: ${cards}.`,
  left: (count) => cards(count, 'في رزمة السحب'),
  draw: 'اسحب ورقة',
  recycle: 'اقلب الأوراق المكشوفة',
  recyclesLeft: (count) => times(count),
  stockSpent: 'نفدت رزمة السحب',
  redeal: 'إعادة التوزيع',
  lift: 'رفع',
  liftHint: 'اختر ورقة مغطاة لرفعها إلى أعلى كومتها.',

  toolbar: 'اللعبة',
  undo: 'تراجع',
  redo: 'إعادة',
  restart: 'من البداية',
  new: 'جديدة',
  back: 'استرجاع',
  hint: 'تلميح',
  verdict: 'هل يمكن الفوز؟',
  lesson: 'أين الخطأ؟',
  solution: 'الحل',
  stop: 'إيقاف',
  finish: 'إنهاء',
  rules: 'القواعد',
  settings: 'الإعدادات',
  statistics: 'الإحصاءات',
  share: 'مشاركة',
  close: 'إغلاق',

  // Set apart, so that neither a date nor Latin letters are turned about.
  deal: (seed) => `التوزيعة \u2068${seed}\u2069`,
  ownDeal: 'توزيعة خاصة',
  moves: (count) =>
    counted(count, { zero: 'لا نقلات', one: 'نقلة واحدة', two: 'نقلتان', few: '# نقلات', other: '# نقلة' }),
  won: (moves) => `فوز: ${moves}`,
  'no-moves': 'خسارة: لم تبق أي نقلة',
  'no-progress': 'خسارة: لا سبيل إلى التقدم',
  dealing: 'جارٍ التوزيع…',
  thinking: 'جارٍ التفكير…',
  showing: 'الحل يُعرض الآن. المس الطاولة أو اضغط أي مفتاح لتتابع بنفسك.',
  stopped: (moves) => `توقف عرض الحل: ${moves}`,
  noHint: 'لا توجد نقلة مفيدة هنا',
  threwAway: (move) => `هذه النقلة أضاعت الفوز: ${move}`,
  prospects: {
    winnable: 'يمكن الفوز بهذه اللعبة',
    lost: 'لم يعد الفوز بهذه اللعبة ممكنًا',
    never: 'لم يكن الفوز بهذه التوزيعة ممكنًا قط',
    unknown: 'تعذر تحديد ما إذا كان الفوز ممكنًا',
  },

  onto: (card, onto) => `${card} على ${onto}`,
  home: (card) => `${card} على الأساس`,
  remove: (cards) => `أزل ${cards}`,
  liftCard: (card) => `ارفع ${card}`,
  comes: (card, pile) => `${card} إلى ${pile}`,
  held: (card, targets) => `في اليد: ${card}. يمكن وضعها على: ${targets}.`,
  putBack: (card) => `أُعيدت إلى مكانها: ${card}`,
  why: {
    foundation: 'يُبنى الأساس تصاعديًا من النوع نفسه بدءًا بالآس',
    empty: 'المكان الفارغ يبقى فارغًا',
    down: 'لا توضع هناك إلا ورقة أدنى بدرجة واحدة',
    suit: 'لا توضع هناك إلا الورقة الأدنى بدرجة واحدة من النوع نفسه',
    twelve: 'لا تُزال معًا إلا ورقتان غير مغطاتين مجموعهما اثنا عشر',
    stuck: 'لا مكان لهذه الورقة الآن',
    covered: 'لا يمكن نقل إلا الورقة العليا من الكومة',
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
      rules:
        'رتّب الأوراق على الأكوام تنازليًا أيًا كان نوعها. لا تُنقل إلا الورقة العليا من كل كومة. والكومة التي تفرغ تأخذ الورقة التالية من رزمة السحب. تفوز إذا أخرجت رزمة السحب كلها.',
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules:
        'أزل أزواج الأوراق غير المغطاة التي مجموعها اثنا عشر؛ الآس يساوي 1 والولد 11. والملكة تساوي اثني عشر فتُزال وحدها. ويجوز أن تكون الورقة العليا من الأوراق المكشوفة إحدى ورقتي الزوج. اسحب متى شئت. تفوز إذا أزلت الهرم كله. الملوك تساوي 13 ولا تُزال أبدًا، لذلك لا يمكن الفوز إلا بتوزيعات قليلة؛ وفي قواعد أخرى تُزال وحدها أو مع ملكة.',
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules:
        'انقل كل الأوراق إلى الأسس تصاعديًا من النوع نفسه بدءًا بالآس. ورتّب الأوراق على المراوح تنازليًا من النوع نفسه. لا تُنقل إلا الورقة العليا من كل مروحة، والمروحة الفارغة تبقى فارغة. ويمكن مرتين، متى شئت، خلط ما بقي وتوزيعه من جديد.',
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      rules:
        'انقل كل الأوراق إلى الأسس تصاعديًا من النوع نفسه بدءًا بالآس. ورتّب الأوراق في الأعمدة تنازليًا أيًا كان نوعها. لا تُنقل إلا الورقة العليا من كل عمود، والعمود الفارغ يبقى فارغًا.',
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      rules:
        'انقل كل الأوراق إلى الأسس تصاعديًا من النوع نفسه بدءًا بالآس. ورتّب الأوراق في الأعمدة تنازليًا أيًا كان نوعها. لا تُنقل إلا الورقة العليا من كل عمود، والعمود الفارغ يبقى فارغًا. وتبدأ الملوك في أسفل الأعمدة.',
    },
  },
  chance: (percent) => `يمكن الفوز بنحو ${percent} من كل 100 توزيعة.`,
  options: {
    recycles: 'عدد مرات قلب الأوراق المكشوفة',
    kings: 'الملوك',
    draw: 'بعد إعادتي التوزيع يمكن رفع ورقة مغطاة واحدة',
    stay: 'لا تُزال أبدًا',
    'with-queen': 'تُزال مع ملكة',
    alone: 'تُزال وحدها',
    unlimited: 'بلا حد',
  },
  tap: 'لمسة واحدة تلعب الورقة',
  large: 'خط كبير',
  colours: 'أربعة ألوان',
  mirror: 'لليد اليسرى',
  timer: 'إظهار الوقت',
  played: 'عدد الألعاب',
  wins: 'عدد مرات الفوز',
  streak: 'انتصارات متتالية',
  longest: 'أطول سلسلة انتصارات',
  fastest: 'أفضل وقت',
  fewest: 'أقل عدد نقلات',
  shareDeal: 'رابط هذه التوزيعة',
  shareGame: 'رابط هذه التوزيعة وكل النقلات',
  copied: 'نُسخ الرابط',
  notCopied: 'تعذر نسخ الرابط',
  keys: 'المفاتيح',
  arrows: 'من ورقة إلى ورقة',
  enter: 'التقاط ووضع',
  escape: 'إلغاء',
  turn: 'السحب أو إعادة التوزيع',
  describe: 'وصف الطاولة',
};
