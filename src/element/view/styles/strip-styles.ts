import { css } from 'lit';

/** A strip in the place of bar and message line, for a first visit and after a loss: it covers no card, and nothing moves for it. */
export const stripStyles = css`
  .strip {
    grid-area: 1 / 1 / 3 / 2;
    position: relative;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    gap: 2px 12px;
    margin: -4px -12px 0;
    padding-block: 4px;
    padding-inline: 14px 44px;
    border-radius: inherit;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    background: linear-gradient(var(--_shade) 0 0) var(--_felt);
    font-size: 0.875em;
    line-height: 1.2;
    text-wrap: pretty;
    p {
      flex: 1 16em;
      margin: 0;
      unicode-bidi: plaintext;
    }
    div {
      display: flex;
      gap: 6px;
    }
    button:not(.close, .tool) {
      min-block-size: 32px;
      padding: 2px 12px;
    }
    .close {
      inset-block-start: 0;
      inset-inline-end: 0;
    }
    .first {
      border-color: var(--_accent);
      background: var(--_accent);
      color: lch(from var(--_accent) calc((49.4 - l) * 999) 0 0);
      font-weight: 600;
    }
  }
  /* The sentence has the width, and all buttons one line below it where they don't fit beside it. */
  .coach {
    padding-inline-end: 4px;
    p {
      flex-grow: 99;
    }
    div {
      flex: 1 0 auto;
      align-items: center;
    }
    .close {
      position: static;
      margin-block: -8px;
      margin-inline-start: auto;
    }
  }
  /* What it replaces is seen while the focus is there. A bar beside the table stays. */
  .frame:not([data-rail]) > .strip ~ .toolbar:not(:focus-within),
  .strip ~ .status:not(:focus-within),
  .strip:has(~ :is(.toolbar, .status):focus-within) {
    opacity: 0;
    pointer-events: none;
  }
  .frame[data-rail] > .strip {
    grid-area: status;
    min-block-size: 0;
    margin-block-end: 4px;
    opacity: 1;
    pointer-events: auto;
  }
  /* In the place of a bar at the lower edge. The message line stays, as it comes first. */
  @media (orientation: portrait) and (width < 600px) {
    :host([fit='height']) .frame > .strip {
      grid-area: toolbar;
      margin: 0 -12px;
      padding-block: 1px max(1px, env(safe-area-inset-bottom));
      gap: 0 12px;
      line-height: 1.15;
      border-radius: 0 0 12px 12px;
      button:not(.close, .tool) {
        min-block-size: 28px;
      }
    }
  }
  @container (width < 36em) {
    .strip b {
      display: none;
    }
  }
  @container (width < 22em) {
    .strip {
      padding-block: 1px;
      line-height: 1.15;
      button:not(.close, .tool) {
        min-block-size: 28px;
      }
    }
  }
`;
