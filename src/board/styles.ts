import { css } from 'lit';

/** The table, its piles and its cards. */
export const boardStyles = css`
  .table {
    --card: var(--solitaire-card, light-dark(#fff, #f3f1ec));
    --card-radius: calc(var(--card-width) * 0.08);
    position: relative;
    contain: layout style;
    outline: none;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
  }
  .card,
  .pile,
  .stock,
  .turn {
    position: absolute;
    inset: 0 auto auto 0;
    box-sizing: border-box;
    inline-size: var(--card-width);
    block-size: var(--card-height);
    border-radius: var(--card-radius);
  }
  .card svg,
  .pile svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: currentColor;
    fill-rule: evenodd;
    pointer-events: none;
  }
  .card {
    background: var(--card);
    box-shadow:
      0 0 0 0.5px rgb(0 0 0 / 0.35),
      0 1px 2px rgb(0 0 0 / 0.25);
    color: var(--solitaire-black, #16181d);
  }
  .card.red {
    color: var(--solitaire-red, #c8102e);
  }
  .card.back {
    color: var(--solitaire-back, #1f5f8b);
    pointer-events: none;
  }
  .card[data-deep] {
    box-shadow: none;
  }
  .card[data-covered] {
    background: color-mix(in srgb, var(--card) 88%, #000);
  }
  .card[data-movable] {
    cursor: grab;
    touch-action: none;
  }
  .card[data-target] {
    cursor: pointer;
  }
  .card[data-target],
  .pile[data-target] {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
  }
  [data-pointed] {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
    animation: pointed 0.6s ease-in-out 3 alternate;
  }
  @keyframes pointed {
    to {
      outline-offset: 3px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-pointed] {
      animation: none;
    }
  }
  .card[data-held] {
    scale: 1.05;
    box-shadow:
      0 0 0 3px var(--accent),
      0 6px 14px rgb(0 0 0 / 0.4);
  }
  .card[data-dragged] {
    z-index: 1000 !important;
    cursor: grabbing;
  }
  .pile {
    border: 1.5px solid color-mix(in srgb, var(--felt-ink) 28%, transparent);
    color: color-mix(in srgb, var(--felt-ink) 30%, transparent);
  }
  .pile[data-kind='tableau'] {
    border-style: dashed;
    border-color: color-mix(in srgb, var(--felt-ink) 20%, transparent);
  }
  .pile[data-kind='pyramid'] {
    visibility: hidden;
  }
  .stock,
  .turn {
    /* Above every card at rest. */
    z-index: 100;
  }
  .stock {
    display: grid;
    place-items: center;
    padding: 0;
    color: var(--felt-ink);
  }
  .stock,
  .stock:hover {
    border: 0;
    background: none;
  }
  .stock[aria-disabled='true'] {
    opacity: 1;
  }
  .stock .icon {
    inline-size: 50%;
    block-size: auto;
  }
  .stock[aria-disabled='true'] .icon {
    opacity: 0.35;
  }
  .count {
    padding: 0.05em 0.5em;
    border-radius: 1em;
    background: rgb(0 0 0 / 0.55);
    color: #fff;
    font-size: 0.75rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .stock .count {
    position: absolute;
    inset-block-end: 4px;
  }
  .turn {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 2px;
    padding: 0;
    font-size: 0.6875rem;
    line-height: 1.1;
  }
  .turn[aria-pressed='true'] {
    border-color: var(--accent);
    color: var(--accent);
  }
`;
