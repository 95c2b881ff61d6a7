import { css } from 'lit';

/** A closed element: three cards as one holds them, and words beside them. */
export const posterStyles = css`
  .closed {
    display: block;
    padding: 0;
    overflow: hidden;
    :host([fit='height']) & {
      flex: none;
      block-size: auto;
    }
    &::before {
      content: none;
    }
  }
  .poster {
    display: flex;
    gap: clamp(12px, 4cqi, 32px);
    inline-size: 100%;
    block-size: min(clamp(168px, 10.5em, 200px), 100vh);
    :host(:fullscreen) & {
      block-size: 100vh;
    }
    content-visibility: auto;
    /* On a wide felt it stands in the middle. */
    padding: 0 max(clamp(12px, 4cqi, 32px), 50cqi - 18em);
    border: 0;
    border-radius: inherit;
    background: none;
    text-align: start;
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  .fan {
    flex: none;
    align-self: center;
    position: relative;
    inline-size: clamp(84px, 28cqi, 176px);
    aspect-ratio: 1;
    .drawn {
      position: absolute;
      inset: 8% auto auto 24%;
      inline-size: 52%;
      transform-origin: 50% 120%;
    }
  }
  .about {
    display: grid;
    gap: 2px;
    margin-block: auto;
    justify-items: start;
    min-inline-size: 0;
    font-size: 0.875em;
    overflow-wrap: break-word;
  }
  .title {
    font-size: clamp(1.125em / 0.875, 5cqi, 2em);
    font-weight: 600;
    line-height: 1.15;
    text-wrap: balance;
  }
  .deal {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  .begin {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-block-start: 8px;
    padding: 8px 16px;
    border-radius: 22px;
    background: var(--_accent);
    color: lch(from var(--_accent) calc((49.4 - l) * 999) 0 0);
    font-weight: 600;
  }
  /* Where text is large for the frame, it has all of it. */
  @container (width < 17em) {
    .fan {
      display: none;
    }
    .deal {
      -webkit-line-clamp: 1;
    }
  }
`;
