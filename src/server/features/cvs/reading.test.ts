import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ReadCv } from '#contract/cvs/cvs.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { cvDocx } from '#test/support/cvs/docx-layouts.ts';
import {
  europassXml,
  jsonResume,
  linkedInPdf,
  madePdf,
  pdfBomb,
  pdfOfLoop,
  pdfOfPages,
  skillsPassportXml,
} from '#test/support/cvs/files.ts';
import { makeCv } from '#test/support/cvs/made-cv.ts';
import { readValues } from '#test/support/cvs/score.ts';
import { zip } from '#test/support/made-documents.ts';
import { uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  ana = await registerPerson(app);
});
afterAll(() => app.close());

async function send(bytes: Uint8Array | string, person = ana): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'cv'));
  return app.request('POST', '/api/me/profile/read-cv', { body, cookie: person.cookie });
}
const read = async (bytes: Uint8Array | string) => (await (await send(bytes)).json()) as ReadCv;

describe('reading a CV is refused', () => {
  test('to an employer, or without a file', async () => {
    const employer = await registerPerson(app, { role: 'employer' });
    expect((await send(jsonResume, employer)).status).toBe(403);
    const answer = await app.request('POST', '/api/me/profile/read-cv', { json: {}, cookie: ana.cookie });
    expect([answer.status, await answer.json()]).toMatchObject([422, { data: { fields: [{ path: 'file' }] } }]);
  });

  test.each<[string, number, string, () => Promise<Uint8Array> | Uint8Array | string]>([
    ['a picture', 415, 'cv_type', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    [
      'an old Word file',
      415,
      'cv_old_word',
      async () => readFile(new URL('../../../../test/fixtures/cv.doc', import.meta.url)),
    ],
    ['XML of another kind', 415, 'cv_type', () => europassXml('Invoice')],
    ['XML with entities', 422, 'file_damaged', () => `<!DOCTYPE a [<!ENTITY b "c">]>${europassXml().slice(38)}`],
    ['XML without end of depth', 422, 'file_damaged', () => '<a>'.repeat(10_000)],
    ['JSON of another kind', 422, 'file_damaged', () => '{"a": 1}'],
    ['JSON without end of depth', 422, 'file_damaged', () => '{"a":'.repeat(100_000)],
    [
      'a DOCX that unpacks to 20 MB',
      422,
      'file_damaged',
      () => zip([{ name: '[Content_Types].xml', content: ' '.repeat(20_000_000) }]),
    ],
    ['a PDF with a password', 422, 'cv_encrypted', async () => madePdf({ text: 'Ana Prado', password: 'secret' })],
    ['a scan', 422, 'cv_no_text', async () => madePdf({})],
    ['a PDF without anything of a profile', 422, 'cv_nothing_found', async () => madePdf({ text: '12 34' })],
    ['a PDF of ten thousand pages', 422, 'cv_too_many_pages', () => pdfOfPages(10_000)],
    ['a PDF whose pages are in a circle', 422, 'cv_no_text', pdfOfLoop],
  ])('that is %s', async (_what, status, reason, bytes) => {
    const answer = await send(await bytes());
    expect([answer.status, await answer.json()]).toMatchObject([status, { data: { reason } }]);
  });
});

test("the CVs of two people do not delay other people's pictures", async () => {
  const own = await createTestApp();
  const [bea, cem, dora] = [await registerPerson(own), await registerPerson(own), await registerPerson(own)];
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#446' } })
    .png()
    .toBuffer();
  const store = () =>
    own.request('POST', '/api/files', { body: uploadForm('avatar', 'me.png', picture), cookie: dora.cookie });
  // Starts the process that inspects pictures.
  expect((await store()).status).toBe(201);
  let finished = 0;
  const long = new FormData();
  long.set('file', new File([new Uint8Array(pdfBomb(150))], 'cv.pdf'));
  const reading = [bea, bea, cem, cem].map(async ({ cookie }) => {
    await own.request('POST', '/api/me/profile/read-cv', { body: long, cookie });
    finished += 1;
  });
  // All have arrived, and two are being inspected.
  await expect.poll(async () => (await readdir(join(own.config.dataDir, 'incoming'))).length).toBeGreaterThan(5);
  expect([(await store()).status, finished]).toEqual([201, 0]);
  await own.close();
  await Promise.all(reading);
});

describe('reads a CV', () => {
  test("from a Europass file, with the lowest of a language's levels", async () => {
    const { format, suggestions } = await read(europassXml());
    expect(format).toBe('europass');
    expect(suggestions).toContainEqual({
      field: 'language',
      value: { language: 'de', level: 'B1' },
      source: 'deu · C1 C1 B2 B2 B1',
    });
    expect(suggestions).toContainEqual({
      field: 'workExperience',
      value: {
        position: 'Account Manager',
        company: 'Harbour Ltd',
        startDate: '2019-03-01',
        endDate: null,
        isCurrent: true,
        description: 'Sold\nAdvised',
      },
      source: 'Account Manager · Harbour Ltd · 2019-03',
    });
    expect(suggestions).toMatchObject([
      { field: 'firstName', value: 'Ana' },
      { field: 'lastName', value: 'Prado' },
      { field: 'contactEmail', value: 'ana@example.com' },
      { field: 'phone', value: '+34 612345678' },
      { field: 'city', value: 'Sevilla' },
      { field: 'country', value: 'ES' },
      { field: 'bio', value: 'Likes customers.' },
      { field: 'language', value: { language: 'es', level: 'native' } },
      { field: 'language' },
      { field: 'workExperience' },
      { field: 'education', value: { degree: 'Grado', startDate: '2014-01-01', endDate: '2018-06-30' } },
    ]);
  });

  test('from the data embedded in a Europass PDF', async () => {
    const attachment = { name: 'attachment.xml', content: europassXml() };
    const inPdf = await read(await madePdf({ text: 'Ana', attachment }));
    expect(inPdf).toEqual(await read(europassXml()));
    const old = await read(
      await madePdf({ attachment: { name: 'Europass-XML-Attachment.xml', content: skillsPassportXml } }),
    );
    expect(readValues(old.suggestions)).toMatchObject({
      name: ['Ana Prado'],
      languages: ['es native', 'de B2'],
      'dates of positions': ['2016-03-01 2018-12-01'],
    });
  });

  test('from a JSON Resume, as far as it matches the schema', async () => {
    const { format, suggestions } = await read(jsonResume);
    expect(format).toBe('json_resume');
    expect(readValues(suggestions)).toMatchObject({
      name: ['Ana Prado'],
      mail: ['ana@example.com'],
      languages: ['es native', 'de B2'],
      skills: ['Office', 'Excel'],
      positions: ['Agent @ Harbour'],
    });
  });

  test('from LinkedIn’s PDF, with several positions at one company', async () => {
    const { format, suggestions } = await read(await linkedInPdf());
    expect(format).toBe('linkedin');
    expect(readValues(suggestions)).toMatchObject({
      name: ['Ana Prado'],
      mail: ['ana@example.com'],
      phone: [],
      languages: ['de C1', 'es native'],
      skills: ['Salesforce', 'Negotiation'],
      positions: ['Account Manager @ Harbour', 'Agent @ Harbour'],
      'dates of positions': ['2020-03-01 now', '2018-01-01 2020-03-01'],
      education: ['Grado, Filología @ Universidad de Sevilla'],
    });
  });

  test('from the CV of the profile', async () => {
    const bytes = await cvDocx(makeCv('en', 1));
    const stored = new FormData();
    stored.set('kind', 'cv');
    stored.set('file', new File([new Uint8Array(bytes)], 'cv.docx'));
    const { id } = (await (await app.request('POST', '/api/files', { body: stored, cookie: ana.cookie })).json()) as {
      id: string;
    };
    await app.request('PATCH', '/api/me/profile', { json: { cvFileId: id }, cookie: ana.cookie });
    const answer = await app.request('POST', '/api/me/profile/read-cv', { json: {}, cookie: ana.cookie });
    expect(await answer.json()).toEqual(await read(bytes));
  });
});
