import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { importOptions } from '#test/support/imports.ts';
import { zip, type ZipEntry } from '#test/support/made-documents.ts';

import { guessFields } from '../cells/field-names.ts';
import { createImportReader } from '../import-reader.ts';
import { checkRows } from './check-rows.ts';
import { readImportFile } from './read-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlance-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array) {
  const [path, rowsPath] = [join(folder, 'file'), join(folder, 'rows')];
  await writeFile(path, content);
  const result = await readImportFile({ kind: 'file', path, rowsPath });
  if ('problem' in result) return { problem: result.problem, fields: [], rows: [] };
  const fields = guessFields(result.columns.map(({ name }) => name));
  const lines = (await readFile(rowsPath, 'utf8')).split('\n').filter(Boolean);
  return { fields, rows: lines.map((line) => JSON.parse(line) as string[]) };
}

/** The jobs that a file describes, as they would be posted. */
async function jobsIn(content: string | Uint8Array) {
  const { fields, rows } = await read(content);
  const now = Date.parse('2026-11-25');
  return checkRows({
    kind: 'rows',
    rows: rows.map((cells, at) => ({ position: at + 1, cells })),
    mapping: fields,
    options: importOptions,
    now,
  });
}

const INDEED = `<?xml version="1.0" encoding="utf-8"?><source><publisher>Acme</publisher>
<job><title><![CDATA[Vendeur & conseil]]></title><referencenumber>7</referencenumber><city>Lyon</city><country>FR</country>
<description><![CDATA[<p>Vous vendez.</p>]]></description><salary>EUR 30000-36000 per year</salary><jobtype>full-time</jobtype>
<category>Sales</category><remotetype>Hybrid remote</remotetype><expirationdate>2026-12-20</expirationdate></job></source>`;

const workbook = (sheet: string, ...more: ZipEntry[]) =>
  zip([
    {
      name: 'xl/sharedStrings.xml',
      content: '<sst><si><t>Titel</t></si><si><r><t>Ver</t></r><r><t>kauf</t></r></si></sst>',
    },
    {
      name: 'xl/styles.xml',
      content: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    ...more,
  ]);

describe('a file of jobs', () => {
  test('may be Indeed’s XML, which our own feeds use too', async () => {
    expect(await jobsIn(INDEED)).toMatchObject([
      {
        reference: '7',
        isComplete: true,
        input: {
          category: 'sales',
          employmentType: 'full_time',
          workplace: 'hybrid',
          city: 'Lyon',
          country: 'FR',
          salary: { min: 30_000, max: 36_000, currency: 'EUR', period: 'year' },
          validThrough: '2026-12-20',
          translations: { en: { title: 'Vendeur & conseil', description: '<p>Vous vendez.</p>' } },
        },
      },
    ]);
  });

  test("may be JSON: plain objects, jobs as in the API, the export of a user's own data", async () => {
    const languages = [{ language: 'it', level: 'B1', required: true }];
    const translations = { it: { title: 'Venditore', description: '<p>Vende.</p>', requirements: '' } };
    expect(
      await jobsIn(JSON.stringify([{ id: 'x', primaryLocale: 'it', translations, languages, salary: null }])),
    ).toMatchObject([{ reference: 'x', input: { primaryLocale: 'it', languages, translations } }]);
    const texts = [{ locale: 'it', ...translations.it }];
    expect(
      await jobsIn(JSON.stringify({ account: {}, jobs: { saved: [], posted: [{ id: 'y', texts }] } })),
    ).toMatchObject([{ reference: 'y', title: 'Venditore', input: { primaryLocale: 'it' } }]);
  });

  test('may be a workbook, with shared and formatted texts and dates', async () => {
    const sheet = `<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Bewerbungsschluss</t></is></c></row>
      <row><c r="A2" t="s"><v>1</v></c><c r="C2" s="1"><v>46371</v></c></row>`;
    expect(await jobsIn(workbook(sheet))).toMatchObject([{ title: 'Verkauf', input: { validThrough: '2026-12-15' } }]);
  });

  test('may be CSV in any of four encodings, with any delimiter', async () => {
    const text = 'título\tciudad\tidiomas\n"Señor\tventas"\tA Coruña\tinglés B2; alemán A2 (deseable)\n';
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'latin1'),
    ])
      // oxlint-disable-next-line no-await-in-loop -- they are read into the same file
      expect(await jobsIn(bytes)).toMatchObject([
        {
          input: {
            city: 'A Coruña',
            languages: [
              { language: 'en', level: 'B2', required: true },
              { language: 'de', level: 'A2', required: false },
            ],
          },
        },
      ]);
  });

  test('can promise applicants an answer', async () => {
    expect(await jobsIn('title,Antwortzusage\nSeller,7 Tage\nBuyer,')).toMatchObject([
      { input: { answerDays: 7 } },
      { input: expect.not.objectContaining({ answerDays: expect.anything() }) },
    ]);
  });

  test('can state variable pay, relocation help and hours, in words and as in the API', async () => {
    const csv = [
      'title;Zielbonus;gedeckelt;Obergrenze;Zielerreichung;Jahr der Zielerreichung;Umzugshilfe;Wochen Wohnung;Umzugskosten;Schichten;Zeitzone',
      'Seller;12.000 €;ja;18.000;96 %;2025;Visum, Sprachkurs;4;2.000 €;"Mo–Fr 9–18 Uhr\nSo 10h–14h30";Europe/Lisbon',
      'Buyer;6000;uncapped;;;;;;;Fri-Mon 22:00-06:00;America/New_York',
      'Clerk;;;;;;;;;;',
    ].join('\n');
    const [seller, buyer, clerk] = await jobsIn(csv);
    const said = {
      variablePay: {
        target: 12_000,
        capped: true,
        cap: 18_000,
        reached: { percent: 96, year: 2025 },
        currency: 'EUR',
      },
      relocation: {
        helps: ['visa', 'languageCourse'],
        housingWeeks: 4,
        movingCosts: { amount: 2_000, currency: 'EUR' },
      },
      shifts: {
        timeZone: 'Europe/Lisbon',
        times: [
          { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
          { days: [7], from: '10:00', to: '14:30' },
        ],
      },
    };
    expect(seller).toMatchObject({ problems: [], input: said });
    expect(buyer?.input).toMatchObject({
      variablePay: { target: 6_000, capped: false, cap: null, reached: null },
      shifts: { timeZone: 'America/New_York', times: [{ days: [1, 5, 6, 7], from: '22:00', to: '06:00' }] },
    });
    expect(buyer?.input).not.toHaveProperty('relocation');
    for (const part of Object.keys(said)) expect(clerk?.input).not.toHaveProperty(part);
    const [again] = await jobsIn(JSON.stringify([{ title: 'Seller', ...said }]));
    expect(again).toMatchObject({ problems: [], input: said });
  });

  test('reports invalid values of these fields in each row', async () => {
    const rows = [
      'title;bonus;capped;cap;targets reached;relocation;housing;shifts;time zone',
      'Seller;much;maybe;9;90;a horse;;Someday 9-5;',
      'Buyer;9000;no;12000;;;900;Mon 9-17;Europe/Nowhere',
      'Clerk;9000;yes;6000;;;;Mon 9-17;',
    ].join('\n');
    const found = (await jobsIn(rows)).map(({ problems }) => problems.map(({ code, field }) => [code, field]));
    expect(found).toEqual([
      [
        ['not_a_number', 'variableTarget'],
        ['not_understood', 'variableCapped'],
        ['missing', 'variableReachedYear'],
        ['not_understood', 'relocationHelps'],
        ['not_understood', 'shifts'],
        ['missing', 'timeZone'],
      ],
      [
        ['invalid', 'variableCap'],
        ['too_long', 'housingWeeks'],
        ['invalid', 'timeZone'],
      ],
      [
        ['missing', 'timeZone'],
        ['invalid', 'variableCap'],
      ],
    ]);
  });

  test('reports invalid values in each row', async () => {
    const rows =
      'title,country,salary min,openings,end date,type,answer within\nSeller,Atlantis,much,0,soon,sometimes,4';
    const [row] = await jobsIn(rows);
    expect(row?.problems.map(({ code, field }) => [code, field])).toEqual([
      ['not_understood', 'country'],
      ['not_a_date', 'validThrough'],
      ['not_understood', 'answerDays'],
      ['not_understood', 'employmentType'],
      ['not_a_number', 'salaryMin'],
      ['invalid', 'openings'],
    ]);
  });
});

