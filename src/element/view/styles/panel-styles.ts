import { css } from 'lit';

/**
 * The sheets over the page: at the lower edge of a phone, in the middle of a wider window. Their surface and their
 * accent have the hue of the felt, but not its lightness: so both can be read, whatever felt a page chooses.
 */
export const panelStyles = css`
  .panel {
    --_surface: color-mix(in oklab, var(--_felt) 8%, Canvas);
    --_line: color-mix(in srgb, currentColor 14%, transparent);
    --_accent: light-dark(oklch(from var(--_felt) 0.45 c h), oklch(from var(--_felt) 0.8 c h));
    inline-size: min(100%, 27em);
    max-inline-size: none;
    --_seen: 100%;
    max-block-size: min(var(--_seen) - min(3em, 10%), 46em);
    margin-block-end: 0;
    padding: 0 20px max(20px, env(safe-area-inset-bottom));
    border: 1px solid var(--_line);
    border-radius: 16px 16px 0 0;
    background: var(--_surface);
    line-height: 1.45;
    overflow-wrap: break-word;
    /* The page behind doesn't scroll. */
    &,
    &::backdrop {
      overflow: auto;
      overscroll-behavior: contain;
    }
    &::backdrop {
      background: rgb(0 0 0 / 0.45);
    }
    h2 {
      font-size: 1.375em;
      line-height: 1.2;
      outline: 0;
    }
  }
  @media (width >= 600px) {
    .panel {
      margin-block: auto;
      border-radius: 16px;
    }
  }
  header {
    position: sticky;
    inset-block-start: 0;
    margin-inline-end: -14px;
    padding-block: 12px 8px;
    padding-inline-end: 48px;
    background: inherit;
    z-index: 1;
  }
  .panel :is(header > *, dl, dd) {
    margin: 0;
  }
  .close {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
  }
  header p,
  .tiles dt,
  .note {
    font-size: 0.875em;
    line-height: 1.3;
    opacity: 0.8;
  }
  /* Long words of large texts. Short ones stay whole. */
  .panel :is(h2, dt, label) {
    hyphens: auto;
    hyphenate-limit-chars: 10;
    overflow-wrap: anywhere;
  }
  .panel:lang(ko) {
    word-break: keep-all;
  }
  .row,
  .rows div {
    display: flex;
    gap: 16px;
    align-items: center;
    justify-content: space-between;
    min-block-size: 48px;
    border-block-start: 1px solid var(--_line);
  }
  label,
  input {
    flex: none;
    margin: 0;
    accent-color: var(--_accent);
    cursor: pointer;
  }
  progress {
    inline-size: 100%;
    accent-color: var(--_accent);
  }
  @media (forced-colors: none) {
    [role='switch'] {
      appearance: none;
      display: flex;
      inline-size: 44px;
      padding: 4px;
      border: 2px solid;
      border-radius: 13px;
      color: color-mix(in srgb, currentColor 60%, transparent);
      &::before {
        content: '';
        inline-size: 14px;
        block-size: 14px;
        border-radius: 50%;
        background: currentColor;
      }
      &:checked {
        justify-content: end;
        border-color: var(--_accent);
        background: var(--_accent);
        color: var(--_surface);
      }
    }
    [type='radio'] {
      appearance: none;
      position: absolute;
      inset: 0;
      border-radius: 12px;
      &:checked {
        border: 2px solid var(--_accent);
      }
    }
  }
  .choices,
  .tiles {
    display: flex;
    gap: 4px;
    padding-block: 8px;
  }
  .choices label {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
  }
  .swatch {
    inline-size: 32px;
    block-size: 32px;
    border-radius: 8px;
    background: var(--_felt);
    box-shadow: 0 0 0 1px color-mix(in srgb, currentColor 50%, transparent);
    forced-color-adjust: none;
  }
  svg.swatch {
    block-size: 45px;
    margin: 6px;
    border-radius: 4px;
  }
  select,
  textarea {
    min-inline-size: 0;
    max-inline-size: 70%;
    min-block-size: 44px;
    margin-block: 6px;
    padding-inline: 12px;
    border: 1px solid color-mix(in srgb, currentColor 50%, transparent);
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
  }
  textarea {
    min-inline-size: 100%;
  }
  .rows dt {
    inline-size: 6em;
  }
  .rows dd {
    flex: 1;
  }
  kbd {
    padding: 2px 8px;
    border: 1px solid var(--_line);
    border-radius: 6px;
    font: inherit;
    white-space: nowrap;
  }
  .sent {
    padding: 10px 14px;
    border-radius: 12px;
    background: color-mix(in srgb, currentColor 6%, transparent);
    white-space: pre-line;
  }
  /* Three figures in the first line, two in each further one. */
  .tiles {
    flex-wrap: wrap;
    gap: 8px;
    div {
      flex: 1 28%;
      display: grid;
      align-content: start;
      padding: 12px 4px;
      border-radius: 12px;
      background: color-mix(in srgb, currentColor 6%, transparent);
      text-align: center;
      &:nth-child(n + 4) {
        flex-basis: 40%;
      }
    }
    dd {
      order: -1;
      font-size: 1.75em;
      font-weight: 600;
      line-height: 1.2;
    }
  }
  .chart {
    display: block;
    inline-size: 100%;
    margin-block: 16px 8px;
    overflow: visible;
    fill: none;
    stroke: var(--_accent);
    stroke-linecap: round;
    stroke-width: 5;
    /* Time goes on as texts are read. */
    &:dir(rtl) {
      scale: -1 1;
    }
    circle {
      stroke-width: 9;
      stroke-linecap: butt;
    }
    .faint {
      opacity: 0.25;
    }
    @media (forced-colors: active) {
      stroke: CanvasText;
    }
  }
  .bars {
    inline-size: 100%;
    table-layout: fixed;
    border-spacing: 3px 0;
    font-size: 0.75em;
    caption {
      padding-block: 12px 4px;
      text-align: start;
    }
    th {
      font-weight: 400;
    }
    td {
      padding: 0;
      text-align: center;
    }
    div {
      block-size: 48px;
      margin-block: 2px;
      background:
        linear-gradient(var(--_accent) 0 0) bottom / 100% var(--_won),
        linear-gradient(var(--_line) 0 0) bottom / 100% var(--_played);
      background-repeat: no-repeat;
      forced-color-adjust: none;
    }
  }
  .weeks {
    th {
      text-align: start;
      white-space: nowrap;
    }
    th:last-child {
      text-align: end;
      span {
        margin-inline-start: -9em;
      }
    }
    :is(td span, th:not(:first-child, :last-child) span) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  summary {
    padding-block: 12px;
    cursor: pointer;
  }
  .felt {
    border-radius: 12px;
  }
  /* Where text is large for the sheet, words stand under what they tell of. */
  figure,
  [role='radiogroup'] {
    flex-wrap: wrap;
  }
  figcaption {
    flex: 1 7em;
  }
  figure {
    display: flex;
    gap: 16px;
    align-items: center;
    margin: 8px 0 0;
    padding: 14px 16px;
    .cards {
      position: relative;
      flex: none;
      inline-size: 7em;
    }
    .drawn {
      position: absolute;
      inline-size: 44.6%;
      --_from: 62px -20px;
    }
  }
  .pair .drawn {
    --_from: 0 0;
    --_to: 0 -16px;
    --_shown: 0.2;
  }
  ol {
    margin-block: 8px;
    padding-inline-start: 2.25em;
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 16px 0;
    padding-inline-start: 1.25em;
  }
  li::marker {
    color: var(--_accent);
  }
  @media (prefers-reduced-motion: no-preference) {
    .panel,
    .panel::backdrop {
      transition: var(--_speed);
      transition-property: opacity, translate, display, overlay;
      @starting-style {
        opacity: 0;
        translate: 0 24px;
      }
      /* A sheet that closes is seen to go where it may stay on top meanwhile. */
      @supports (overlay: auto) {
        transition-behavior: allow-discrete;
      }
    }
    dialog:not([open]),
    dialog:not([open])::backdrop {
      opacity: 0;
      translate: 0 24px;
      pointer-events: none;
    }
    .pair .drawn,
    .cards > * + * {
      animation: example min(2.5s, var(--_speed) * 1000) 2 ease-in-out;
    }
  }
  @keyframes example {
    0%,
    20% {
      translate: var(--_from);
      opacity: 1;
    }
    50%,
    85% {
      translate: var(--_to, 0 0);
      opacity: var(--_shown, 1);
    }
  }
`;
