// The sanitizers with the settings of docs/embedding/tools.md, whose code runs as it stands there.
import { filesIn } from '../support/pages.mjs';
import { moduleOf, scriptOf } from './written.mjs';

const settings = filesIn('docs/embedding/tools.md');

/** Shows HTML in the page through code for browsers. */
const inBrowser = (file) => async (page, html) => {
  await page.evaluate(await scriptOf(settings.get(file), 'docs'));
  await page.evaluate((text) => void globalThis.docs.show(document.body, text), html);
};

/** Shows HTML in the page after code for servers. */
const onServer = (file) => async (page, html) => {
  const { clean } = await moduleOf(settings.get(file));
  await page.evaluate((text) => void (document.body.innerHTML = text), clean(html));
};

/** Each shows HTML in the page. */
export const sanitizers = {
  'Sanitizer API': inBrowser('sanitizer.js'),
  dompurify: inBrowser('dompurify.js'),
  'sanitize-html': onServer('sanitize-html.js'),
  'rehype-sanitize': onServer('rehype-sanitize.js'),
};

/** HTML of a stranger who embeds games. */
export const stranger = `<p>My games:</p>
<script>document.title = 'ran';</script>
<bakers-dozen seed="007" buttons="undo restart" daily poster="false" assist onclick="document.title = 'ran'">
  <a href="https://example.org/">Play</a><img src="/deal.svg" alt="Deal 7">
</bakers-dozen>
<pyramid-dozen deck="QD 5S" deals="any" difficulty="easy" fit="height"></pyramid-dozen>
<trefoil-solitaire daily="2026-11-20"></trefoil-solitaire>`;
