import { css } from 'lit';
import { FRAME_PADDING } from '../layout/available-space.js';

/**
 * From below: cards at rest, buttons, travelling cards (`motion.ts`), and the card that is pressed, dragged or focused:
 * it shows whole in its column.
 */
export const boardStyles = css`
  .table {
    --card: var(--solitaire-card, light-dark(#fff, #f3f1ec));
    contain: layout style;
    user-select: none;
    -webkit-user-select: none;
  }
  /* The scroll bar lies in the padding of the frame. The shadow says that there is more, where there is no bar. */
  .table[data-scrolled] {
    overflow: hidden auto;
    scrollbar-width: thin;
    box-shadow: inset 0 -10px 8px -8px rgb(0 0 0 / 0.5);
    margin-right: -${FRAME_PADDING}px;
    padding-right: ${FRAME_PADDING}px;
  }
  .card,
  .pile,
  .stock,
  .turn {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--card-width);
    block-size: var(--card-height);
    border-radius: calc(var(--card-width) * 0.08);
  }
  .card {
    background: var(--card);
    box-shadow:
      0 0 0 0.5px rgb(0 0 0 / 0.35),
      0 1px 2px rgb(0 0 0 / 0.25);
    color: var(--solitaire-black, #16181d);
  }
  [data-suit='D'],
  [data-suit='H'] {
    color: var(--solitaire-red, #c8102e);
  }
  [data-colours] [data-suit='C'] {
    color: var(--solitaire-clubs, #0b6e34);
  }
  [data-colours] [data-suit='D'] {
    color: var(--solitaire-diamonds, #1a56c4);
  }
  .back {
    color: var(--solitaire-back, #1f5f8b);
    pointer-events: none;
  }
  [data-deep] {
    box-shadow: none;
  }
  [data-covered] {
    background: color-mix(in srgb, var(--card) 88%, #000);
  }
  .pile {
    border: 1.5px solid;
    color: color-mix(in srgb, var(--felt-ink) 50%, transparent);
  }
  [data-kind='tableau'] {
    border-style: dashed;
  }
  [data-kind='pyramid'] {
    opacity: 0;
    pointer-events: none;
  }
  .stock,
  .turn {
    display: grid;
    place-items: center;
    padding: 0;
    z-index: 100;
  }
  .stock {
    &,
    &:hover {
      border: 0;
      background: none;
    }
    .icon {
      inline-size: 50%;
      block-size: auto;
    }
    .count {
      position: absolute;
      inset-block-end: 4px;
    }
  }
  .turn {
    place-content: center;
    gap: 2px;
    font-size: min(0.6875rem, calc(var(--card-width) * 0.15));
    line-height: 1.1;
  }
  .count {
    padding: 0.05em 0.5em;
    border-radius: 1em;
    background: rgb(0 0 0 / 0.6);
    color: #fff;
    font-size: clamp(10px, 0.75rem, calc(var(--card-width) * 0.26));
    font-weight: 600;
  }
  [data-movable] {
    cursor: grab;
    touch-action: none;
  }
  [data-target] {
    cursor: pointer;
  }
  [data-target],
  [data-highlighted],
  [aria-pressed='true'] {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
  }
  [data-held] {
    scale: 1.05;
    box-shadow: 0 6px 14px rgb(0 0 0 / 0.4);
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-highlighted] {
      animation: highlighted 0.6s ease-in-out 3 alternate;
    }
  }
  @keyframes highlighted {
    to {
      outline-offset: 3px;
    }
  }
  .table :focus-visible {
    outline: 3px solid var(--felt-ink);
    box-shadow: 0 0 0 6px rgb(0 0 0 / 0.6);
  }
  .card:is(:active, :focus-visible, [data-dragged]) {
    z-index: 1000 !important;
  }
  [data-dragged] {
    cursor: grabbing;
  }
  /* A finger hides the card, so it grows upwards. */
  [data-dragged='touch'] {
    scale: 1.6;
    transform-origin: 50% 85%;
  }
  /* Colours are the reader's own here. Differing lines show what is held, where it may go and what is hinted at. */
  @media (forced-colors: active) {
    .card {
      border: 1px solid;
    }
    [data-target],
    [data-highlighted],
    [aria-pressed='true'] {
      outline: 0;
      &::after {
        content: '';
        position: absolute;
        inset: -1px;
        border: 4px dashed Highlight;
        border-radius: inherit;
        pointer-events: none;
      }
    }
    [data-highlighted]::after {
      border: 6px dotted Highlight;
    }
    [aria-pressed='true']::after {
      border: 7px double Highlight;
    }
    .table :focus-visible {
      outline-offset: 2px;
    }
  }
  /* Paper may be narrower than the window that the cards were laid for. */
  @media print {
    .table {
      --scale: min(1, tan(atan2(100cqi, var(--table-width))));
      flex: none;
      block-size: calc(var(--table-height) * var(--scale)) !important;
      overflow: visible !important;
      transform-origin: 0 0;
      scale: var(--scale);
    }
    .card {
      outline: 1px solid #000 !important;
      outline-offset: -1px !important;
      box-shadow: none !important;
    }
    .card,
    .count {
      background: #fff;
      color: #000;
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }
    [data-suit='D'],
    [data-suit='H'] {
      color: #c8102e;
    }
    .turn {
      border: 0;
      background: none;
    }
  }
`;
