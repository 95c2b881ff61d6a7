// The built site in a browser. One file builds and opens it, for the tests of all its pages.
import { closeSite, openSite } from './open-site.mjs';
import './front-page.mjs';
import './playground.mjs';
import './search.mjs';
import './pages.mjs';

before(openSite);
after(closeSite);
