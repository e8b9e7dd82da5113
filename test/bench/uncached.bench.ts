// What is not kept: a job's page for somebody who is signed in, and the same as JSON, against one written by hand with
// Hono and pg on the same database.
import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { startProcess } from '../support/process.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { startJobsSite } from './jobs-site.ts';
import { race } from './race.ts';
import { report } from './report.ts';

const JOBS = 10_000;
const ASKED = 500;

const seeker = demoAccounts.find(({ role }) => role === 'job_seeker')!;
const site = await startJobsSite(JOBS);
const bare = await startProcess('test/bench/bare-job.mjs', { DATABASE_URL: site.databaseUrl, READER: seeker.email });
try {
  const headers = { cookie: await signInAt(site.url, seeker) };
  const ids = await site.db
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('skills_required')
    .orderBy('id')
    .limit(ASKED)
    .execute();
  const against = (folder: string) => {
    const paths = ids.map(({ id }) => `${folder}/${id}`);
    return race({ url: site.url, paths, headers }, { url: bare.url, paths });
  };
  const [page, json] = [await against('/jobs'), await against('/api/jobs')];
  report(
    'uncached',
    {
      'a job’s page, requests per second': page.ours,
      'a job’s page by hand, requests per second': page.bare,
      'a job’s page, ratio': page.ratio,
      'a job as JSON, requests per second': json.ours,
      'a job as JSON by hand, requests per second': json.bare,
      'a job as JSON, ratio': json.ratio,
    },
    [
      { figure: 'a job’s page, ratio', atLeast: 0.15 },
      { figure: 'a job as JSON, ratio', atLeast: 0.5 },
    ],
  );
} finally {
  await bare.stop();
  await site.stop();
}
