import { css } from 'lit';

/**
 * The sheets over the page: at the lower edge of a phone, in the middle of a wider window. Their surface and their
 * accent have the hue of the felt, but a lightness of their own: so both can be read, whatever felt a page chooses.
 */
export const panelStyles = css`
  .panel {
    --surface: light-dark(
      oklch(from var(--felt) 0.985 calc(c * 0.08) h),
      oklch(from var(--felt) 0.24 calc(c * 0.25) h)
    );
    --line: color-mix(in srgb, currentColor 12%, transparent);
    --accent: light-dark(oklch(from var(--felt) 0.45 c h), oklch(from var(--felt) 0.8 c h));
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: min(100% - 3rem, 46rem);
    inset-block: auto 0;
    padding: 0 20px max(20px, env(safe-area-inset-bottom));
    /* Where colours are the reader's own, it is seen. */
    border: 1px solid transparent;
    border-radius: 20px 20px 0 0;
    background: var(--surface);
    box-shadow: 0 0 40px rgb(0 0 0 / 0.3);
    color: light-dark(#1b1f1d, #eceeed);
    font-size: 1rem;
    line-height: 1.45;
    overscroll-behavior: contain;
    animation: rise calc(var(--solitaire-speed, 180) * 1ms) ease-out;
    &::backdrop {
      background: rgb(0 0 0 / 0.45);
    }
  }
  @keyframes rise {
    from {
      translate: 0 48px;
      opacity: 0;
    }
  }
  @media (width >= 600px) {
    .panel {
      inline-size: 27rem;
      inset-block: 0;
      padding-inline: 24px;
      border-radius: 16px;
    }
  }
  header {
    position: sticky;
    inset-block-start: 0;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    margin-inline-end: -12px;
    padding-block: 12px 8px;
    background: var(--surface);
    z-index: 1;
    p,
    h2 {
      grid-column: 1;
      margin: 0;
      outline: 0;
    }
    p {
      font-size: 0.8125rem;
      opacity: 0.75;
    }
    h2 {
      font-size: 1.375rem;
      line-height: 1.2;
    }
  }
  .close {
    grid-area: 1 / 2 / 3;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
  }
  .row,
  .rows div {
    display: flex;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
    min-block-size: 48px;
    border-block-start: 1px solid var(--line);
  }
  label {
    cursor: pointer;
  }
  input {
    flex: none;
    margin: 0;
    accent-color: var(--accent);
    cursor: inherit;
  }
  @media (forced-colors: none) {
    [role='switch'] {
      appearance: none;
      inline-size: 44px;
      block-size: 26px;
      padding: 4px;
      border: 2px solid color-mix(in srgb, currentColor 60%, transparent);
      border-radius: 13px;
      &::before {
        content: '';
        display: block;
        inline-size: 14px;
        block-size: 14px;
        border-radius: 50%;
        background: color-mix(in srgb, currentColor 60%, transparent);
      }
      &:checked {
        border-color: var(--accent);
        background: var(--accent);
        &::before {
          margin-inline-start: 18px;
          background: var(--surface);
        }
      }
    }
    [type='radio'] {
      appearance: none;
      position: absolute;
      inset: 0;
      border-radius: 12px;
      &:checked {
        border: 2px solid var(--accent);
      }
    }
  }
  .choices {
    display: flex;
    flex: none;
    gap: 4px;
    padding-block: 8px;
    label {
      position: relative;
      display: grid;
      place-items: center;
      inline-size: 44px;
      min-block-size: 44px;
    }
  }
  .swatch {
    inline-size: 32px;
    block-size: 32px;
    border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
    border-radius: 8px;
    background: var(--felt);
    forced-color-adjust: none;
  }
  svg.swatch {
    block-size: 45px;
    margin: 6px;
    border-radius: 4px;
    background: var(--card);
  }
  select {
    max-inline-size: 70%;
    min-block-size: 44px;
    margin-block: 6px;
    padding-inline: 12px;
    border: 1px solid color-mix(in srgb, currentColor 50%, transparent);
    border-radius: 10px;
    background: none;
    color: inherit;
    font: inherit;
  }
  .wide {
    display: flex;
    gap: 12px;
    align-items: center;
    inline-size: 100%;
    min-block-size: 52px;
    margin-block-start: 8px;
    padding: 8px 16px;
    background: none;
    text-align: start;
  }
  dl {
    margin: 0;
  }
  dd {
    margin: 0;
    text-align: end;
  }
  kbd {
    padding: 2px 8px;
    border: 1px solid var(--line);
    border-radius: 6px;
    font: inherit;
  }
  /* Three figures in the first line, two in each further one. */
  .figures {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 8px;
    div {
      grid-column: span 3;
      display: flex;
      flex-direction: column-reverse;
      justify-content: start;
      padding: 12px 4px;
      border-radius: 12px;
      background: color-mix(in srgb, currentColor 6%, transparent);
      text-align: center;
      &:nth-child(-n + 3) {
        grid-column: span 2;
      }
    }
    dt {
      font-size: 0.8125rem;
      line-height: 1.25;
      opacity: 0.8;
    }
    dd {
      font-size: 1.75rem;
      font-weight: 600;
      line-height: 1.2;
      text-align: center;
      font-variant-numeric: tabular-nums;
    }
  }
  .felt {
    border-radius: 12px;
    background: radial-gradient(120% 90% at 50% 0, rgb(255 255 255 / 0.1), transparent 60%) var(--felt);
    color: var(--felt-ink);
    rect {
      fill: var(--card);
      stroke: rgb(0 0 0 / 0.45);
      stroke-width: 1.5;
    }
  }
  .plan {
    inline-size: 100%;
    max-block-size: 9rem;
    rect {
      stroke-width: 4;
    }
    .hidden {
      fill: var(--solitaire-back, #1f5f8b);
    }
    .spot {
      fill: none;
      stroke: color-mix(in srgb, var(--felt-ink) 50%, transparent);
    }
  }
  figure {
    display: flex;
    gap: 16px;
    align-items: center;
    margin: 8px 0 0;
    padding: 14px 16px;
    svg {
      flex: none;
      inline-size: 7rem;
      overflow: visible;
    }
    g {
      color: var(--solitaire-black, #16181d);
    }
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 16px 0;
    padding-inline-start: 1.25em;
  }
  li::marker {
    color: var(--accent);
  }
  .note {
    font-size: 0.875rem;
    opacity: 0.8;
  }
  @media (prefers-reduced-motion: no-preference) {
    figure g {
      animation: leave min(2.5s, var(--solitaire-speed, 180) * 1s) 2 ease-in-out;
    }
    figure:not(.pair) g {
      animation-name: arrive;
      &:first-child {
        animation: none;
      }
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .panel {
      animation: none;
    }
  }
  /* Once the example has been shown twice, it rests; it goes on for who points at it. */
  figure:hover g {
    animation-iteration-count: infinite;
  }
  @keyframes arrive {
    0%,
    20% {
      translate: 62px -20px;
    }
    50% {
      translate: 0 0;
    }
  }
  @keyframes leave {
    20% {
      translate: 0 0;
      opacity: 1;
    }
    55%,
    85% {
      translate: 0 -16px;
      opacity: 0;
    }
  }
`;
