import { css } from 'lit';
import { FRAME_PADDING } from '../layout/available-space.js';

/** The table, its places and the buttons on it. */
export const boardStyles = css`
  .table {
    contain: layout style;
    transition: height ease-out;
    user-select: none;
    -webkit-user-select: none;
  }
  /* The scroll bar lies in the padding of the frame. The shadow says that there is more, where there is no bar. */
  .table[data-scrolled] {
    overflow: hidden auto;
    scrollbar-width: thin;
    box-shadow: inset 0 -10px 8px -8px #0008;
    margin-right: -${FRAME_PADDING}px;
    padding-right: ${FRAME_PADDING}px;
  }
  .card,
  .pile,
  .stock,
  .turn,
  .ghost {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--_card-width);
    block-size: var(--_card-height);
    border-radius: calc(var(--_card-width) * 0.08);
  }
  .draw {
    display: contents;
  }
  .far {
    position: absolute;
    inset: 0;
  }
  /* A soft hollow in the felt. Under a pile that is not fanned, the edges of its cards. */
  .pile {
    border: 1px solid;
    background: #0002;
    box-shadow: inset 0 2px 5px #0006;
    /* Of the felt's own hue, and 3 : 1 on it, whatever it is and wherever the light falls. */
    color: lch(from var(--_felt) calc(l + clamp(-55, (55 - l) * 999, 43)) calc(c * 0.5) h);
  }
  [data-layers] {
    --_layers: 1px;
    box-shadow:
      0 1px #999,
      0 min(2px, var(--_layers)) var(--_card),
      0 min(3px, var(--_layers)) #999,
      0 min(4px, var(--_layers)) var(--_card),
      0 var(--_layers) #999,
      0 calc(var(--_layers) + 2px) 4px #0006;
  }
  [data-layers='2'] {
    --_layers: 3px;
  }
  [data-layers='3'] {
    --_layers: 5px;
  }
  [data-kind='pyramid'] {
    opacity: 0;
    pointer-events: none;
  }
  .stock,
  .turn {
    display: grid;
    place-items: center;
    padding: 0;
    z-index: 100;
  }
  .stock {
    &,
    &:hover {
      border: 0;
      background: none;
    }
    .icon {
      inline-size: 50%;
      block-size: auto;
    }
    .count {
      position: absolute;
      inset-block-end: 4px;
    }
  }
  /* Round, in the middle of a card's place. */
  .turn {
    place-content: center;
    gap: 2px;
    margin-block: calc(var(--_card-width) * 0.2);
    block-size: var(--_card-width);
    border-radius: 50%;
    background: var(--_shade);
    line-height: 1.1;
    .icon {
      block-size: min(22px, calc(var(--_card-width) * 0.45));
    }
    .label {
      font-size: min(0.6875em, calc(var(--_card-width) / 6));
    }
  }
  .below {
    position: absolute;
    inset-block-start: calc(var(--_card-width) * 1.2 + 2px);
    display: grid;
    justify-content: center;
    inline-size: var(--_card-width);
    font-size: 0.6875em;
    line-height: 1.2;
    white-space: nowrap;
    pointer-events: none;
  }
  .count {
    padding: 0.05em 0.5em;
    border-radius: 1em;
    background: #000c;
    color: #fff;
    font-size: clamp(11px, calc(var(--_card-width) * 0.38), 0.75em);
    font-weight: 600;
  }
  @media (prefers-contrast: more) {
    .pile {
      color: inherit;
    }
  }
  /* It gives the table its height on paper. There alone, since what is inherited would restyle all cards with each change. */
  .paper {
    display: none;
  }
  /* Paper may be narrower than the window that the cards were laid for. */
  @media print {
    .table {
      --_scale: min(1, tan(atan2(100cqi, var(--_table-width))));
      flex: none;
      block-size: auto !important;
      overflow: visible !important;
      transform-origin: 0 0;
      scale: var(--_scale);
    }
    .paper {
      display: block;
      block-size: calc(var(--_table-height) * var(--_scale));
    }
    .count {
      background: #fff;
      color: #000;
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }
    .turn {
      border: 0;
      background: none;
    }
  }
`;
