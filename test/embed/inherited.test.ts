// The main script on a page that gives fields to every object.
import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { few } from '../support/few.js';
import { complaintsOf, MAIN_SCRIPT, FIVE_PLAYED, inPage } from './pages.js';

const NAMES =
  'count deck options value values to from fan extent turn change by side search actions remove pile type'.split(' ');

describe('where every object inherits a field', () => {
  for (const name of few(NAMES, 2)) {
    it(`${name}, all five games are played, kept and resumed`, async () => {
      const page = await openPage({
        url: '/test/embed/blank.html',
        evaluate: inPage(
          async (probe, mainScript, field) => {
            const all = Object.prototype as Record<string, unknown>;
            all[field] = 3;
            await probe.load(mainScript);
            probe.addFive();
            const { played } = await probe.playAll();
            const first = document.querySelector('[seed]')!;
            first.remove();
            document.body.append(first.cloneNode());
            const again = await probe.drawn(document.body.lastElementChild!).then(() => document.body.lastElementChild);
            const { moveCount } = again as Element & { moveCount: number };
            // The test itself reads objects, too.
            delete all[field];
            return { played, moveCount };
          },
          MAIN_SCRIPT,
          name,
        ),
      });
      expect(page.value).to.deep.equal({ played: FIVE_PLAYED, moveCount: 1 });
      expect(complaintsOf(page)).to.deep.equal([]);
    });
  }
});
