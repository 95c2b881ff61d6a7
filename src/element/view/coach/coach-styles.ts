import { css } from 'lit';

/** The line for a first visit, over the lower felt. */
export const coachStyles = css`
  .coach {
    position: sticky;
    inset-block-end: 8px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 6px;
    margin: auto auto -8px;
    padding-block: 4px;
    padding-inline: 12px 36px;
    border-radius: 14px;
    background: #000e;
    color: #fff;
    line-height: 1.2;
    text-wrap: balance;
    /* A press beside the buttons is for the card below. */
    pointer-events: none;
    span {
      flex: 1 10.6em;
      font-size: 0.875em;
    }
    div {
      display: flex;
      gap: 6px;
    }
    button {
      pointer-events: auto;
      min-block-size: 32px;
      padding-inline: 9px;
      font-size: 0.8125em;
    }
    .close {
      position: absolute;
      inset-block-start: 2px;
      inset-inline-end: 4px;
      inline-size: 32px;
      block-size: 32px;
      padding: 5px;
      border: 0;
      background: none;
    }
  }
  /* On a narrow felt there are cards below it. Whoever goes there by key sees them. */
  @media (width < 600px) {
    .table:has(:focus-visible) ~ .over .coach {
      opacity: 0;
      pointer-events: none;
    }
  }
`;
