import { css } from 'lit';
import { FRAME_PADDING } from '../../board/layout/available-space.js';

/**
 * The bar above the table, and the list of what it has no room for. All places of a bar are equally wide, and what
 * stands there does not count, so that no button ever moves. Where text is large, a narrow bar has several rows.
 */
export const toolbarStyles = css`
  .toolbar {
    grid-area: toolbar;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(44px, 4.9em), 1fr));
    margin-inline: -8px;
    font-size: 0.6875rem;
    line-height: 1.15;
  }
  .tool {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 3px;
    min-inline-size: 44px;
    min-block-size: 52px;
    padding: 7px 1px 4px;
    border: 0;
    border-radius: 10px;
    background: none;
    font: inherit;
    text-align: center;
    text-wrap: balance;
    cursor: pointer;
    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
    &:active {
      background: color-mix(in srgb, currentColor 24%, transparent);
    }
    &:focus-visible {
      outline: 2px solid;
      outline-offset: -2px;
    }
    &[aria-disabled='true'] {
      background: none;
      opacity: 0.5;
    }
    &[data-free]:not(:focus) {
      visibility: hidden;
    }
    .icon {
      inline-size: 22px;
      block-size: 22px;
    }
  }
  .toolbar .tool {
    /* The longest caption of a place keeps its room. */
    &::after {
      content: attr(data-longest);
      visibility: hidden;
    }
    &::after,
    .label {
      grid-area: 2 / 1;
    }
    &:is([data-from='medium'], [data-from='wide']) {
      display: none;
    }
  }
  .more .tool {
    display: flex;
    justify-content: start;
    align-items: center;
    gap: 16px;
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 12px;
    font-size: 1rem;
  }
  @container (width >= 36rem) {
    .frame:not([data-rail]) {
      .toolbar {
        display: flex;
        gap: 2px;
      }
      .toolbar .tool {
        flex: 0 1 6rem;
      }
      .toolbar [data-from='medium'] {
        display: grid;
      }
      .toolbar [data-from='narrow'],
      .more [data-from='medium'] {
        display: none;
      }
      [data-control='more'] {
        margin-inline-start: auto;
      }
    }
  }
  @container (width >= 54rem) {
    .frame:not([data-rail]) {
      .toolbar .tool {
        display: grid;
      }
      .toolbar [data-control='more'] {
        display: none;
      }
      [data-control='rules'] {
        margin-inline-start: auto;
      }
    }
  }
  /* In a low place the bar stands beside the table. A caption without room there wraps out of sight. */
  .frame[data-rail] {
    grid-template: 'status toolbar' auto 'table toolbar' minmax(96px, 1fr) / minmax(0, 1fr) 4rem;
    column-gap: ${FRAME_PADDING}px;
    &::before {
      grid-area: auto / 2 / auto / auto;
      border-radius: inherit;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
    .toolbar {
      position: sticky;
      inset-block-start: 0;
      grid-template-columns: 100%;
      grid-template-rows: repeat(5, 1fr);
      max-block-size: 21rem;
      margin-inline: 0;
    }
    .toolbar .tool:not([data-from='medium'], [data-from='wide']) {
      display: flex;
      flex-flow: column wrap;
      min-block-size: 44px;
      overflow: hidden;
      > * {
        inline-size: 100%;
      }
      &::after {
        content: none;
      }
    }
  }
`;
