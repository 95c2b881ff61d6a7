import { Locator } from 'puppeteer-core';

/** A browser of its own for a user, or for a visitor. */
export async function contextFor(browser, url, user) {
  const context = await browser.createBrowserContext();
  const newPage = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.setViewport({ width: 1280, height: 900 });
    return page;
  };
  if (user) {
    const page = await newPage();
    await page.goto(`${url}/wp-login.php`);
    await page.locator('#user_login').fill(user.name);
    await page.locator('#user_pass').fill(user.password);
    await Promise.all([page.waitForNavigation(), page.locator('#wp-submit').click()]);
    await page.close();
  }
  return { newPage, close: () => context.close() };
}
