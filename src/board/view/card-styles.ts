import { css } from 'lit';

/**
 * Black, or white if the ink is light. Ink is light on dark paper only: a reader's own style sheet may ask for both, and a black edge
 * wouldn't be seen there.
 */
const rim = css`lch(from currentColor calc((l - 50) * 999) 0 0 / max(0.27, (l - 50) * 999))`;

/**
 * The text colour, or a light shade of it under Chromium's forced dark theme. Version 150 lightens all drawings as it does text, but 153
 * only those of at most 64 × 64 pixels. In a light colour scheme, `Canvas` is dark only under that theme, which makes the mixture opaque:
 * its `alpha` is 1 instead of 0.25.
 */
const lightened = css`color-mix(in srgb, currentColor 25%, lch(from Canvas 100 0 0 / calc(50 - l)))`;
const drawnInk = css`lch(from ${lightened} l calc(c * (0.5 + 2 * alpha)) h / 1)`;

/**
 * The looks of cards. Paper is a background and ink a text colour on it, wherever a card is drawn, so that whatever darkens a page changes
 * both or neither. Dark Reader would change each colour on its own. It finds only `var` in small letters, so pages' colours are read with
 * `VAR`, which is the same to a browser.
 *
 * From below lie cards at rest, those that are held, targets or hinted at, buttons, travelling cards (`travel.ts`), and
 * the card that is pressed, dragged or focused: it shows whole in its column.
 */
export const cardStyles = css`
  .table,
  .felt,
  .swatch {
    --_card: VAR(--solitaire-card, light-dark(#fff, #f3f1ec));
    --_gold: VAR(--solitaire-gold, #d9a441);
    --_edge: 0 0 0 0.5px VAR(--_rim, #0004);
  }
  @supports (color: lch(from currentColor l c h)) {
    .table,
    .felt {
      --_rim: ${rim};
    }
  }
  /* The shadows of cards. What a card itself declared would be inherited, and each change style its drawing as well. */
  .table {
    --_rest: 0 1px 6px #0006;
    --_held: 0 10px 18px #000a;
  }
  .card,
  .ghost,
  .drawn {
    background: var(--_card);
    /* Written out, because browsers parse a variable again for each card. Those that can't derive a colour from the ink use the first. */
    box-shadow:
      0 0 0 0.5px #0004,
      0 1px 6px #0006;
    box-shadow:
      0 0 0 0.5px ${rim},
      0 1px 6px #0006;
    color: VAR(--solitaire-black, #16181d);
    @media (prefers-contrast: more) {
      box-shadow: var(--_edge), var(--_rest);
    }
  }
  [data-suit='D'],
  [data-suit='H'] {
    color: VAR(--solitaire-red, #c8102e);
  }
  [data-colours] [data-suit='C'] {
    color: VAR(--solitaire-clubs, #0b6e34);
  }
  [data-colours] [data-suit='D'] {
    color: VAR(--solitaire-diamonds, #1a56c4);
  }
  @media (forced-colors: none) {
    :where(.card, .ghost, .drawn, .pile) path {
      /* A variable, because Dark Reader would replace a plain scheme. */
      color-scheme: var(--_light, light);
      fill: ${drawnInk};
    }
  }
  .gold {
    fill: var(--_gold);
  }
  .back {
    pointer-events: none;
    > :is(svg, path) {
      color: VAR(--solitaire-back, #1f5f8b);
    }
  }
  /* A card outside the table. */
  .drawn {
    border-radius: 8% / 5.7%;
    box-shadow:
      var(--_edge),
      0 0 0 1px VAR(--_rim, #0004);
    forced-color-adjust: none;
  }
  [data-deep] {
    box-shadow: none;
  }
  .half,
  [data-covered]:not([data-pressed], :focus-visible, [data-dragged]) > .half + svg {
    display: none;
  }
  [data-covered]:not([data-pressed], :focus-visible, [data-dragged]) {
    svg {
      opacity: 0.92;
    }
    .half {
      display: block;
    }
    /* Between two cards on its lower half is the shade of the felt, not a strip of paper. */
    &:has(.half) {
      background-image: linear-gradient(transparent 52%, color-mix(in srgb, var(--_felt), #000 30%) 0);
    }
  }
  [data-draggable] {
    cursor: grab;
  }
  /* One finger on a card never scrolls the page, unless nothing can be played. Two fingers zoom it. */
  .table:not([data-idle]) .card {
    touch-action: pinch-zoom;
  }
  .table[data-crowded]:not([data-idle]) .card {
    touch-action: none;
  }
  [data-target] {
    cursor: pointer;
  }
  :is([data-held], [data-pressed='up']) {
    scale: 1.05;
    box-shadow: var(--_edge), var(--_held);
  }
  /* Why a card does not go where a pointer has put it. */
  .pill {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 1200;
    inline-size: max-content;
    max-inline-size: 100%;
    min-block-size: 24px;
    padding: 2px 12px;
    border: 1px solid var(--_accent);
    border-radius: 12px;
    background: linear-gradient(var(--_shade) 0 0) var(--_felt);
    font-size: 0.875em;
    text-align: center;
    unicode-bidi: plaintext;
    pointer-events: none;
  }
  /* Cards at rest lie on each other in the order of the document: so a move changes the style of no other card. */
  .card {
    z-index: 1;
  }
  /* What marks the upper cards lies over those beside them. */
  [data-held],
  :is(.pile, [data-above='0']):is([data-target], [data-highlighted]) {
    z-index: 2;
  }
  .pile:focus-visible,
  .card:is(:focus-visible, [data-dragged], [data-card][data-pressed]) {
    z-index: 1000 !important;
  }
  @media (prefers-contrast: more) {
    .table {
      --_edge: 0 0 0 1px #000;
    }
    .card {
      background-image: none !important;
      > svg {
        opacity: 1 !important;
      }
    }
  }
  @media (forced-colors: active) {
    .table {
      --_gold: color-mix(in srgb, CanvasText 55%, Canvas);
    }
    .card {
      border: 1px solid;
      background-image: none !important;
    }
    /* Red and black look alike here, and in some games they count. */
    :is([data-suit='D'], [data-suit='H'], [data-pile='foundation-D'], [data-pile='foundation-H']) path:not(.gold) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1.2px;
      vector-effect: non-scaling-stroke;
    }
  }
  @media print {
    .pill {
      display: none;
    }
    .card {
      outline: 1px solid #000 !important;
      outline-offset: -1px !important;
      box-shadow: none !important;
      background: #fff !important;
      color: #000;
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }
    [data-suit='D'],
    [data-suit='H'] {
      color: #c8102e;
    }
  }
`;
