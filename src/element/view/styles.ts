import { css } from 'lit';
import { FRAME_PADDING } from '../../board/layout/available-space.js';

/**
 * The felt, the message and the toolbar. Every colour a page may want to change is a custom property with its default
 * here. Narrow frames leave room for two lines of message, which some messages need there.
 */
export const elementStyles = css`
  :host,
  * {
    box-sizing: border-box;
  }
  :host {
    --felt: var(--solitaire-felt, light-dark(#27634a, #1d3b2f));
    --felt-ink: var(--solitaire-felt-ink, #fff);
    --accent: var(--solitaire-accent, #ffd166);
    display: block;
    break-inside: avoid;
    /* Where it were lower than its content, it would cover what follows. */
    min-block-size: fit-content;
  }
  /* Firefox takes that for 0. */
  @supports (-moz-appearance: none) {
    :host(:not([fit='height'])) {
      block-size: auto !important;
      max-block-size: none !important;
    }
  }
  /* The page gives the height. The table gets what status and controls leave. */
  :host([fit='height']) {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
  }
  :host([hidden]) {
    display: none;
  }
  /* The frame has no width of its own. A box that takes its width from its content takes it from this. */
  :host::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(240px, 640px);
  }
  /* A page's own rules for text end here. */
  .frame {
    all: initial;
    display: block;
    box-sizing: border-box;
    visibility: inherit;
    pointer-events: inherit;
    color-scheme: inherit;
    -webkit-locale: inherit;
    color: var(--felt-ink);
    font: 400 0.875rem/1.3 var(--solitaire-font, system-ui, sans-serif);
    -webkit-tap-highlight-color: transparent;
    container-type: inline-size;
    position: relative;
    padding: ${FRAME_PADDING}px;
    border-radius: var(--solitaire-radius, 12px);
    background: var(--felt);
    touch-action: manipulation;
  }
  [data-felt='blue'] {
    --felt: light-dark(#28557a, #1b3349);
  }
  [data-felt='burgundy'] {
    --felt: light-dark(#74293a, #451c27);
  }
  [data-felt='slate'] {
    --felt: light-dark(#47525e, #2a3038);
  }
  [data-felt]:not([data-felt='green']) {
    --felt-ink: #fff;
    --accent: #ffd166;
  }
  :host([fit='height']) .frame {
    overflow: auto;
    flex: 1;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
  }
  :host([fit='height']) .table {
    flex: auto;
    min-block-size: 96px;
  }
  svg {
    display: block;
    fill: currentColor;
    fill-rule: evenodd;
    pointer-events: none;
  }
  .status {
    display: flex;
    justify-content: end;
    gap: 1em;
    min-block-size: 1.3em;
    margin-block: 12px 8px;
    font-variant-numeric: tabular-nums;
  }
  .message {
    margin-inline-end: auto;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    opacity: 0.85;
    &:not([data-tells='playing']) {
      white-space: normal;
      font-weight: 600;
      color: var(--accent);
      opacity: 1;
    }
    &[data-tells='won'] {
      position: absolute;
      inset-block-start: 38%;
      inset-inline: 0;
      inline-size: fit-content;
      max-inline-size: 90%;
      margin-inline: auto;
      padding: 0.5em 1.2em;
      border-radius: 1.5em;
      text-align: center;
      border: 2px solid;
      background: var(--felt);
      font-size: 1.375rem;
      pointer-events: none;
      z-index: 1;
    }
  }
  .moves {
    flex: none;
    opacity: 0.85;
  }
  /* On a page in Arabic, a text in English still reads from the left. */
  .message,
  .moves,
  .label {
    unicode-bidi: plaintext;
  }
  .said {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .toolbar {
    display: flex;
    gap: 4px;
    white-space: nowrap;
  }
  .panel {
    --accent: currentColor;
    inline-size: 26rem;
    padding: 1.25rem 1.5rem;
    border: 1px solid GrayText;
    border-radius: 12px;
    line-height: 1.5;
    &::backdrop {
      background: rgb(0 0 0 / 0.4);
    }
  }
  form > :last-child {
    margin-block-end: 0;
  }
  .above {
    margin: 0;
    font-size: 0.75rem;
    opacity: 0.8;
  }
  h2 {
    margin: 0 0 0.75rem;
    font-size: 1.125rem;
    outline: 0;
  }
  .plan {
    max-inline-size: 16rem;
    margin: 0 auto 0.75rem;
    fill: Canvas;
    stroke: currentColor;
    stroke-width: 0.3;
  }
  label,
  dl div {
    display: flex;
    gap: 0.75em;
    align-items: center;
    min-block-size: 2rem;
  }
  dl {
    margin: 0;
  }
  dd {
    margin-inline: auto 0;
  }
  select {
    min-block-size: 2rem;
    margin-block: 2px;
    margin-inline-start: auto;
    font: inherit;
  }
  label input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
  }
  button {
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 8px;
    background: color-mix(in srgb, currentColor 12%, transparent);
    color: inherit;
    font: inherit;
    cursor: pointer;
    &:hover {
      background: color-mix(in srgb, currentColor 18%, transparent);
    }
    &:focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }
    &[aria-disabled='true'] {
      opacity: 0.45;
      cursor: default;
    }
  }
  .tool {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 0;
    min-block-size: 40px;
    padding: 4px 8px;
  }
  .icon {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-control='rules'] {
    margin-inline-start: auto;
  }
  .label {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @container (width < 73.75rem) {
    .toolbar .tool {
      flex: 0 1 44px;
      padding: 0;
    }
    .label {
      display: none;
    }
  }
  @container (width < 35rem) {
    .status {
      min-block-size: 2.6em;
    }
    [data-tells='hint'] ~ .moves {
      display: none;
    }
  }
  @container (width < 560px) {
    .toolbar {
      display: grid;
      grid-template-columns: repeat(7, 1fr);
    }
    .tool {
      margin: 0;
    }
  }
  @media print {
    :host([fit='height']) {
      block-size: auto;
    }
    .frame {
      --felt-ink: #000;
      --accent: #000;
      padding: 0;
      background: none;
    }
    .toolbar {
      display: none;
    }
  }
`;
