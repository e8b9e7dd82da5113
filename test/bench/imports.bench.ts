// Importing a file of 10,000 jobs, 500 of them with errors, in one process: the duration of reading and validating, of
// applying and of undoing, whether each error is reported, and how long other requests wait meanwhile.
import pg from 'pg';

import { IMPORT_ROWS_MAX } from '../../src/contract/imports/import-choices.ts';
import { startJobsSite } from './jobs-site.ts';
import { liftLimits } from './lift-limits.ts';
import { measureImport, mistakeAt } from './measure-import.ts';
import { report } from './report.ts';

const ROWS = Number(process.env.ROWS ?? IMPORT_ROWS_MAX);
/** No title, an invalid number, no date, or no language. */
const MISTAKES = { each: 20, fields: ['title', 'salaryMin', 'validThrough', 'locale'] };
const JOBS = 1_000;

const site = await startJobsSite(JOBS);
const client = new pg.Client({ connectionString: site.databaseUrl });
try {
  await client.connect();
  await liftLimits(client);
  const figures = await measureImport(site.url, {
    path: '/imports',
    file: makeFile,
    mistakes: MISTAKES,
    options: { publish: true },
  });
  report('imports', { rows: ROWS, 'wrong rows': ROWS / MISTAKES.each, ...figures }, [
    { figure: 'wrong rows, named by row and field', atLeast: ROWS / MISTAKES.each },
    { figure: 'read and checked, s', atMost: 60 },
    { figure: 'checked again and applied, s', atMost: 60 },
    { figure: 'meanwhile: longest, ms', atMost: 200 },
    { figure: 'meanwhile: a list of jobs, longest, ms', atMost: 200 },
  ]);
} finally {
  await client.end();
  await site.stop();
}

function makeFile(): string {
  const head =
    'reference,title,description,category,employmentType,workplace,city,country,salaryMin,validThrough,locale';
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const wrong = mistakeAt(at + 1, MISTAKES);
    return [
      `R${at}`,
      wrong === 'title' ? '' : `Account Manager ${at}`,
      `"You look after customers. ${'They write in several languages. '.repeat(20)}"`,
      'sales,full time,hybrid,Lisbon,Portugal',
      wrong === 'salaryMin' ? 'plenty' : 30_000 + at,
      wrong === 'validThrough' ? 'soon' : dayIn(40),
      wrong === 'locale' ? 'Klingon' : 'en',
    ].join(',');
  });
  return [head, ...rows].join('\n');
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
