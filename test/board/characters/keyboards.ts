/** What the keys of a keyboard write, place by place, alone and with Shift, and what that means on the table. */
export interface Keyboard {
  readonly keys: string;
  readonly means: string;
  readonly shifted: string;
  readonly shiftedMeans: string;
}

/** A key that writes nothing yet, but an accent over what comes next. */
export const DEAD = '◌';

/** A key without a meaning. */
export const NOTHING = '_';

const LATIN = '1234567890__ qwertyuiop__ asdfghjkl__ zxcvbnm,._';
const WITH_SHIFT = '1234567890__ qwertyuiop__ asdfghjkl__ zxcvbnm__?';

/** The places of the keys, in the rows of the keyboards below. */
export const PLACES = [
  [...'1234567890'].map((digit) => `Digit${digit}`).concat('Minus', 'Equal'),
  [...'QWERTYUIOP'].map((letter) => `Key${letter}`).concat('BracketLeft', 'BracketRight'),
  [...'ASDFGHJKL'].map((letter) => `Key${letter}`).concat('Semicolon', 'Quote'),
  [...'ZXCVBNM'].map((letter) => `Key${letter}`).concat('Comma', 'Period', 'Slash'),
];

export const KEYBOARDS: Readonly<Record<string, Keyboard>> = {
  QWERTY: {
    keys: `1234567890-= qwertyuiop[] asdfghjkl;' zxcvbnm,./`,
    means: LATIN,
    shifted: `!@#$%^&*()_+ QWERTYUIOP{} ASDFGHJKL:" ZXCVBNM<>?`,
    shiftedMeans: WITH_SHIFT,
  },
  AZERTY: {
    keys: `&é"'(-è_çà)= azertyuiop◌$ qsdfghjklmù wxcvbn,;:!`,
    means: `1234567890__ azertyuiop__ qsdfghjklm_ wxcvbn,___`,
    shifted: `1234567890°+ AZERTYUIOP◌£ QSDFGHJKLM% WXCVBN?./§`,
    shiftedMeans: `1234567890__ azertyuiop__ qsdfghjklm_ wxcvbn?.__`,
  },
  QWERTZ: {
    keys: `1234567890ß◌ qwertzuiopü+ asdfghjklöä yxcvbnm,.-`,
    means: `1234567890__ qwertzuiop__ asdfghjkl__ yxcvbnm,._`,
    shifted: `!"§$%&/()=?◌ QWERTZUIOPÜ* ASDFGHJKLÖÄ YXCVBNM;:_`,
    shiftedMeans: `1234567890?_ qwertzuiop__ asdfghjkl__ yxcvbnm___`,
  },
  Czech: {
    keys: `+ěščřžýáíé=◌ qwertzuiopú) asdfghjklů§ yxcvbnm,.-`,
    means: `1234567890__ qwertzuiop__ asdfghjkl__ yxcvbnm,._`,
    shifted: `1234567890%◌ QWERTZUIOP/( ASDFGHJKL"! YXCVBNM?:_`,
    shiftedMeans: `1234567890__ qwertzuiop__ asdfghjkl__ yxcvbnm?__`,
  },
  Turkish: {
    keys: `1234567890*- qwertyuıopğü asdfghjklşi zxcvbnmöç.`,
    means: `1234567890__ qwertyuiop__ asdfghjkl_i zxcvbnm__.`,
    shifted: `!'◌+%&/()=?_ QWERTYUIOPĞÜ ASDFGHJKLŞİ ZXCVBNMÖÇ:`,
    shiftedMeans: `1234567890?_ qwertyuiop__ asdfghjkl_i zxcvbnm___`,
  },
  Dvorak: {
    keys: `1234567890[] ',.pyfgcrl/= aoeuidhtns- ;qjkxbmwvz`,
    means: `1234567890__ _,.pyfgcrl__ aoeuidhtns_ _qjkxbmwvz`,
    shifted: `!@#$%^&*(){} "<>PYFGCRL?+ AOEUIDHTNS_ :QJKXBMWVZ`,
    shiftedMeans: `1234567890__ ___pyfgcrl?_ aoeuidhtns_ _qjkxbmwvz`,
  },
  BÉPO: {
    keys: `"«»()@+-/*=% bépoè◌vdljzw auie,ctsrnm àyx.k'qghf`,
    means: `1234567890__ b_po__vdljzw auie,ctsrnm _yx.k_qghf`,
    shifted: `1234567890°◌ BÉPOÈ!VDLJZW AUIE;CTSRNM ÀYX:K?QGHF`,
    shiftedMeans: `1234567890__ b_po__vdljzw auie_ctsrnm _yx_k?qghf`,
  },
  Colemak: {
    keys: `1234567890-= qwfpgjluy;[] arstdhneio' zxcvbkm,./`,
    means: `1234567890__ qwfpgjluy___ arstdhneio_ zxcvbkm,._`,
    shifted: `!@#$%^&*()_+ QWFPGJLUY:{} ARSTDHNEIO" ZXCVBKM<>?`,
    shiftedMeans: `1234567890__ qwfpgjluy___ arstdhneio_ zxcvbkm__?`,
  },
  Cyrillic: {
    keys: `1234567890-= йцукенгшщзхъ фывапролджэ ячсмитьбю.`,
    means: `1234567890__ qwertyuiop__ asdfghjkl__ zxcvbnm,..`,
    shifted: `!"№;%:?*()_+ ЙЦУКЕНГШЩЗХЪ ФЫВАПРОЛДЖЭ ЯЧСМИТЬБЮ,`,
    shiftedMeans: `123456?890__ qwertyuiop__ asdfghjkl__ zxcvbnm,.,`,
  },
  Greek: {
    keys: `1234567890-= ;ςερτυθιοπ[] ασδφγηξκλ◌' ζχψωβνμ,./`,
    means: `1234567890__ _wertyuiop__ asdfghjkl__ zxcvbnm,._`,
    shifted: `!@#$%^&*()_+ :◌ΕΡΤΥΘΙΟΠ{} ΑΣΔΦΓΗΞΚΛ◌" ΖΧΨΩΒΝΜ<>?`,
    shiftedMeans: `1234567890__ __ertyuiop__ asdfghjkl__ zxcvbnm__?`,
  },
  // With Shift it writes Latin letters.
  Hebrew: {
    keys: `1234567890-= /'קראטוןםפ][ שדגכעיחלךף, זסבהנמצתץ.`,
    means: `1234567890__ __ertyuiop__ asdfghjkl_, zxcvbnm,..`,
    shifted: `!@#$%^&*)(_+ QWERTYUIOP}{ ASDFGHJKL:" ZXCVBNM><?`,
    shiftedMeans: WITH_SHIFT,
  },
  // The key of B writes two letters, here as one sign.
  Arabic: {
    keys: `١٢٣٤٥٦٧٨٩٠-= ضصثقفغعهخحجد شسيبلاتنمكط ئءؤرﻻىةوزظ`,
    means: LATIN,
    shifted: `!@#$%^&*)(_+ \u064e\u064b\u064f\u064cﻹإ‘÷×؛<> \u0650\u064d][ﻷأـ،/:" ~\u0652}{ﻵآ',.؟`,
    shiftedMeans: `1234567890__ ____ty______ ____gh_,___ ____bn_,.?`,
  },
  kana: {
    keys: `ぬふあうえおやゆよわほへ たていすかんなにらせ゛゜ ちとしはきくまのりれけ つさそひこみもねるめ`,
    means: LATIN,
    shifted: `ぬふぁぅぇぉゃゅょをほへ たてぃすかんなにらせ゛「 ちとしはきくまのりれけ っさそひこみも、。・`,
    shiftedMeans: `1234567890__ qwertyuiop__ asdfghjkl__ zxcvbnm,.?`,
  },
  Thai: {
    keys: `ๅ/-ภถ\u0e38\u0e36คตจขช ๆไำพะ\u0e31\u0e35รนยบล ฟหกดเ\u0e49\u0e48าสวง ผปแอ\u0e34\u0e37ทมใฝ`,
    means: LATIN,
    shifted: `+๑๒๓๔\u0e39฿๕๖๗๘๙ ๐"ฎฑธ\u0e4d\u0e4aณฯญฐ, ฤฆฏโฌ\u0e47\u0e4bษศซ. ()ฉฮ\u0e3a\u0e4c?ฒฬฦ`,
    shiftedMeans: `1234567890__ __ertyuiop_, asdfghjkl_. __cvbn?,.?`,
  },
};
