import { apiPages } from './api.mjs';
import { docsPages } from './docs.mjs';
import { gamePages } from './games.mjs';
import { mapPage } from './map.mjs';
import { playgroundPage } from './playground-page.mjs';
import { sizesPage } from './sizes-page.mjs';
import { wholePages } from './whole-pages.mjs';

/** All pages of the site: `path`, `title`, `description`, `body` and what else {@link framed} takes. */
export function sitePages(sizes) {
  const pages = [...wholePages(), playgroundPage(), ...gamePages(), ...docsPages(), ...apiPages(), sizesPage(sizes)];
  return [...pages, mapPage(pages)];
}
