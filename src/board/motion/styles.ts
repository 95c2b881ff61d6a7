import { css } from 'lit';

export const motionStyles = css`
  [data-dragged] {
    cursor: grabbing;
    --_depth: 0 12px 26px rgb(0 0 0 / 0.45);
    box-shadow: var(--_edge), var(--_depth);
  }
  /* A finger hides the card, so it grows upwards. */
  .card {
    transform-origin: 50% 85%;
  }
  [data-dragged='touch'] {
    scale: 1.25;
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-dragged] {
      transition: scale calc(var(--_speed) * 120 / 180) ease-out;
    }
    [data-highlighted]::before {
      animation: highlighted 0.6s ease-in-out 3 alternate;
    }
  }
  @keyframes highlighted {
    to {
      scale: 1.08;
    }
  }
  /* Seen while it is animated. */
  .ghost {
    opacity: 0;
  }
  /* The side that a card turns away has the card's shadow. */
  .card > .ghost {
    box-shadow: none;
  }
  /* Ghosts may fly over the padding around the table, but not out of the felt. */
  .ghosts {
    position: absolute;
    inset: 0;
    z-index: 1100;
    clip-path: inset(-12px);
    pointer-events: none;
  }
  @media print {
    .ghosts {
      display: none;
    }
  }
`;
