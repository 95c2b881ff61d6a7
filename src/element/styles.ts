import { css } from 'lit';
import { FRAME_PADDING } from '../board/container-width.js';

/** The felt, the message and the toolbar. Every colour a page may want to change is a custom property with its default here. */
export const elementStyles = css`
  :host {
    --felt: var(--solitaire-felt, light-dark(#2d6a4f, #1d3b2f));
    --felt-ink: var(--solitaire-felt-ink, #fff);
    --accent: var(--solitaire-accent, #ffd166);
    display: block;
    min-inline-size: min(100%, 18rem);
    box-sizing: border-box;
    color: var(--felt-ink);
    font: 400 0.875rem/1.3 var(--solitaire-font, system-ui, sans-serif);
    text-align: start;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    container: frame / inline-size;
    position: relative;
    padding: ${FRAME_PADDING}px;
    border-radius: var(--solitaire-radius, 12px);
    background: var(--felt);
  }
  .status {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    min-block-size: 1.3em;
    margin-block: 12px 8px;
    font-variant-numeric: tabular-nums;
  }
  .message {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    opacity: 0.85;
  }
  .message:not([data-tells='playing']) {
    white-space: normal;
    font-weight: 600;
    color: var(--accent);
    opacity: 1;
  }
  .message[data-tells='won'] {
    position: absolute;
    inset-block-start: 38%;
    inset-inline: 0;
    inline-size: fit-content;
    max-inline-size: 90%;
    margin-inline: auto;
    padding: 0.5em 1.2em;
    border-radius: 2em;
    background: rgb(0 0 0 / 0.8);
    font-size: 1.375rem;
    pointer-events: none;
    z-index: 1;
  }
  .moves {
    flex: none;
    margin-inline-start: auto;
    opacity: 0.85;
  }
  .toolbar {
    display: flex;
    gap: 4px;
  }
  button {
    box-sizing: border-box;
    border: 1px solid color-mix(in srgb, var(--felt-ink) 35%, transparent);
    border-radius: 8px;
    background: color-mix(in srgb, var(--felt-ink) 12%, transparent);
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:hover {
    background: color-mix(in srgb, var(--felt-ink) 22%, transparent);
  }
  button:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  .tool {
    display: inline-flex;
    flex: 0 1 auto;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 28px;
    min-block-size: 40px;
    padding: 0 10px;
    white-space: nowrap;
  }
  .icon {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* All the buttons there can be fit into one row, so that the table never moves. */
  @container frame (width < 560px) {
    /* Room for two lines, which some messages need here. */
    .status {
      min-block-size: 2.6em;
    }
  }
  @container frame (width < 940px) {
    .tool {
      flex: 0 1 48px;
      padding: 0;
    }
    .label {
      display: none;
    }
  }
`;
