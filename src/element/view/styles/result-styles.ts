import { css } from 'lit';

/**
 * The sheet after a win, in the look of all sheets, and the strip after a loss. Both stay in sight if the table is higher than the
 * window.
 */
export const resultStyles = css`
  /* The sheet lies below full foundations, on the felt or over piles that are empty. The felt doesn't grow for it. */
  .over {
    /* Not positioned, it lies below the cards, and only its content above: a reader's own style sheet may give it a background. */
    grid-area: table;
    display: flex;
    flex-direction: column;
    block-size: 0;
    min-block-size: 100%;
    pointer-events: none;
    &::before {
      content: '';
      flex: 0 1 calc(var(--_lowest) + 8px);
    }
  }
  .result {
    h2 {
      margin: 0;
      text-wrap: balance;
    }
    .note {
      min-block-size: 1lh;
      margin-block: 0;
    }
  }
  .panel.result {
    position: sticky;
    inset-block: 8px;
    flex: none;
    inline-size: min(100%, 23em);
    max-block-size: 100%;
    overflow: auto;
    margin: auto auto 0;
    padding: 10px 14px 12px;
    border-radius: 16px;
    box-shadow: 0 10px 32px rgb(0 0 0 / 0.45);
    color: CanvasText;
    pointer-events: auto;
    text-align: center;
    h2,
    h2 ~ .note {
      margin-inline: 28px;
    }
  }
  .result .tiles {
    flex-wrap: nowrap;
    margin-block: 8px;
    padding: 0;
    div {
      flex: 1;
      padding-block: 6px;
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
  .suits {
    block-size: 16px;
    margin: 0 auto 4px;
    color: var(--_accent);
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 6px;
    margin: 0 0 4px;
    padding: 0;
    list-style: none;
    font-size: 0.75em;
    line-height: 1.3;
    li {
      padding: 3px 10px;
      border-radius: 1em;
      background: color-mix(in srgb, var(--_accent) 18%, transparent);
      color: var(--_accent);
      font-weight: 600;
    }
  }
  .offers {
    display: flex;
    gap: 4px;
    margin-block-start: 10px;
    font-size: 0.75em;
    line-height: 1.15;
    .tool {
      flex: 1;
      max-inline-size: none;
      &:first-child:not(span, [data-control='undo'], [data-control='restart']) {
        background: var(--_accent);
        color: lch(from var(--_accent) calc((49.4 - l) * 999) 0 0);
      }
    }
  }
  /* A sticky strip has no room of its own. The bar below it gives what it needs beside the message line. */
  .frame:not([data-rail]) > .result ~ .toolbar {
    min-block-size: calc(var(--_strip) - 8px - 1.5em);
  }
  .result.strip {
    grid-row: 1 / -1;
    align-self: start;
    position: sticky;
    inset-block: 0;
    display: grid;
    gap: 0 16px;
    min-block-size: calc(32px + 3.4286em);
    padding-block: 5px 7px;
    padding-inline-end: 14px;
    line-height: 1.15;
    > * {
      grid-column: 1 / -1;
    }
    /* A title of two lines leaves no room for the notes, and the first note none for a long second one. */
    .told {
      display: block;
      block-size: 2lh;
      padding-inline-end: 32px;
      overflow: hidden;
      font-size: 1.1429em;
    }
    h2 {
      font-size: 1em;
    }
    .note {
      display: flex;
      flex-wrap: wrap;
      block-size: 1lh;
      overflow: hidden;
      font-size: 0.875em;
      opacity: 1;
      span {
        position: relative;
        margin-inline-end: 1em;
      }
      /* At the start of a line, it is outside. */
      span + span::before {
        content: '·';
        position: absolute;
        inset-inline-start: -0.65em;
      }
    }
    .offers {
      margin-block-start: 3px;
      font-size: 0.8572em;
    }
    .tool {
      min-block-size: calc(4px + 2lh);
      padding-block: 1px;
      justify-content: center;
      border: 1px solid transparent;
      color: inherit;
    }
    button.tool {
      border-color: color-mix(in srgb, currentColor 35%, transparent);
    }
    .tool .icon {
      display: none;
    }
    @container (width >= 36em) {
      grid-template-columns: 1fr 60%;
      align-items: center;
      > .told {
        grid-column: 1;
        padding: 0;
      }
      .told,
      .note {
        block-size: auto;
      }
      > .offers {
        grid-area: 1 / 2;
        margin-block: 4px;
        margin-inline-end: 36px;
        font-size: 1em;
      }
    }
  }
  .track {
    position: absolute;
    inset: auto 0 0;
    grid-column: auto !important;
    block-size: 4px;
  }
  @media (orientation: portrait) and (width < 600px) {
    :host([fit='height']) .frame > .result.strip {
      padding-block: 7px max(6px, env(safe-area-inset-bottom));
      .track {
        inset-block: 0 auto;
      }
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .result {
      transition-duration: calc(var(--_speed) * 1.444);
      transition-timing-function: cubic-bezier(0.22, 1, 0.36, 1);
    }
  }
`;
