import { css } from 'lit';

/** The sheet after a game. It stays in sight where the table is higher than the window. */
export const resultStyles = css`
  .over {
    position: absolute;
    inset: 0;
    grid-area: table;
    display: flex;
    padding: 4px;
    pointer-events: none;
    & > * {
      position: sticky;
      inset-block: 8px;
      margin: auto;
      border-radius: 16px;
      background: color-mix(in srgb, var(--felt) 88%, #000);
      box-shadow: 0 10px 32px rgb(0 0 0 / 0.45);
      pointer-events: auto;
    }
    & button {
      min-block-size: 44px;
      padding: 4px 6px;
    }
  }
  .result {
    inline-size: min(100%, 23rem);
    max-block-size: 100%;
    overflow: auto;
    padding: 14px;
    border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
    text-align: center;
    & h2,
    & em {
      margin: 0 32px;
      color: var(--accent);
      font-style: normal;
      font-weight: 600;
    }
    & p {
      margin: 8px 0 0;
    }
  }
  .figures {
    display: flex;
    font-size: 0.75rem;
    & * {
      flex: 1;
      display: block;
    }
    & b {
      font-size: 1.25rem;
    }
  }
  .offers {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-start: 12px;
    & button {
      flex: auto;
      &:first-child {
        background: var(--felt-ink);
        color: var(--felt);
        font-weight: 600;
      }
    }
  }
  .over .stop {
    display: flex;
    gap: 6px;
    align-items: center;
    margin-block-end: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    .over > * {
      animation: rise 0.2s ease-out;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 12px;
    }
  }
  @media print {
    .over {
      display: none;
    }
  }
`;
