// Stands in for the file of this name of Lit: browsers that can't share style sheets are none of ours.

/** A style sheet, parsed once and shared by all elements. */
export function css(strings, ...values) {
  const sheet = new globalThis.CSSStyleSheet();
  sheet.replaceSync(String.raw({ raw: strings }, ...values));
  return sheet;
}
