import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sharePicturePath } from '#contract/paths.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { drawPicture } from './draw.ts';
import { fitLine, widthOf, wrap, type Style } from './outline.ts';
import type { SharePicture } from './picture.ts';

const BOLD: Style = { font: 'bold', size: 52, color: '#000000' };
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

describe('pictures of shared links', () => {
  let app: TestApp;
  let employer: TestPerson & { companyId: string };
  beforeAll(async () => {
    app = await createTestApp();
    employer = await registerEmployer(app);
  });
  afterAll(() => app.close());

  const see = (of: string, locale: 'en' | 'de' = 'en', headers: Record<string, string> = {}) =>
    app.request('GET', sharePicturePath(of, locale), { headers });

  test('do not exist for unknown jobs, companies, languages and files', async () => {
    for (const path of [
      sharePicturePath(`jobs/${UNKNOWN_ID}`, 'en'),
      sharePicturePath('jobs/nonsense', 'en'),
      sharePicturePath('companies/nobody', 'en'),
      sharePicturePath('else', 'en'),
      '/share/ru/site.png',
      `/share/en/jobs/${UNKNOWN_ID}.jpg`,
    ])
      expect([path, (await app.request('GET', path)).status]).toEqual([path, 404]);
  });

  test('do not exist for a draft and a hidden job; return 410 for a closed one', async () => {
    const { id: draft } = await createDraft(app, employer);
    expect((await see(`jobs/${draft}`)).status).toBe(404);
    const { id: hidden } = await createActive(app, employer);
    await app.database.pool.query(`update job set hidden_at = now(), hidden_reason = 'x' where id = $1`, [hidden]);
    expect((await see(`jobs/${hidden}`)).status).toBe(404);
    const { id: closed } = await createActive(app, employer);
    expect((await see(`jobs/${closed}`)).status).toBe(200);
    await callJobs(app, 'POST', `/${closed}/close`, employer, { reason: 'filled_here' });
    expect((await see(`jobs/${closed}`)).status).toBe(410);
  });

  test('exist in each language of a job, of 1200 by 630 and below 100 KB, and are drawn once', async () => {
    const { id } = await createActive(app, employer, { languages: [{ language: 'de', level: 'B2', required: true }] });
    const [english, german] = [await see(`jobs/${id}`), await see(`jobs/${id}`, 'de')];
    const bytes = Buffer.from(await english.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(100_000);
    const mark = english.headers.get('etag') ?? '';
    expect(german.headers.get('etag')).not.toBe(mark);
    expect((await see(`jobs/${id}`, 'en', { 'if-none-match': mark })).status).toBe(304);
    expect(Buffer.from(await (await see(`jobs/${id}`)).arrayBuffer()).equals(bytes)).toBe(true);
    await changeSetting(app, 'site.accent_color', '#8a1c4a');
    expect((await see(`jobs/${id}`, 'en', { 'if-none-match': mark })).status).toBe(200);
  });

  test('exist for companies and for the site', async () => {
    const { rows } = await app.database.pool.query('select slug from company where id = $1', [employer.companyId]);
    for (const page of [`companies/${rows[0].slug}`, 'site']) {
      const answer = await see(page);
      expect([page, answer.status, answer.headers.get('content-type')]).toEqual([page, 200, 'image/png']);
    }
  });

  test('break long words and truncate long titles with an ellipsis; nothing is wider than its line', () => {
    const { lines, isWhole } = wrap(`${LONG} (m/w/d) für den Außendienst in ganz Österreich ${LONG}`, 900, 3, BOLD);
    expect(lines).toHaveLength(3);
    expect(isWhole).toBe(false);
    expect(lines[0]?.endsWith('-')).toBe(true);
    expect(lines.at(-1)?.endsWith('…')).toBe(true);
    expect(lines.every((line) => widthOf(line, BOLD) <= 900)).toBe(true);
    expect(wrap('Account Manager', 900, 3, BOLD)).toEqual({ lines: ['Account Manager'], isWhole: true });
    expect(fitLine('Vertrieb 🎉 Süd', 900, BOLD)).toBe('Vertrieb Süd');
  });

  test('have the letters of all six languages', async () => {
    const letters = 'ÄÖÜäöüß ÁÉÍÓÚÑáéíóúñ¿¡ ÀÂÆÇÈÊËÎÏÔŒÙÛàâæçèêëîïôœùû ÀÈÌÒÙ ÃÕãõ „“«»’ € – ·';
    expect(fitLine(letters, 10_000, BOLD)).toBe(letters);
    const picture: SharePicture = {
      site: 'Ä',
      accent: '#17513b',
      siteLogo: null,
      title: letters.repeat(5),
      logo: null,
      lines: [letters, letters],
      pay: letters,
      languages: Array.from({ length: 9 }, () => ({ name: LONG, steps: 6, level: 'Langue maternelle' })),
    };
    const { base64 } = await drawPicture(picture);
    expect(Buffer.from(base64, 'base64').length).toBeLessThan(100_000);
  });
});
