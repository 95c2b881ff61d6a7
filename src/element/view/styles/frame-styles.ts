import { css, unsafeCSS } from 'lit';
import { FRAME_PADDING } from '../../../board/layout/available-space.js';
import { edgeStyles } from '../../../board/layout/surroundings.js';

/**
 * The felt and the message. Every colour a page may want to change is a custom property with its default here. A
 * message of two lines, which some need in narrow frames, reaches into the space below its line, so that nothing moves.
 */
export const elementStyles = css`
  :host,
  * {
    box-sizing: border-box;
  }
  :host {
    display: block;
    /* In a page that is written vertically, too. */
    writing-mode: horizontal-tb !important;
    break-inside: avoid;
    /* Where it were lower than its content, it would cover what follows. */
    min-block-size: fit-content;
  }
  /* Firefox takes that for 0: bugzil.la/1672559, seen in 153. */
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
  ${unsafeCSS(edgeStyles)}
  /* The frame has no width of its own. A box that takes its width from its content takes it from this. */
  :host::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(240px, 640px);
  }
  /* The felt of the table, and that of its samples. The first is the page's own; the others bring all their colours. */
  :where([data-felt]) {
    --_felt: VAR(--solitaire-felt, light-dark(#27634a, #1d3b2f));
    /* White on dark felts, black on light ones, from where black has the better contrast. */
    --_felt-ink: VAR(
      --solitaire-felt-ink,
      lch(from color-mix(in srgb, var(--_felt), #fff 8%) calc((49.4 - l) * 999) 0 0)
    );
    --_accent: VAR(--solitaire-accent, #ffd166);
  }
  :where([data-felt='blue'], [data-felt='burgundy'], [data-felt='slate']) {
    --_felt: light-dark(#28557a, #1c3a55);
    --solitaire-felt-ink: #fff;
    --solitaire-accent: #ffd166;
  }
  :where([data-felt='burgundy']) {
    --_felt: light-dark(#74293a, #4f202d);
  }
  :where([data-felt='slate']) {
    --_felt: light-dark(#47525e, #333b45);
  }
  /* Some rules read these where none of ours sets them, and a page may use the same names. */
  .reset {
    --_room: initial;
    --_depth: initial;
    --_lowest: initial;
    --_from: initial;
    --_to: initial;
    --_shown: initial;
  }
  /* All text is sized in the em of the frame: the page's rem, but at least the reader's own size. The light comes from above. */
  .frame {
    --_shade: lch(from var(--_felt-ink) calc((50 - l) * 999) 0 0 / 0.2);
    display: grid;
    grid-template: 'toolbar' auto 'status' auto '.' ${FRAME_PADDING}px 'table' minmax(96px, 1fr) / minmax(0, 1fr);
    -webkit-locale: inherit;
    font: 400 max(1rem, 1em)/1.3 var(--solitaire-font, system-ui, sans-serif);
    /* Japanese breaks between phrases: in Chromium, from 119. */
    word-break: auto-phrase;
    -webkit-tap-highlight-color: transparent;
    container-type: inline-size;
    position: relative;
    isolation: isolate;
    padding: 4px ${FRAME_PADDING}px ${FRAME_PADDING}px;
    border-radius: var(--solitaire-radius, 12px);
    box-shadow: inset 0 1px #fff3;
    touch-action: manipulation;
  }
  .frame,
  .felt {
    background: radial-gradient(at top, #fff1, #0003) var(--_felt);
    color: var(--_felt-ink);
  }
  /* Bar and message line lie on a shade that sets them off, and their text with them. */
  .frame::before {
    content: '';
    grid-row: auto / 3;
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: inherit;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    background: var(--_shade);
  }
  .table {
    grid-area: table;
  }
  :host([fit='height']) :is(.reset, .island) {
    display: contents;
  }
  :host([fit='height']) .frame {
    /* A link underlines nothing in a float, even if that is a flex item and floats nowhere. */
    float: inline-start;
    inline-size: 100%;
    overflow: auto;
    flex: 1;
    block-size: 100%;
    min-block-size: 0;
  }
  :host([fit='height']) .table {
    min-block-size: 100%;
    max-block-size: 100%;
  }
  svg {
    display: block;
    fill: currentColor;
    fill-rule: evenodd;
    pointer-events: none;
  }
  .status {
    grid-area: status;
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: calc(1.5em / 0.875);
    margin-block: 2px;
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
  }
  .message {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    margin-inline-end: auto;
    &:not([data-tells='playing']) {
      align-self: start;
      align-content: center;
      min-block-size: calc(1.5em / 0.875);
      margin-block-end: -14px;
      padding: 2px 12px;
      border-radius: 14px;
      line-height: 1.2;
      background: var(--_shade);
      box-shadow: inset 0 0 0 1px var(--_accent);
      white-space: normal;
      text-wrap: balance;
    }
  }
  .name {
    font-size: 1.07em;
    white-space: nowrap;
  }
  .message[data-tells='playing'] {
    opacity: 0.8;
    &:has(span) {
      max-block-size: 1lh;
      white-space: normal;
    }
    span {
      white-space: nowrap;
    }
  }
  .moves {
    flex: none;
    [data-tells='won'] ~ & {
      display: none;
    }
  }
  /* What the line offers. */
  .status > .tool {
    position: relative;
    flex-flow: row;
    flex: none;
    max-inline-size: 100%;
    justify-content: center;
    padding: 1px 10px;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    background: color-mix(in srgb, currentColor 12%, transparent);
    &::after {
      content: '';
      position: absolute;
      inset: -10px 0;
    }
    .icon {
      inline-size: 18px;
      block-size: 18px;
    }
    /* It keeps the focus that it has. */
    &[aria-disabled='true']:not(:focus-visible) {
      display: none;
    }
  }
  /* On a page in Arabic, a text in English still reads from the left. */
  .name,
  .message,
  .moves,
  .label {
    unicode-bidi: plaintext;
  }
  .label:empty {
    display: none;
  }
  .said,
  .heard {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  button {
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 8px;
    background: color-mix(in srgb, currentColor 12%, transparent);
    color: inherit;
    font: inherit;
    cursor: pointer;
    /* A finger leaves no button lit behind. */
    @media (hover: hover) {
      &:hover {
        background: color-mix(in srgb, currentColor 20%, transparent);
      }
    }
    &:active {
      background: color-mix(in srgb, currentColor 30%, transparent);
    }
    &[aria-disabled='true'] {
      opacity: 0.45;
      cursor: default;
    }
  }
  :is(button, input, select):focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .icon {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Back is to the right in what is read from the right. */
  :is([data-control='undo'], [data-control='redo'], [data-control='back'], [data-control='branch']) .icon:dir(rtl) {
    scale: -1 1;
  }
  @container (width < 36em) {
    .name:not(:has(+ [data-tells='playing'])),
    [data-begun] > .name,
    .name:has(~ .tool:not([aria-disabled='true'])),
    .status:not([data-begun]) .moves,
    :is([data-tells='hint'], [data-tells='lost']) ~ .moves,
    .status > .tool:not([aria-disabled='true']) ~ [role='timer'],
    [data-tells='hint'] + .tool .label {
      display: none;
    }
  }
  /* Where text is large for the frame, each part of the line has its own. */
  @container (width < 15em) {
    .status {
      flex-wrap: wrap;
    }
  }
  @media (prefers-contrast: more) {
    .frame,
    .felt {
      background: var(--_felt);
    }
    .message {
      opacity: 1 !important;
    }
  }
  @media print {
    :host([fit='height']) {
      block-size: auto;
    }
    .frame {
      --_felt-ink: #000;
      --_accent: #000;
      --_shade: transparent;
      padding: 0;
      background: none;
      box-shadow: none;
    }
    .toolbar,
    .status > .tool,
    .strip,
    .over {
      display: none !important;
    }
  }
`;
