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
    &::after {
      content: attr(data-longest);
      grid-area: 2 / 1;
      visibility: hidden;
    }
    .icon {
      inline-size: 22px;
      block-size: 22px;
    }
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
  .toolbar [data-from] {
    display: none;
  }
  .more {
    margin: 0;
    padding: 0;
    list-style: none;
    button {
      display: flex;
      gap: 16px;
      align-items: center;
      inline-size: 100%;
      min-block-size: 48px;
      padding: 4px 12px;
      border: 0;
      border-radius: 10px;
      text-align: start;
    }
  }
  @container (width >= 36rem) {
    .frame:not([data-rail]) {
      .toolbar {
        display: flex;
        gap: 2px;
      }
      .tool {
        flex: 0 1 6rem;
      }
      .toolbar [data-from='medium'] {
        display: grid;
      }
      [data-until] {
        margin-inline-start: auto;
      }
      [data-until='medium'],
      .more [data-from='medium'] {
        display: none;
      }
    }
  }
  @container (width >= 54rem) {
    .frame:not([data-rail]) {
      .toolbar [data-from] {
        display: grid;
      }
      [data-until] {
        display: none;
      }
      [data-control='rules'] {
        margin-inline-start: auto;
      }
    }
  }
  .frame[data-rail] {
    grid-template: 'status toolbar' auto 'table toolbar' 1fr / minmax(0, 1fr) auto;
    column-gap: ${FRAME_PADDING}px;
    .toolbar {
      position: sticky;
      inset-block-start: 0;
      align-self: start;
      grid-template-columns: 4rem;
    }
  }
`;
