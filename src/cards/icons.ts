// The line drawings of buttons, each a path in a box of 24 by 24.

/** The outline of a card. */
const CARD = 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z';

/** A dot that its line makes round. */
const DOT = 'a.6.6 0 1 0 .01 0z';

/** Paths by what is pressed. */
export const ICONS = {
  undo: 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H10',
  redo: 'M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H14',
  restart: 'M4 3.5V9h5.5M4.4 9A8.3 8.3 0 1 1 3.9 14',
  new: `${CARD}M12 9v6M9 12h6`,
  back: `${CARD}M15 12H9M11.5 9L9 12l2.5 3`,
  choose: `${CARD}M9 9.5h6M9 14.5h6`,
  finish: 'M5 4h14M7 13l5-5 5 5M7 20l5-5 5 5',
  hint: 'M10 21h4M9 17.5c0-3.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 4.5-3 8z',
  verdict:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 6H3.5c0 3 1.5 4.5 4 5M17 6h3.5c0 3-1.5 4.5-4 5M12 14v4M8 21c0-2 1.5-3 4-3s4 1 4 3z',
  lesson: 'M10.5 4a6.5 6.5 0 1 0 .01 0zM15.2 15.2L20.5 20.5M8.5 8.5l4 4M12.5 8.5l-4 4',
  stop: 'M8 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z',
  rules: 'M12 6.5v13c-2-1.5-5-2-8.5-1.5V5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5v13c-3.5-.5-6.5 0-8.5 1.5',
  settings: 'M4 7h8.5M17.5 7H20M15 4.5a2.5 2.5 0 1 0 .01 0zM4 17h2.5M11.5 17H20M9 14.5a2.5 2.5 0 1 0 .01 0z',
  statistics: 'M5 20v-6M12 20V4M19 20V10',
  share: 'M8.5 10.5H6v10h12v-10h-2.5M12 15V3.5M8.5 7L12 3.5 15.5 7',
  bringIn: 'M8.5 10.5H6v10h12v-10h-2.5M12 3.5V15M8.5 11.5L12 15l3.5-3.5',
  forget: 'M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13',
  'legal-moves': 'M4 6h13M4 12h7M4 18h7M14 15h6.5M17.5 12l3 3-3 3',
  more: `M5 11.4${DOT}M12 11.4${DOT}M19 11.4${DOT}`,
  play: 'M7.5 5v14l11-7z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  stepBack: 'M15 5.5L8.5 12l6.5 6.5',
  stepOn: 'M9 5.5l6.5 6.5L9 18.5',
  toEnd: 'M6 5.5l6.5 6.5L6 18.5M17 5.5v13',
  playOn: `${CARD}M10.5 8.5v7l5-3.5z`,
  recycle: 'M20 3.5V9h-5.5M19.6 9A8.3 8.3 0 1 0 20.1 14',
  lift: 'M12 20V5M6 11l6-6 6 6',
  unkept: 'M6 4.5h10l3 3v12H6zM9 4.5v4.5h5V4.5M3 3l18 18',
  close: 'M6 6l12 12M18 6L6 18',
};

export type IconName = keyof typeof ICONS;
