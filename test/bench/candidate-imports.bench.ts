// Importing a file of 5,000 candidates, 200 of them with errors, in one process, half of them with applications: the
// duration of each step, whether each error is reported, and how long other requests wait meanwhile.
import pg from 'pg';

import { startJobsSite } from './jobs-site.ts';
import { liftLimits } from './lift-limits.ts';
import { measureImport, mistakeAt } from './measure-import.ts';
import { report } from './report.ts';

const ROWS = Number(process.env.ROWS ?? 5_000);
const MISTAKES = { each: 25, fields: ['email', 'lastName', 'appliedOn'] };

const site = await startJobsSite(1_000);
const client = new pg.Client({ connectionString: site.databaseUrl });
try {
  await client.connect();
  await liftLimits(client);
  const { rows } = await client.query<{ title: string }>(`
    select title from job_translation as text join job on job.id = text.job_id and job.primary_locale = text.locale
    where job.status = 'active' and job.company_id = (
      select company_id from company_member join user_account on user_account.id = user_id
      where email = 'employer@demo.example' limit 1)
    group by title having count(*) = 1 limit 1`);
  const figures = await measureImport(site.url, {
    path: '/candidate-imports',
    file: makeFile(rows[0]?.title ?? ''),
    mistakes: MISTAKES,
  });
  const right = ROWS - ROWS / MISTAKES.each;
  report('candidate-imports', { rows: ROWS, 'wrong rows': ROWS / MISTAKES.each, ...figures }, [
    { figure: 'wrong rows, named by row and field', atLeast: ROWS / MISTAKES.each },
    { figure: 'rows done', atLeast: right },
    { figure: 'rows undone', atLeast: right },
    { figure: 'read and checked, s', atMost: 15 },
    { figure: 'checked again and applied, s', atMost: 60 },
    { figure: 'meanwhile: longest, ms', atMost: 100 },
    { figure: 'meanwhile: a list of jobs, longest, ms', atMost: 100 },
  ]);
} finally {
  await client.end();
  await site.stop();
}

function makeFile(title: string): string {
  const head = 'First name,Last name,Email,Phone,Job,Stage,Tags,Notes,Application date,Languages,Skills,City,Country';
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const wrong = mistakeAt(at + 1, MISTAKES);
    return [
      'Maria',
      wrong === 'lastName' ? '' : `Silva ${at}`,
      wrong === 'email' ? '' : `maria.silva.${at}@example.com`,
      '+351 910 000 000',
      at % 2 === 0 ? `"${title.replaceAll('"', '""')}"` : '',
      'Phone screen',
      '"sales, Porto"',
      'Speaks well of her team.',
      wrong === 'appliedOn' ? 'soon' : '2026-03-01',
      '"Portuguese native; English B2"',
      '"CRM; Excel"',
      'Porto,Portugal',
    ].join(',');
  });
  return [head, ...rows].join('\n');
}
