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
  const figures = await measureImport(site.url, {
    path: '/candidate-imports',
    file: async (companyId) => makeFile(await findJob(companyId)),
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

async function findJob(companyId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id from job where company_id = $1 and status = 'active' limit 1`,
    [companyId],
  );
  return rows[0]?.id ?? '';
}

function makeFile(jobId: string): string {
  const head = 'First name,Last name,Email,Phone,Job,Stage,Tags,Notes,Application date,Languages,Skills,City,Country';
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const wrong = mistakeAt(at + 1, MISTAKES);
    return [
      'Maria',
      wrong === 'lastName' ? '' : `Silva ${at}`,
      wrong === 'email' ? '' : `maria.silva.${at}@example.com`,
      '+351 910 000 000',
      at % 2 === 0 ? jobId : '',
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
