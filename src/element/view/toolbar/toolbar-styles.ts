import { css } from 'lit';
import { FRAME_PADDING } from '../../../board/layout/available-space.js';

/**
 * The bar above the table, and the list of what it has no room for. All places of a bar are equally wide, and what
 * stands there does not count, so that no button ever moves. Where text is large, a narrow bar has several rows.
 */
export const toolbarStyles = css`
  .toolbar {
    grid-area: toolbar;
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    margin-inline: -8px;
    font-size: 0.6875rem;
    line-height: 1.15;
    /* Room for captions of two lines, so that it is as high in each language, and before it is near the window. */
    min-block-size: calc(35px + 2lh);
    :host([fit='height']) & {
      min-block-size: 0;
    }
  }
  .tool {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 3px;
    flex: 1 0 4.9em;
    min-inline-size: 44px;
    max-inline-size: 6rem;
    padding: 6px 1px 4px;
    border: 0;
    background: none;
    text-wrap: balance;
    &:focus-visible {
      outline-offset: -2px;
    }
    &[data-free]:not(:focus) {
      visibility: hidden;
    }
  }
  /* Where either of two captions may stand, both keep their room. */
  .toolbar [data-first] {
    display: grid;
    place-items: start center;
    align-content: start;
    &::before {
      content: attr(data-first);
      visibility: hidden;
    }
    &::after {
      content: attr(data-last);
      visibility: hidden;
    }
    &::before,
    &::after,
    .label {
      grid-area: 2 / 1;
    }
  }
  [data-control='more'],
  [data-control='rules'] {
    margin-inline-start: auto;
  }
  .more {
    margin-inline: -12px;
  }
  .more .tool {
    flex-direction: row;
    gap: 16px;
    min-inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 12px;
    text-align: start;
  }
  @container (width < 54rem) {
    .toolbar [data-from='wide'] {
      display: none;
    }
  }
  @container (width < 36rem) {
    .toolbar [data-from='medium'] {
      display: none;
    }
  }
  @container (width >= 36rem) {
    .toolbar [data-from='narrow'],
    .frame:not([data-rail]) .more [data-from='medium'] {
      display: none;
    }
  }
  @container (width >= 54rem) {
    .toolbar [data-control='more'],
    .status:has(~ .toolbar [data-control='back']) .back-again {
      display: none;
    }
  }
  /* In a low place a narrow bar stands beside the table. */
  .frame[data-rail] {
    grid-template: 'status toolbar' auto 'table toolbar' minmax(96px, 1fr) / minmax(0, 1fr) 56px;
    column-gap: ${FRAME_PADDING}px;
    &::before {
      grid-area: auto / 2 / auto / auto;
      border-radius: inherit;
    }
    .toolbar {
      container-type: size;
      position: sticky;
      inset-block-start: 0;
      flex-flow: column;
      block-size: min(21rem, 100vh - 2rem);
      max-block-size: 100%;
      margin-inline: 0 -${FRAME_PADDING}px;
    }
    .tool {
      flex-basis: 44px;
      margin: 0;
    }
  }
  @container (height < 19rem) {
    .label,
    .tool::before,
    .tool::after {
      display: none;
    }
  }
`;
