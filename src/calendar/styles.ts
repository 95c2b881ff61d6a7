import { edgeStyles } from '../board/layout/surroundings.js';

/** Marks a style sheet, which the build makes small. */
const css = ({ raw }: TemplateStringsArray): string => raw[0]!;

/**
 * The calendar lies on the felt of the tables. What a sign is can be seen without colours: a disc, a ring, a ring of dashes, a
 * dot, and nothing.
 */
const ownStyles = css`
  :host,
  *,
  ::before {
    box-sizing: border-box;
  }
  :host {
    display: block;
    writing-mode: horizontal-tb !important;
    max-inline-size: max(24rem, 384px);
    /* Room below a game. A page's own margin wins. */
    margin-block-start: 12px;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  /* Text follows the page's rem, but is at least of the reader's own size. */
  .frame {
    /* Read with VAR in capitals, as in card-styles.ts. */
    --_felt: VAR(--solitaire-felt, light-dark(#27634a, #1d3b2f));
    /* White on dark felts, black on light ones, from where black has the better contrast. */
    --_felt-ink: VAR(
      --solitaire-felt-ink,
      lch(from color-mix(in srgb, var(--_felt), #fff 8%) calc((49.4 - l) * 999) 0 0)
    );
    --_accent: VAR(--solitaire-accent, #ffd166);
    font: 400 max(0.875rem, 0.875em)/1.3 var(--solitaire-font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    -webkit-tap-highlight-color: transparent;
    padding: 10px 8px;
    border: 1px solid transparent;
    border-radius: var(--solitaire-radius, 12px);
    background: radial-gradient(at top, #fff1, #0003) var(--_felt) border-box;
    color: var(--_felt-ink);
    box-shadow: inset 0 1px #fff3;
  }
  .line,
  .legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    min-block-size: 1.391em;
    padding-inline: 8px;
  }
  .label,
  .streak,
  .share,
  .legend > *,
  #month {
    unicode-bidi: plaintext;
  }
  .line:nth-child(2) {
    flex-wrap: nowrap;
    padding: 0;
  }
  #month {
    font-weight: 600;
    text-align: center;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  button {
    all: unset;
    box-sizing: border-box;
    position: relative;
    isolation: isolate;
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 42px;
    border-radius: 8px;
    cursor: pointer;
    touch-action: manipulation;
  }
  .previous,
  .next {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    font-size: 1.75em;
    &::before {
      content: '\2039';
    }
  }
  .next::before {
    content: '\203a';
  }
  [aria-disabled] {
    cursor: default;
    opacity: 0.55;
  }
  @media (hover: hover) {
    button:not([aria-disabled]):hover {
      background: color-mix(in srgb, currentColor 14%, transparent);
    }
  }
  button:active:not([aria-disabled]) {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }
  button:focus-visible {
    outline: 2px solid;
    outline-offset: 0;
  }
  /* As high in each month: where there are fewer weeks, each is higher. */
  table {
    --_row: max(42px, 2em);
    table-layout: fixed;
    inline-size: 100%;
    block-size: calc(28px + 6 * var(--_row));
    border-spacing: 0;
  }
  th,
  td {
    padding: 0;
    text-align: center;
  }
  th {
    block-size: 28px;
    font-weight: 400;
  }
  .games button,
  td[aria-selected='true'] button {
    background: color-mix(in srgb, currentColor 20%, transparent);
    box-shadow: inset 0 0 0 1px;
  }
  [aria-current] {
    font-weight: 800;
    text-decoration: underline 2px;
  }
  /* The sign of a day lies below its number. */
  [data-state]::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    margin: auto;
    inline-size: min(38px, 100% - 3px);
    aspect-ratio: 1;
    border: 0 solid var(--_accent);
    border-radius: 50%;
  }
  [data-state='won'] {
    color: lch(from var(--_accent) calc((49.4 - l) * 999) 0 0);
    &::before {
      background: var(--_accent);
    }
  }
  [data-state='later']::before,
  [data-state='helped']::before {
    border-width: 3px;
  }
  [data-state='tried']::before {
    border: 2px dashed;
  }
  [data-state='missed']::before {
    inset-block-start: calc(50% + 0.75em);
    inline-size: 4px;
    background: currentColor;
  }
  /* A dot for each of several games. */
  [data-wins]::after {
    content: attr(data-wins);
    position: absolute;
    inset-block-end: 1px;
    font-size: 0.5em;
    color: var(--_accent);
  }
  .legend {
    justify-content: center;
    gap: 4px 10px;
    padding: 6px 0;
    font-size: 0.93em;
    > * {
      display: flex;
      align-items: center;
      gap: 6px;
    }
  }
  .games button {
    inline-size: auto;
    padding-inline: 12px;
  }
  .sign {
    position: relative;
    isolation: isolate;
    inline-size: 1.2em;
    block-size: 1.2em;
    &::before {
      border-width: 2px;
    }
    &[data-state='missed']::before {
      inset: 0;
      border: 0;
    }
  }
  .share {
    min-block-size: 1.3em;
    text-align: center;
  }
  .said {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (forced-colors: active) {
    [aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
    [data-state='won'],
    [data-state='missed'] {
      &::before {
        forced-color-adjust: none;
        background: CanvasText;
      }
    }
    button[data-state='won'] {
      forced-color-adjust: none;
      color: Canvas;
    }
    td[aria-selected='true'] button {
      border: 1px solid;
    }
  }
`;

export const styles = edgeStyles + ownStyles;
