// What docs/frameworks.md and docs/testing.md show and promise.
import { read } from '../support/pages.mjs';
import { apps } from './apps.mjs';

const page = read('docs/frameworks.md');

const shown = [page, read('docs/testing.md')].flatMap((text) =>
  [...text.matchAll(/^```\S* ?([^\s/]*)\/?(\S*)\n(.*?)^```/gms)].map(([, app, file, code]) => ({ app, file, code })),
);

/** The code that a guide takes from another one. */
const borrowed = Object.entries(apps).flatMap(([app, { borrows = {} }]) =>
  Object.entries(borrows).map(([file, { from, after = '' }]) => {
    const { code } = shown.find((each) => `${each.app}/${each.file}` === from);
    return { app, file, code: after + code };
  }),
);

/** The pieces of code: for which app, as which file of its project. */
export const snippets = [...shown, ...borrowed];

/** Whether each kind of misspelling is found, as the table says of the app that a heading describes. */
export function promised(heading) {
  const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`(#${heading})`));
  const [names, values, events] = row.split('|').slice(2);
  return {
    names: !names.includes('no'),
    values: !values.includes('no'),
    [events.includes('in ') ? 'eventsInCode' : 'events']: true,
    methods: true,
  };
}
