import { css, unsafeCSS } from 'lit';

/** What is dragged. Engines have no common name for it, and skip a rule with a name that they do not know. */
const thumb = (name: string) => css`
  ::${unsafeCSS(name)} {
    appearance: none;
    box-sizing: border-box;
    inline-size: 14px;
    block-size: 14px;
    border: 7px solid;
    border-radius: 50%;
  }
`;

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
      appearance: none;
      /* Thick where the game can be won, thin where it is lost, dotted where that is not known. */
      background:
        linear-gradient(var(--good) 0 0) 0 / var(--winnable) 8px,
        linear-gradient(90deg, #0000 var(--lost), var(--bad) 0) 0 / 100% 3px,
        linear-gradient(90deg, var(--felt-ink) 50%, #0000 0) 0 / 6px 3px;
      background-repeat: no-repeat, no-repeat, repeat-x;
      --good: color-mix(in srgb, var(--felt-ink), #0c4 45%);
      --bad: color-mix(in srgb, var(--felt-ink), #f20 40%);
      z-index: 1;
      .frame[data-rail] & {
        margin-block-start: -8px;
      }
    }
    ${thumb('-webkit-slider-thumb')}
    ${thumb('-moz-range-thumb')}
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
