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
    padding: 4px 36px 4px 12px;
    border-radius: 14px;
    background: #000b;
    color: #fff;
    font-size: 0.8125rem;
    text-wrap: balance;
    pointer-events: auto;
    span {
      flex: 1 0 11.5em;
    }
    button {
      min-block-size: 32px;
      padding-inline: 9px;
    }
    .close {
      position: absolute;
      inset: 2px 4px auto auto;
      inline-size: 32px;
      block-size: 32px;
      padding: 5px;
      border: 0;
      background: none;
    }
  }
`;
