import { css } from 'lit';
import { FRAME_PADDING } from '../../../board/layout/available-space.js';

/**
 * The bar above the table, and the lists of what it has no room for. All places of a bar are equally wide, and what
 * stands there does not count, so that no button ever moves. Where text is large, a narrow bar has several rows.
 */
export const toolbarStyles = css`
  .toolbar {
    grid-area: toolbar;
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    margin: -4px -8px 0;
    line-height: 0.75em;
  }
  .toolbar .label {
    font-size: 0.6875em;
  }
  /* It is as high before it has buttons. A few buttons may have captions of two lines. */
  .toolbar,
  .toolbar .tool {
    min-block-size: calc(28px + 2lh);
  }
  .toolbar .tool {
    gap: 2px;
    padding-block: 2px;
  }
  .toolbar:has([data-control='more']) .tool {
    justify-content: center;
    white-space: nowrap;
  }
  .tool {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 3px;
    flex: 1 0 3.44em;
    min-inline-size: 44px;
    max-inline-size: 6em;
    padding: 6px 1px 4px;
    border: 0;
    background: none;
    text-wrap: balance;
    /* A long press marks no text. */
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  [data-wide],
  :not([data-wide]) + [data-control='more'] {
    margin-inline-start: auto;
  }
  .more {
    margin-inline: -12px;
    + .more {
      border-block-start: 1px solid var(--_line);
    }
    .tool {
      flex-direction: row;
      gap: 16px;
      min-inline-size: 100%;
      min-block-size: 48px;
      padding-inline: 12px;
      text-align: start;
    }
  }
  @container (width < 36em) {
    [data-wide] {
      display: none;
    }
  }
  @container (width >= 36em) {
    .frame:not([data-rail]) .more [data-control='rules'] {
      display: none;
    }
  }
  /* On a phone that is held upright, a bar at the lower edge is where thumbs are. */
  @media (orientation: portrait) and (width < 600px) {
    :host([fit='height']) .frame {
      grid-template: 'status' auto '.' ${FRAME_PADDING}px 'table' minmax(96px, 1fr) 'toolbar' auto / minmax(0, 1fr);
      padding-block-end: 0;
      &::before {
        grid-row-end: 2;
      }
    }
    :host([fit='height']) .toolbar {
      margin: ${FRAME_PADDING}px -${FRAME_PADDING}px 0;
      padding: 0 4px env(safe-area-inset-bottom);
      background: var(--_shade);
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
      block-size: min(21em, 100vh - 2em);
      max-block-size: 100%;
      margin-block: 0;
      margin-inline: 0 -${FRAME_PADDING}px;
    }
    .tool {
      flex-basis: 44px;
      min-block-size: 44px;
      margin: 0;
    }
    [data-wide] {
      display: none;
    }
  }
  @container (height < 19em) {
    .label {
      display: none;
    }
  }
`;
