/** Every text of the elements, in English. */
export const en = {
  ranks: ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'],
  suits: ['clubs', 'diamonds', 'hearts', 'spades'],
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  table: 'Card table',
  emptyFoundation: (suit: string) => `Empty foundation of ${suit}`,
  draw: (left: number) => `Draw a card, ${left} in the stock`,
  stock: (left: number) => `${left} in the stock`,
  recycle: (left: number) => (left === Infinity ? 'Turn the waste over' : `Turn the waste over, ${left} left`),
  stockSpent: 'The stock is spent',
  redeal: (left: number) => `Redeal, ${left} left`,
  redealShort: 'Redeal',
  lift: 'Lift one buried card',
  liftShort: 'Lift',
  liftHint: 'Choose a buried card to lift to the top of its pile.',
  toolbar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  new: 'New',
  back: 'Bring back',
  finish: 'Finish',
  deal: (seed: string) => `Deal ${seed}`,
  ownDeal: 'A deal of one’s own',
  moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
  won: (count: number) => `Won in ${count} moves`,
  'no-moves': 'Lost: no move left',
  'no-progress': 'Lost: no way forward',
};

/** The texts of a language: English is the type of all. */
export type Texts = typeof en;
