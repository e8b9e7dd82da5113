import { chromium } from 'playwright-core';
// usage: node shot.mjs email pw locale width dark out path [clicks...]
export async function open({ email, password, locale = 'en', width = 1280, height = 900, dark = false, port = 4612 }) {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const ctx = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', locale });
  const page = await ctx.newPage();
  if (email) {
    await page.goto(`http://127.0.0.1:${port}/${locale === 'en' ? '' : locale + '/'}login`);
    await page.fill('input[name=email]', email);
    await page.fill('input[type=password]', password);
    await page.press('input[type=password]', 'Enter');
    await page.waitForURL((u) => !u.pathname.includes('login'));
  }
  return { browser, page, url: (p) => `http://127.0.0.1:${port}${locale === 'en' ? '' : '/' + locale}${p}` };
}
