import { launch } from 'puppeteer-core';

/** Has each kind of control, symbols, and scripts that may lack a font. */
const page = `<!doctype html>
<meta charset="utf-8">
<input><input type="checkbox"><input type="radio"><input type="range"><input type="number"><textarea></textarea>
<select><option>One<option>Two</select><button>Press</button><progress></progress>
<p>♠ ♥ ♦ ♣ ⟲ ✓ → 🂡</p><p lang="zh">纸牌游戏</p><p lang="ja">トランプ</p><p lang="ko">카드</p><p lang="ar">لعبة الورق</p>`;

async function draw(browser) {
  const tab = await browser.newPage();
  const crash = new Promise((_, reject) => tab.once('error', reject));
  const drawing = (async () => {
    await tab.setContent(page);
    for (const control of await tab.$$('input, select, textarea, button')) await control.focus();
    const picture = await tab.screenshot({ fullPage: true });
    if (picture.length === 0) throw new Error('The browser takes empty screenshots.');
  })();
  await Promise.race([drawing, crash]);
}

/** Rejects unless a browser starts and draws a page without crashing. */
export async function tryOut(options) {
  const browser = await launch({ ...options, protocolTimeout: 120_000 });
  try {
    await draw(browser);
  } finally {
    await browser.close();
  }
}
