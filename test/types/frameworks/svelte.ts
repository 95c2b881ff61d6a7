import type { WinDetail } from 'solitaire-elements';
import type {} from 'solitaire-elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

const hear = ({ detail }: CustomEvent<WinDetail>) => detail.record;

export const given: SvelteHTMLElements['pyramid-dozen'] = {
  class: ['game', { on: true }],
  style: '--solitaire-felt: navy',
  id: 'game',
  'aria-label': 'Patience',
  seed: 42,
  deals: 'winnable',
  daily: false,
  assist: '',
  disabled: 'false',
  'share-url': '/',
  fit: 'height',
  recycles: 'unlimited',
  kings: 'alone',
  onwin: hear,
  'on:win': hear,
  onmove: ({ detail, currentTarget }) => currentTarget.play(detail.move),
  onclick: ({ currentTarget }) => currentTarget.kings,
};

// @ts-expect-error -- misspelt
export const misspelt: SvelteHTMLElements['bakers-dozen'] = { sead: '42' };
// @ts-expect-error -- another game's option
export const other: SvelteHTMLElements['bakers-dozen'] = { kings: 'stay' };
// @ts-expect-error -- no such value
export const value: SvelteHTMLElements['pyramid-dozen'] = { kings: 'leave' };
// @ts-expect-error -- another event's detail
export const event: SvelteHTMLElements['pyramid-dozen'] = { onloss: hear };
// @ts-expect-error -- Svelte listens to exactly what follows `on`
export const cased: SvelteHTMLElements['pyramid-dozen'] = { onWin: hear };
