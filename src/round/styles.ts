/** Marks a style sheet, which the build makes small. */
const css = ({ raw }: TemplateStringsArray): string => raw[0]!;

/**
 * The strip lies on the felt of the tables. How a game stands can be seen without colours: it is a card face down before it's begun, then
 * face up with a ring of dashes, and with a tick once it's won.
 */
export const styles = css`
  :host,
  *,
  ::before {
    box-sizing: border-box;
  }
  :host {
    display: block;
    writing-mode: horizontal-tb !important;
  }
  /* A page's own rules for text end here. */
  .reset {
    all: initial;
    display: block;
    visibility: inherit;
    color-scheme: inherit;
  }
  :host([hidden]),
  [hidden],
  span:empty {
    display: none !important;
  }
  :host([fit='height']) {
    display: flex;
    flex-direction: column;
    block-size: 100%;
  }
  :host([fit='height']) #table {
    flex: 1;
    min-block-size: 0;
  }
  /* Text follows the page's rem, but is at least of the reader's own size. */
  .frame {
    /* Read with VAR in capitals, as in card-styles.ts. */
    --_felt: VAR(--solitaire-felt, light-dark(#27634a, #1d3b2f));
    /* White on dark felts, black on light ones, from where black has the better contrast. */
    --_felt-ink: VAR(--solitaire-felt-ink, lch(from var(--_felt) calc((49.4 - l) * 999) 0 0));
    --_accent: VAR(--solitaire-accent, #ffd166);
    --_on-accent: lch(from var(--_accent) calc((49.4 - l) * 999) 0 0);
    font: max(0.875rem, 0.875em)/1.25 var(--solitaire-font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    container-type: inline-size;
    margin-block-end: 8px;
    padding: 8px;
    border: 1px solid transparent;
    border-radius: var(--solitaire-radius, 12px);
    background: radial-gradient(at top, #fff1, #0003) var(--_felt) border-box;
    color: var(--_felt-ink);
    box-shadow: inset 0 1px #fff3;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    padding-inline-start: 8px;
    > :last-child {
      margin-inline-start: auto;
    }
  }
  .tabs {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 4px;
  }
  button {
    all: unset;
    display: grid;
    place-items: center;
    min-block-size: 44px;
    border-radius: 8px;
    text-align: center;
    cursor: pointer;
  }
  [role='tab'] {
    align-content: start;
    gap: 2px;
    padding: 8px 2px 6px;
  }
  .text {
    padding-inline: 8px;
  }
  [aria-live] {
    flex: 1;
    text-align: center;
  }
  [aria-disabled] {
    opacity: 0.55;
  }
  button:hover,
  [aria-selected='true'] {
    background: color-mix(in srgb, currentColor 18%, transparent);
  }
  [aria-selected='true'] {
    box-shadow: inset 0 0 0 1px;
  }
  button:focus-visible {
    outline: 2px solid;
    outline-offset: 1px;
  }
  .name,
  small,
  li {
    overflow-wrap: anywhere;
  }
  small {
    font-size: 0.86em;
    /* A first streak moves no table. */
    min-block-size: 1.25em;
  }
  .card {
    position: relative;
    inline-size: 32px;
    margin-block-end: 6px;
    --_card: VAR(--solitaire-card, light-dark(#fff, #f3f1ec));
    border: 2px solid var(--_card);
    border-radius: 4px;
    background: var(--_card);
    box-shadow: 0 1px 3px #0006;
    color: VAR(--solitaire-black, #16181d);
    font: 26px/40px sans-serif;
  }
  :nth-child(even) > .card {
    color: VAR(--solitaire-red, #c8102e);
  }
  i {
    position: absolute;
    inset: auto -11px -8px auto;
    inline-size: 20px;
    block-size: 20px;
    border: 2px solid var(--_felt);
    border-radius: 50%;
    background: var(--_accent);
    &::before {
      content: '';
      position: absolute;
      inset: 2px 5px 4px;
      border: solid var(--_on-accent);
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }
  }
  [data-state='begun'] i {
    border: 2px dashed var(--_accent);
    background: var(--_felt);
  }
  [data-state='begun'] i::before,
  [data-state='open'] i {
    display: none;
  }
  /* The back. */
  [data-state='open'] .card {
    color: #0000;
    background: repeating-linear-gradient(45deg, #fff3 0 2px, #0000 2px 5px) VAR(--solitaire-back, #1f5f8b);
  }
  dialog.frame {
    inline-size: min(26rem, 100vw - 24px);
    margin: auto;
    &::backdrop {
      background: #0007;
    }
  }
  .step {
    inline-size: 44px;
    font-size: 1.75em;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
    gap: 12px 4px;
    margin: 8px 0;
    padding: 0;
  }
  li {
    display: grid;
    place-items: center;
    align-content: start;
    gap: 6px;
    text-align: center;
    b {
      inline-size: 52px;
      border: 2px solid var(--_accent);
      border-radius: 50%;
      background: var(--_accent);
      color: var(--_on-accent);
      font-size: 1.4em;
      line-height: 48px;
    }
    [data-none] {
      border: 2px dashed;
      background: none;
      color: inherit;
    }
  }
  @container (width < 480px) {
    .name,
    small {
      font-size: 0.79em;
    }
    /* The sign on the card says it, too. */
    .name + small {
      position: absolute;
      clip-path: inset(50%);
    }
    small {
      min-block-size: 2.5em;
    }
    /* In two rows. */
    .tabs:has(:nth-child(6)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(4, 1fr);
    }
    .tabs:has(:nth-child(6):last-child) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @media (forced-colors: active) {
    [aria-selected='true'],
    .card {
      border: 2px solid;
    }
  }
`;
