import { css } from 'lit';

/** The sheet after a game, in the look of all sheets. It stays in sight where the table is higher than the window. */
export const resultStyles = css`
  /* One wants to see what was won or lost: the sheet stands below full foundations, and below all cards of a lost game. The felt grows for it,
     but not where the page gives the height, or the place is low. */
  .over {
    /* Not positioned, it lies below the cards, and only its content above: a reader's own style sheet may give it a background. */
    grid-area: table;
    display: flex;
    flex-direction: column;
    pointer-events: none;
    :host([fit='height']) &,
    .frame[data-rail] & {
      block-size: 0;
      min-block-size: 100%;
    }
    &::before {
      content: '';
      flex: 0 1 calc(var(--_lowest) + 8px);
    }
  }
  .result {
    position: sticky;
    inset-block: 8px;
    flex: none;
    inline-size: min(100%, 23em);
    max-block-size: 100%;
    overflow: auto;
    margin: auto auto 0;
    padding: 16px;
    border-radius: 16px;
    box-shadow: 0 10px 32px rgb(0 0 0 / 0.45);
    color: CanvasText;
    pointer-events: auto;
    text-align: center;
    h2 {
      margin: 0 28px;
      text-wrap: balance;
    }
    .note {
      min-block-size: 1lh;
      margin-block: 0;
    }
    [data-lost] & {
      padding: 6px 12px;
      text-align: start;
      h2,
      .note {
        margin-inline: 4px 36px;
        font-size: 0.875em;
      }
    }
    .tiles {
      flex-wrap: nowrap;
      margin-block: 12px;
      div {
        flex: auto;
        padding-block: 8px;
      }
      dt {
        font-size: 0.75em;
        opacity: 1;
      }
      dd {
        font-size: 1.25em;
        white-space: nowrap;
      }
    }
  }
  .suits,
  .tiles b {
    color: var(--_accent);
  }
  .suits {
    block-size: 18px;
    margin: 0 auto 8px;
  }
  .offers {
    display: flex;
    gap: 4px;
    margin-block-start: 12px;
    font-size: 0.75em;
    line-height: 1.15;
    [data-lost] & {
      margin-block-start: 4px;
      font-size: 0.6875em;
      /* No button grows by a caption of two lines that comes later. */
      .tool {
        min-block-size: calc(35px + 2lh);
      }
    }
    .tool {
      flex: 1;
      max-inline-size: none;
      &:first-child:not(span, [data-control='undo'], [data-control='restart']) {
        background: var(--_accent);
        color: var(--_surface);
      }
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .result {
      transition-duration: calc(var(--solitaire-speed, 180) * 1.444ms);
      transition-timing-function: cubic-bezier(0.22, 1, 0.36, 1);
    }
  }
`;
