// The built site in a browser. One file builds and opens it, for the tests of all its pages.
import { testFrontPage } from './front-page.mjs';
import { openSite } from './open-site.mjs';
import { testPages } from './pages.mjs';
import { testPlayground } from './playground.mjs';
import { testSearch } from './search.mjs';

let site;

before(async () => {
  site = await openSite();
});

after(() => site?.close());

const visit = (...given) => site.visit(...given);

testFrontPage(visit);
testPlayground(visit);
testSearch(visit);
testPages(visit);
