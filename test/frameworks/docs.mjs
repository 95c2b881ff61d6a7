// What README and docs show and promise to apps, tests and servers.
import { codeIn, filesIn, read } from '../support/pages.mjs';
import { apps } from './apps.mjs';

const page = read('docs/frameworks.md');

const shown = [page, read('docs/testing.md')].flatMap((text) =>
  [...text.matchAll(/^```\S* ?([^\s/]*)\/?(\S*)\n(.*?)^```/gms)].map(([, app, file, code]) => ({ app, file, code })),
);

/** The servers that check wins, and the listener of a page that posts to them. */
const server = [...filesIn('docs/engine.md'), ['server/listener.js', codeIn('README.md', 'js')[0]]].map(
  ([place, code]) => ({ app: 'server', file: place.replace('server/', ''), code }),
);

/** The code that a guide takes from another one. */
const borrowed = Object.entries(apps).flatMap(([app, { borrows = {} }]) =>
  Object.entries(borrows).map(([file, { from, after = '' }]) => {
    const { code } = shown.find((each) => `${each.app}/${each.file}` === from);
    return { app, file, code: after + code };
  }),
);

/** The pieces of code: for which app, as which file of its project. */
export const snippets = [...shown, ...server, ...borrowed];

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
