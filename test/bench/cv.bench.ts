// 120 generated CVs, twenty per language, PDF and DOCX: the share of each field that is read. A third of them has layouts
// and date formats that the rules were not written for.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { locales } from '../../src/contract/locales.ts';
import { readCvFile } from '../../src/server/features/cvs/read/read-cv.ts';
import { openBrowser } from '../support/browser.ts';
import { cvDocx } from '../support/cvs/docx-layouts.ts';
import { makeCv } from '../support/cvs/made-cv.ts';
import { cvHtml } from '../support/cvs/pdf-layouts.ts';
import { expectedValues, readValues, Scores } from '../support/cvs/score.ts';
import { quantile, report } from './report.ts';

const EACH = 20;

const folder = await mkdtemp(join(tmpdir(), 'parlance-cvs-'));
const browser = await openBrowser();
const [all, heldOut] = [new Scores(), new Scores()];
const times: number[] = [];
try {
  const page = await browser.newPage();
  const path = join(folder, 'cv');
  for (const cv of locales.flatMap((locale) => Array.from({ length: EACH }, (_, number) => makeCv(locale, number)))) {
    if (cv.number % 2 === 0) await page.setContent(cvHtml(cv));
    await writeFile(path, cv.number % 2 === 0 ? await page.pdf({ preferCSSPageSize: true }) : await cvDocx(cv));
    const began = performance.now();
    const read = await readCvFile({ path });
    times.push(performance.now() - began);
    const values = readValues('code' in read ? [] : read.suggestions);
    for (const scores of cv.isHeldOut ? [all, heldOut] : [all]) scores.add(expectedValues(cv), values);
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

const goals = { mail: 0.9, phone: 0.9, languages: 0.9, positions: 0.8, 'dates of positions': 0.8 };
report(
  'cv',
  { ...all.figures('F1 '), ...heldOut.figures('held out, F1 '), 'milliseconds for one, 95 %': quantile(times, 0.95) },
  Object.entries(goals).flatMap(([field, atLeast]) => [
    { figure: `F1 ${field}`, atLeast },
    { figure: `held out, F1 ${field}`, atLeast },
  ]),
);
