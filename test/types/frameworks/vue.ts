import type { WinDetail } from 'solitaire-elements';
import type { PyramidDozenElement } from 'solitaire-elements/pyramid-dozen.js';
import type {} from 'solitaire-elements/vue';
import type { GlobalComponents } from 'vue';

type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

export const element = (instance: InstanceType<GlobalComponents['pyramid-dozen']>): PyramidDozenElement => instance;
const hear = ({ detail }: CustomEvent<WinDetail>) => detail.record;

export const given: Props<'pyramid-dozen'> = {
  class: ['game', { on: true }],
  style: { '--solitaire-felt': 'navy' },
  key: 1,
  ref: 'game',
  ref_for: true,
  id: 'game',
  'aria-label': 'Patience',
  'data-level': 1,
  dataLevel: 1,
  seed: 42,
  deals: 'winnable',
  daily: false,
  assist: '',
  disabled: 'false',
  'share-url': '/',
  shareUrl: '/',
  fit: 'height',
  recycles: 'unlimited',
  kings: 'alone',
  onWin: hear,
  onMove: ({ detail, currentTarget }) => currentTarget.play(detail.move),
  onClick: () => undefined,
};

// @ts-expect-error -- misspelt
export const misspelt: Props<'bakers-dozen'> = { sead: '42' };
// @ts-expect-error -- another game's option
export const other: Props<'bakers-dozen'> = { kings: 'stay' };
// @ts-expect-error -- no such value
export const value: Props<'pyramid-dozen'> = { kings: 'leave' };
// @ts-expect-error -- another event's detail
export const event: Props<'pyramid-dozen'> = { onLoss: hear };