describe('a hostile file', () => {
  const nested = '<job>'.repeat(100) + '</job>'.repeat(100);
  const entities =
    '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><source><job><title>&c;</title></job></source>';
  test.each([
    ['entities', entities, 'damaged'],
    ['no end', '<source><job><title>A', 'damaged'],
    ['nested elements', `<source>${nested}</source>`, 'too_complex'],
    ['nested lists', `[{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`, 'too_complex'],
    ['no list', '{"title": "Seller"}', 'format'],
    ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0]), 'format'],
    ['rows without end', `title\n${'Seller\n'.repeat(10_001)}`, 'too_many_rows'],
    ['columns without end', `${'title,'.repeat(200)}\nSeller`, 'too_many_columns'],
    ['a cell far away', workbook('<row><c r="XFD1"><v>1</v></c></row>'), 'too_many_columns'],
    ['a bomb', workbook('', { name: 'xl/media/a', content: Buffer.alloc(210 * 1024 * 1024) }), 'damaged'],
    [
      'a workbook that lies',
      workbook('', { name: 'xl/worksheets/sheet0.xml', content: 'x'.repeat(9_000), declares: 1 }),
      'empty',
    ],
    ['nothing but a heading', 'title;city\n', 'empty'],
  ])('with %s fails with a clear error', async (_name, content, problem) => {
    expect((await read(content)).problem).toBe(problem);
  });

  test('is cut between characters, and loses what cannot be stored', async () => {
    const cut = (length: number) => `${'a'.repeat(length - 1)}🙂`;
    const content = `${cut(120)},b\n${cut(80)},x\u0000y\n${cut(60_000)},z`;
    const [path, rowsPath] = [join(folder, 'file'), join(folder, 'rows')];
    const json = JSON.stringify([{ [cut(120)]: `\ud800 ${cut(80)}`, b: 'x\u0000y' }, { b: cut(60_000) }]);
    for (const one of [content.replace('\u0000', ''), json]) {
      await writeFile(path, one);
      const said =
        JSON.stringify(await readImportFile({ kind: 'file', path, rowsPath })) + (await readFile(rowsPath, 'utf8'));
      expect(said).not.toMatch(/\\u(?:0000|d[89a-f])/);
    }
  });

  test('that takes too long is stopped with its process', async () => {
    const path = join(folder, 'slow');
    await writeFile(path, `title\n${'Seller\n'.repeat(9_000)}`);
    const reader = createImportReader({ time: 1 });
    expect(await reader.readFile({ path, rowsPath: join(folder, 'none') })).toEqual({ problem: 'too_complex' });
    await reader.close();
  });
});
