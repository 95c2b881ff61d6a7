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
      justify-content: center;
      min-inline-size: 36px;
      margin-block: -8px -2px;
    }
    .label {
      display: none;
    }
    input {
      position: absolute;
      inset-inline: 0;
      inset-block-start: calc(100% - 5px);
      block-size: 24px;
      margin: 0;
      appearance: none;
      accent-color: var(--_accent);
      z-index: 1;
      .frame[data-rail] & {
        margin-block-start: -8px;
      }
    }
    + .moves {
      margin-inline-start: auto;
    }
  }
  /* Thick where the game can be won, thin where it is lost, dotted where that is not known. */
  .transport input,
  .track {
    background:
      linear-gradient(color-mix(in srgb, var(--_felt-ink), #0c4 45%) 0 0) 0 / var(--_winnable) 8px,
      linear-gradient(90deg, #0000 var(--_lost), color-mix(in srgb, var(--_felt-ink), #f20 40%) 0) 0 / 100% 3px,
      linear-gradient(90deg, var(--_felt-ink) 50%, #0000 0) 0 / 6px 3px;
    background-repeat: no-repeat, no-repeat, repeat-x;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      --_felt-ink: CanvasText;
    }
  }
  .name:has(~ .transport),
  .frame[data-rail] [data-tells='line'] {
    display: none;
  }
  /* The track lies where its second line would reach. Below a bar, it reaches upwards. */
  .message:has(~ .transport) {
    margin-block-end: 0 !important;
    .toolbar ~ .status & {
      align-self: end;
      margin-block-start: -10px;
      padding-block: 1px;
      line-height: 1.15;
    }
  }
  /* Where there is room for one of them: what a line shows is seen, and Undo and Redo lead along a lesson. */
  @container (width < 36em) {
    .name:has(~ :is([data-control='end'], [data-control='branch'])),
    .message:not([data-tells='playing']) ~ .tool .label,
    .transport ~ [role='timer'],
    [data-tells='line'],
    [data-tells='hint'] ~ .transport .tool {
      display: none;
    }
  }
  @container (width < 22em) {
    .transport ~ .moves {
      display: none;
    }
  }
`;
