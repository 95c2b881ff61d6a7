import { css } from 'lit';
import { FRAME_PADDING } from '../../board/layout/available-space.js';

/**
 * The bar above the table, and the list of what it has no room for. All places of a bar are equally wide, and none
 * depends on what stands there now, so that no button ever moves. Where text is large, a narrow bar has several rows.
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
    color: inherit;
    font: inherit;
    text-align: center;
    text-wrap: balance;
    cursor: pointer;
    transition: background-color 0.15s;
    &:focus-visible {
      outline: 2px solid var(--felt-ink);
      outline-offset: -2px;
    }
    &[aria-disabled='true'] {
      opacity: 0.5;
      cursor: default;
    }
    &[data-free]:not(:focus) {
      visibility: hidden;
    }
    .icon {
      inline-size: 22px;
      block-size: 22px;
    }
  }
  /* The longest caption of a place keeps its room. */
  .toolbar .tool {
    &::after {
      content: attr(data-longest);
      visibility: hidden;
    }
    &::after,
    .label {
      grid-area: 2 / 1;
    }
  }
  .tool:not([aria-disabled='true']) {
    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
    &:active {
      background: color-mix(in srgb, currentColor 22%, transparent);
    }
  }
  .toolbar :is([data-from='medium'], [data-from='wide']) {
    display: none;
  }
  .more .tool {
    display: flex;
    align-items: center;
    gap: 16px;
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 12px;
    font-size: 1rem;
    text-align: start;
  }
  .toolbar :is([data-from='medium'], [data-from='wide']) {
    display: none;
  }
  .more {
    margin: 0 -12px;
    padding: 0;
    list-style: none;
    .tool {
      grid-template-columns: auto 1fr;
      align-items: center;
      gap: 16px;
      inline-size: 100%;
      min-block-size: 48px;
      padding: 4px 12px;
      font-size: 1rem;
      text-align: start;
    }
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
  .frame[data-rail] {
    grid-template: 'status toolbar' auto 'table toolbar' 1fr / minmax(0, 1fr) 4rem;
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
      align-self: start;
    }
  }
`;
