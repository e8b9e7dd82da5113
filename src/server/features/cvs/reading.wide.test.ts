import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ReadCv } from '#contract/cvs/cvs.ts';
import { locales } from '#contract/locales.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { openBrowser } from '#test/support/browser.ts';
import { cvDocx } from '#test/support/cvs/docx-layouts.ts';
import { pdfBomb } from '#test/support/cvs/files.ts';
import { makeCv } from '#test/support/cvs/made-cv.ts';
import { cvHtml } from '#test/support/cvs/pdf-layouts.ts';
import { expectedValues, readValues, Scores } from '#test/support/cvs/score.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  ana = await registerPerson(app);
});
afterAll(() => app.close());

async function send(bytes: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'cv'));
  return app.request('POST', '/api/me/profile/read-cv', { body, cookie: ana.cookie });
}
const read = async (bytes: Uint8Array) => (await (await send(bytes)).json()) as ReadCv;

test('refuses a PDF that unpacks to 150 MB', async () => {
  const answer = await send(pdfBomb(150));
  expect([answer.status, await answer.json()]).toMatchObject([422, { data: { reason: 'file_too_complex' } }]);
});

test('reads a CV from PDF and DOCX in six languages, one and two columns', async () => {
  const scores = new Scores();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    for (const [index, locale] of locales.entries()) {
      const [printed, written] = [makeCv(locale, index * 2), makeCv(locale, index * 2 + 1)];
      await page.setContent(cvHtml(printed));
      scores.add(
        expectedValues(printed),
        readValues((await read(await page.pdf({ preferCSSPageSize: true }))).suggestions),
      );
      scores.add(expectedValues(written), readValues((await read(await cvDocx(written))).suggestions));
    }
  } finally {
    await browser.close();
  }
  const { mail, phone, languages, positions, 'dates of positions': dates } = scores.figures('');
  for (const figure of [mail, phone, languages]) expect(figure).toBeGreaterThanOrEqual(0.9);
  for (const figure of [positions, dates]) expect(figure).toBeGreaterThanOrEqual(0.8);
});
