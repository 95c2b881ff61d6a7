import { type Settings, SWITCHES } from '../../play/storage/settings.js';
import type { Parts } from '../parts.js';
import type { Block } from './blocks.js';

/** The number of switches for all readers. The others follow below a heading. */
const FOR_ALL = SWITCHES.indexOf('large');

/**
 * What a reader may set, and how it looks.
 *
 * @param isCoarse whether the reader points with a finger. Settings without a choice then suit fingers.
 */
export function settingsBlocks(
  { settings: keeper, language: { texts } }: Pick<Parts, 'settings' | 'language'>,
  isCoarse: boolean,
): Block[] {
  const { settings } = keeper;
  const switchOf = (name: (typeof SWITCHES)[number]): Block => ({
    kind: 'switch',
    name: texts[name],
    isOn: settings[name] ?? isCoarse,
    set: (isOn) => keeper.set(name, isOn),
  });
  return [
    {
      ...{ kind: 'choice', of: 'felt', name: texts.felt, words: texts.felts, chosen: settings.felt },
      choose: (felt: Settings['felt']) => keeper.set('felt', felt),
    },
    {
      ...{ kind: 'choice', of: 'back', name: texts.cardBack, words: texts.backs, chosen: settings.back },
      choose: (back: Settings['back']) => keeper.set('back', back),
    },
    {
      kind: 'select',
      name: texts.motion,
      options: Object.entries(texts.motions),
      chosen: settings.motion,
      choose: (motion) => keeper.set('motion', motion as Settings['motion']),
    },
    ...SWITCHES.slice(0, FOR_ALL).map(switchOf),
    { kind: 'heading', text: texts.accessibility },
    ...SWITCHES.slice(FOR_ALL).map(switchOf),
  ];
}
