import type { Layout } from '../../games/variant/layout.js';

export interface TableSettings {
  readonly large: boolean;
  /** Right and left swapped, for left-handed readers. */
  readonly mirror: boolean;
}

/** In pixels. */
export interface Limit {
  readonly height: number;
  /** Cards shrink to fit the table into the height, but not below this width. */
  readonly leastCard: number;
  /** Whether the table is as high as that in any case, since the page gives its height. Default: false. */
  readonly isGiven?: boolean;
}

/** In pixels. */
export interface Available extends Limit {
  readonly width: number;
}

/** How a table is laid in the space there is, whatever lies on it. */
export interface Arrangement {
  readonly layout: Layout;
  /** In pixels, as the next one. */
  readonly cardWidth: number;
  readonly tableWidth: number;
  readonly settings: TableSettings;
}

const CARD_RATIO = 1.4;

export const heightOf = (cardWidth: number): number => Math.round(cardWidth * CARD_RATIO);

/** The widest card of at most a height. */
const widthOf = (cardHeight: number): number => Math.floor((Math.floor(cardHeight) + 0.49) / CARD_RATIO);

/**
 * Chooses the layout with the widest cards, of several the first. Layouts for a given height count only if the height has room for them at
 * the full width. Card sizes are whole pixels, so that edges stay sharp.
 */
export function arrange(
  layouts: readonly Layout[],
  { width, height, leastCard, isGiven }: Available,
  widestCard: number,
  settings: TableSettings,
): Arrangement {
  const [best] = layouts
    .map((layout) => {
      const widest = Math.min(widestCard, width / layout.width);
      const highest = widthOf(height / layout.height);
      const isLeftOut = layout.fit && (!isGiven || highest < Math.floor(widest));
      return { layout, cardWidth: isLeftOut ? 0 : Math.floor(Math.min(widest, Math.max(leastCard, highest))) };
    })
    .sort((a, b) => b.cardWidth - a.cardWidth);
  return { ...best!, tableWidth: width, settings };
}

/** Without long piles. */
export const nominalHeight = ({ layout, cardWidth }: Arrangement): number =>
  Math.ceil(layout.height * heightOf(cardWidth));
