/** In milliseconds. PHP made for WebAssembly is slow. */
const PATIENCE = 120_000;

/** A browser of its own for a visitor. */
export async function visit(browser, url) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1280, height: 900 });
  const errors = [];
  page.on('pageerror', ({ stack }) => stack?.includes('solitaire-elements') && errors.push(stack));
  // The page's own parts are what a test waits for. Pictures of users and news come from elsewhere.
  const open = (path) => page.goto(new URL(path, url).href, { waitUntil: 'domcontentloaded' });
  return { page, open, errors, close: () => context.close() };
}

/** The same for a user. */
export async function logIn(browser, url, name, password) {
  const user = await visit(browser, url);
  await user.open('/wp-login.php');
  await user.page.locator('#user_login').fill(name);
  await user.page.locator('#user_pass').fill(password);
  await press(user.page, '#wp-submit');
  return user;
}

/** Presses what leads to another page. */
export const press = (page, selector) =>
  Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.locator(selector).click()]);

/** What the REST API answers to a user. With data, it makes something. */
export async function call({ page, open }, path, data) {
  await open('/wp-admin/admin-ajax.php?action=rest-nonce');
  return page.evaluate(
    async (route, body) => {
      const response = await fetch(`/?rest_route=${route}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'X-WP-Nonce': document.body.innerText, 'Content-Type': 'application/json' },
        body: body && JSON.stringify(body),
      });
      return response.json();
    },
    path,
    data,
  );
}

/** The address of a post of a user who writes by hand. */
export async function publish(user, title, content, status = 'publish') {
  const { link } = await call(user, '/wp/v2/posts', { title, content, status });
  return link;
}

/** A block as editors write it. */
export const blockOf = (attributes) => {
  const json = JSON.stringify(attributes).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return `<!-- wp:solitaire-elements/solitaire ${json} /-->`;
};

/** Opens a page for a user, and gives it once its game has been dealt. */
export async function show({ page, open }, address, tag = 'bakers-dozen') {
  await open(address);
  await dealt(page, tag);
  return page;
}

/** Fulfilled when the game has been dealt. */
export const dealt = (page, tag) => page.waitForFunction((name) => document.querySelector(name)?.state, {}, tag);

/** What of the plugin the page has loaded. */
export const scriptsOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src*="/solitaire-elements/"]')].map(({ src }) =>
      new URL(src).pathname.replace(/^.*\/solitaire-elements\//, ''),
    ),
  );

/** Keeps a picture where the run was asked for some. */
export async function picture(page, name) {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
}
