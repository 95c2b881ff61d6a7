import { Refusal } from './refusal.mjs';

/** Characters, as Unicode counts them. */
const MOST = 24;
/** Longer names, in UTF-16 units, are refused as they are. Their parts would take long to find. */
const MOST_GIVEN = 1000;

/** Marks that follow one letter: accents that any script can use, and those of its own script. Burmese needs four of these. */
const MOST_ACCENTS = 2;
const MOST_MARKS = 6;

const ACCENT = /[\p{M}&&\p{Script=Inherited}]/v;

const LETTER = String.raw`\p{L}\p{Extended_Pictographic}`;
const OWN_MARK = String.raw`[\p{M}--\p{Script=Inherited}]`;
/** The last one is Mongolian. */
const JOINER = String.raw`[\p{Join_Control}\u180e]`;

/**
 * What keeps its unseen characters: emoji, variants of a letter or pictograph, and joiners. These stand between letters, as in
 * Persian, between pictographs, as in families, or after a mark at the end of a word, as in Malayalam.
 */
const WHOLE = [
  String.raw`\p{RGI_Emoji}`,
  String.raw`(?<=[${LETTER}])\p{Variation_Selector}`,
  String.raw`(?<=[${LETTER}\p{M}\p{Emoji_Modifier}])${JOINER}(?=${JOINER}*[${LETTER}${OWN_MARK}])`,
  String.raw`(?<=${OWN_MARK})\p{Join_Control}`,
].join('|');

/** Spaces, and what looks like one. No property tells the blanks of Braille, music and hieroglyphs, nor the place of an object. */
const BLANKS = String.raw`\u2800\u{1d159}\u{13441}\u{13442}\ufffc`;
const IGNORABLE = String.raw`\p{Default_Ignorable_Code_Point}`;
const SPACE = String.raw`[\p{Z}\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Bidi_Control}[${IGNORABLE}&&\p{L}]${BLANKS}]`;

const PARTS = new RegExp(`(?<whole>${WHOLE})|(?<space>${SPACE})|[${IGNORABLE}\\p{Cf}]`, 'gv');

/**
 * A name as it will be shown, in text and never as HTML. It has single spaces. What isn't seen goes out, unless it keeps
 * letters or emoji together.
 *
 * @throws Refusal if nothing is left, or too much
 */
export function readName(given) {
  if (typeof given !== 'string') throw new Refusal(400, 'name', 'The name must be text.');
  if (given.length > MOST_GIVEN) throw tooLong(given.length);
  const name = given
    .replace(PARTS, (_, whole, space) => whole ?? (space ? ' ' : ''))
    .normalize('NFC')
    .replace(/[\p{M}\p{Join_Control}]+/gv, withFewMarks)
    .replace(/\s+/gu, ' ')
    .trim();
  const { length } = [...name];
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) throw new Refusal(400, 'name', 'The name is empty.');
  if (length > MOST) throw tooLong(length);
  return name;
}

const tooLong = (length) => new Refusal(400, 'name', `The name has ${length} characters. At most ${MOST} are allowed.`);

/** So many marks would cover the lines above and below. */
function withFewMarks(marks) {
  let accents = 0;
  let others = 0;
  const isKept = (mark) => (ACCENT.test(mark) ? ++accents <= MOST_ACCENTS : ++others <= MOST_MARKS);
  return [...marks].filter(isKept).join('');
}
