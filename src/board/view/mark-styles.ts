import { css } from 'lit';

/**
 * The marks of cards, places and buttons on the table. A solid line marks what is held, a dashed line its targets, dots a hint, and a white
 * line around them the focus. Each is light on a dark bed, so that one of the two is visible on any felt and on paper. Where two marks
 * meet, one lies around the other. All lie outside, so that no rank is covered.
 */
export const markStyles = css`
  .table {
    --_line: 3px;
    --_ring: 3px;
    /* Light even where a page has chosen a dark accent. */
    --_mark: lch(from var(--_accent) max(l, 76) c h);
    --_bed: #000b;
    --_marked: inset 0 0 0 1px var(--_bed), 0 0 0 calc(var(--_line) + 1.5px) var(--_bed);
  }
  :is([data-highlighted], [data-goes])::before,
  :is([data-target], [data-picked], [aria-pressed='true'])::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
  }
  :is([data-target], [data-picked], [aria-pressed='true'])::after {
    outline: var(--_line) solid var(--_mark);
  }
  [data-target]::after {
    outline-style: dashed;
  }
  /* Those of an outline, and those of three pixels, would be square. */
  [data-highlighted]::before {
    inset: calc(-1 * var(--_room));
    border: calc(var(--_line) + 1px) dotted var(--_mark);
    border-radius: calc(var(--_card-width) * 0.08 + var(--_room));
  }
  /* On the top of what goes, an arrow to where it goes. */
  [data-goes]::before {
    content: attr(data-goes) / '';
    align-content: end;
    padding-block-end: 4px;
    background: radial-gradient(circle closest-side, #000c 92%, #0000) bottom / 100% 20px no-repeat content-box;
    color: var(--_mark);
    font: 700 16px/20px system-ui;
    text-align: center;
  }
  :is([data-target], [data-picked], [aria-pressed='true']) {
    box-shadow: var(--_marked);
    &.card {
      box-shadow: var(--_marked), var(--_rest);
    }
    &:is([data-held], [data-pressed='up']) {
      box-shadow: var(--_marked), var(--_held);
    }
    &[data-dragged] {
      box-shadow: var(--_marked), var(--_depth);
    }
  }
  /* A hint, and the focus of the keyboard, may lie around another mark. */
  :is([data-highlighted], .table :focus-visible) {
    &.card:not([data-dragged]) {
      --_depth: var(--_rest);
      &:is([data-held], [data-pressed='up']) {
        --_depth: var(--_held);
      }
    }
    &:is([data-highlighted], [data-target], [data-picked], [aria-pressed='true']) {
      --_room: calc(var(--_line) + 1px);
    }
  }
  .table [data-highlighted] {
    box-shadow:
      inset 0 0 0 1px var(--_bed),
      0 0 0 calc(var(--_room) + 0.5px) var(--_bed),
      var(--_depth, 0 0 #0000);
    &:is([data-target], [data-picked], [aria-pressed='true']) {
      --_room: calc(2 * var(--_line) + 2px);
    }
  }
  .table :focus-visible {
    outline: var(--_ring) solid #fff;
    outline-offset: calc(var(--_room, 0px) + 2px);
    box-shadow:
      0 0 0 calc(var(--_room, 0px) + var(--_ring) + 4px) var(--_bed),
      var(--_depth, 0 0 #0000);
  }
  @media (prefers-contrast: more) {
    .table {
      --_line: 4px;
      --_ring: 5px;
      --_mark: #fff;
      --_bed: #000;
    }
    :is([data-picked], [aria-pressed='true']) {
      --_line: 6px;
      --_marked: inset 0 0 0 1px var(--_bed), 0 0 0 calc(var(--_line) + 1.5px) var(--_bed);
    }
  }
  /* Colours are the reader's own here, and nothing has a shadow. */
  @media (forced-colors: active) {
    .table {
      --_mark: Highlight;
    }
    :is([data-picked], [aria-pressed='true'])::after {
      outline: calc(var(--_line) + 2px) double;
    }
    [data-goes]::before {
      -webkit-text-stroke: 5px Canvas;
      paint-order: stroke;
    }
  }
  @media print {
    .table ::before,
    .table ::after {
      display: none;
    }
  }
`;
