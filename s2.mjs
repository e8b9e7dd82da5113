import { open } from './shot.mjs';
const { browser, page, url } = await open({ email: 'employer@demo.example', password: 'one job, six languages', locale: 'de', width: 1280, height: 900 });
await page.goto(url('/applications/manage?view=columns'));
const jobs = await page.evaluate(() => [...document.querySelectorAll('select[name=job] option')].map((o) => o.value).filter(Boolean));
await page.goto(url(process.env.NOJOB ? "/applications/manage?view=columns" : `/applications/manage?view=columns&job=${jobs[2]}`));
await page.waitForTimeout(1500);
const b = page.getByRole('grid').first().getByRole('button').first();
await b.click();
for (let i = 0; i < 8; i++) { console.log(i, await page.getByRole('menuitem').count(), await page.evaluate(() => scrollY)); await page.waitForTimeout(150); }
await page.screenshot({ path: '/tmp/m.png' });
const items = page.getByRole('menuitem');
if (await items.count()) { console.log(await items.allInnerTexts()); await items.nth(1).click({ timeout: 3000 }).catch((e) => console.log(String(e).slice(0, 300))); await page.waitForTimeout(800); await page.screenshot({ path: '/tmp/m2.png' }); }
await browser.close();
