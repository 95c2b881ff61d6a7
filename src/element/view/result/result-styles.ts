import { css } from 'lit';

/** The sheet after a game, in the look of all sheets. It stays in sight where the table is higher than the window. */
export const resultStyles = css`
  .over {
    position: absolute;
    inset: 0;
    grid-area: table;
    display: flex;
    pointer-events: none;
  }
  .result {
    position: sticky;
    inset-block: 8px;
    inline-size: min(100%, 23rem);
    max-block-size: 100%;
    overflow: auto;
    /* What was won or lost stays in sight. */
    margin: auto auto 0;
    padding: 16px;
    border-radius: 16px;
    box-shadow: 0 10px 32px rgb(0 0 0 / 0.45);
    color: CanvasText;
    pointer-events: auto;
    text-align: center;
    h2 {
      margin: 0 28px;
    }
    .tiles {
      flex-wrap: nowrap;
      margin-block: 12px;
      div {
        flex: auto;
        padding-block: 8px;
      }
      dt {
        font-size: 0.75rem;
        opacity: 1;
      }
      dd {
        font-size: 1.25rem;
        white-space: nowrap;
      }
    }
  }
  .suits,
  .tiles b {
    color: var(--accent);
  }
  .suits {
    block-size: 18px;
    margin: 0 auto 8px;
  }
  .offers {
    display: flex;
    gap: 4px;
    margin-block-start: 12px;
    font-size: 0.75rem;
    line-height: 1.15;
    .tool {
      flex: 1;
      max-inline-size: none;
      &:first-child {
        background: var(--accent);
        color: var(--surface);
      }
    }
  }
`;
