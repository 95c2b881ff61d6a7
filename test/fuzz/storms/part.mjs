import { openBrowser } from '../browser.mjs';
import { anyStorm } from './actions.mjs';
import { shrinkStorm } from './shrink.mjs';
import { playStorm } from './storm.mjs';

/** Storms of actions on pages with boards, in a browser. */
export async function open() {
  const { browser, origin, close } = await openBrowser();
  const heard = { actions: 0, longest: 0 };
  const storms = {
    name: 'keep table, state and events together in a storm',
    cases: anyStorm,
    runs: 3,
    check: (storm) => playStorm(browser, origin, storm, heard),
    shrink: shrinkStorm,
  };
  const summary = () => `${heard.actions} actions, longest task ${Math.round(heard.longest)} ms`;
  return { properties: [storms], summary, close };
}
