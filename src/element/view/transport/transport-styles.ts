import { css } from 'lit';

/** The transport stands in the line of messages, and its track between that and the table. So nothing moves for it. */
export const transportStyles = css`
  .transport {
    display: flex;
    flex: none;
    order: -1;
    margin-inline: -8px;
    .tool {
      flex: none;
      min-inline-size: 36px;
      margin-block: -8px -2px;
    }
    .label {
      display: none;
    }
    input {
      position: absolute;
      inset-inline: 0;
      inset-block-start: 100%;
      block-size: 16px;
      margin: 0;
      accent-color: var(--accent);
      z-index: 1;
      .frame[data-rail] & {
        margin-block-start: -8px;
      }
    }
    + .moves {
      margin-inline-start: auto;
    }
  }
  .frame[data-rail] [data-tells='line'] {
    display: none;
  }
  /* Where there is room for one of them: what a line shows is seen, and Undo and Redo lead along a lesson. */
  @container (width < 36rem) {
    [data-tells='line'],
    [data-tells='hint'] ~ .transport .tool {
      display: none;
    }
  }
`;
