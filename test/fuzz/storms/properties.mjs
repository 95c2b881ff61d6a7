import fc from 'fast-check';
import { openBrowser } from '../pages.mjs';
import { anyActions, anySetting } from './actions.mjs';
import { Storm } from './storm.mjs';

/** Storms of actions on pages with boards, in a browser. `steps` are those of a storm that fast-check has made smaller. */
export async function open(steps) {
  const { visit, close } = await openBrowser();
  const heard = { actions: 0, longest: 0 };
  return {
    properties: {
      /** Table, state and events go together. */
      storm: {
        runs: 1,
        cases: [anySetting, anyActions(steps)],
        check: (setting, actions) =>
          visit(async (visitor) => {
            const storm = new Storm(visitor, setting, heard);
            await storm.begin();
            // Known are the boards that a page may have asked for another game since they were loaded.
            await fc.asyncModelRun(() => ({ model: { changed: new Set() }, real: storm }), actions);
            await storm.end();
          }),
      },
    },
    summary: () => `${heard.actions} actions, longest task ${Math.round(heard.longest)} ms`,
    close,
  };
}
