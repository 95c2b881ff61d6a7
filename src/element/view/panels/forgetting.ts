import type { Parts } from '../../parts.js';
import type { choicesView } from './panel.js';

/** Buttons that stand in place of others. */
export type Choices = Parameters<typeof choicesView>[0];

/**
 * Asks what of all that is kept the reader wants to delete. Once it is deleted, there is a way back.
 *
 * @param show shows and announces a text, with what can be done now; without choices, nothing more is asked.
 */
export function askWhatToForget(
  parts: Pick<Parts, 'language' | 'forget'>,
  show: (told: string, choices?: Choices) => void,
): void {
  const { texts, label } = parts.language;
  const forget = (what: string, everything: boolean): Choices[0] => [
    'forget',
    `${texts.forget} · ${what}`,
    () => {
      const { restore } = parts.forget('player', { everything });
      show(texts.forgotten, [['undo', texts.restore, () => restore() && show(texts.restored)]]);
    },
  ];
  show(texts.askForget, [
    forget(label, false),
    forget(texts.allGames, true),
    // The last one has the focus.
    ['close', texts.keep, () => show('')],
  ]);
}
