import { open } from './shot.mjs';
const job = async (page, url) => {
  await page.goto(url('/applications/manage?view=columns'));
  return page.evaluate(() => [...document.querySelectorAll('select[name=job] option')].map((o) => o.value).filter(Boolean));
};
for (const [locale, width, dark] of [['en', 1280, false], ['de', 360, true], ['de', 1280, false]]) {
  const { browser, page, url } = await open({ email: 'employer@demo.example', password: 'one job, six languages', locale, width, dark });
  const jobs = await job(page, url);
  let best = jobs[0];
  await page.goto(url(`/applications/manage?view=columns&job=${jobs[2]}`));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/b-${locale}-${width}.png` });
  await page.goto(url('/company/stages'));
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/st-${locale}-${width}.png`, fullPage: true });
  await page.goto(url(`/applications/manage?status=shortlisted&job=${jobs[2]}`));
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/t-${locale}-${width}.png` });
  const link = await page.locator('[data-row]').first().getAttribute('href').catch(() => null);
  if (link) {
    await page.goto(`http://127.0.0.1:4612${link}`);
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/r-${locale}-${width}.png` });
  }
  await browser.close();
}
