// Uncached requests: a job's page for a signed-in user, and the same as JSON, compared with one written by hand with Hono
// and pg on the same database; and the site's processor time for searches and administrators' pages.
import { paths } from '../../src/contract/paths.ts';
import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { startProcess } from '../support/process.ts';
import { startJobsSite } from './jobs-site.ts';
import { nameOfPage, pagesOfRoles } from './pages-of-roles.ts';
import { processorOf, race } from './race.ts';
import { report } from './report.ts';

const JOBS = 10_000;
const ASKED = 500;
const SEARCH_MOST = 8;
const ADMIN_MOST = 15;
/** Typical searches of these professions; none is cached. */
const SEARCHED = [
  'account manager',
  'german',
  'vertrieb berlin',
  'customer success',
  'service client',
  'sap',
  'remote',
];

const seeker = demoAccounts.find(({ role }) => role === 'job_seeker')!;
const site = await startJobsSite(JOBS);
const bare = await startProcess('test/bench/bare-job.mjs', { DATABASE_URL: site.databaseUrl, READER: seeker.email });
try {
  const { seeker: reader, administrator } = await pagesOfRoles(site.url);
  const headers = { cookie: reader.cookie };
  const ids = await site.db
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('skills_required')
    .orderBy('id')
    .limit(ASKED)
    .execute();
  const against = (folder: string) => {
    const asked = ids.map(({ id }) => `${folder}/${id}`);
    return race({ url: site.url, paths: asked, headers }, { url: bare.url, paths: asked });
  };
  const [page, json] = [await against('/jobs'), await against('/api/jobs')];
  const searches = SEARCHED.map((q) => `${paths.jobs()}?${new URLSearchParams({ q }).toString()}`);
  const search = await processorOf(site, { paths: searches });
  const ofAdministrators: Record<string, number> = {};
  for (const address of administrator.addresses)
    ofAdministrators[`${nameOfPage('administrator', address)}: processor, ms`] = await processorOf(site, {
      paths: [address],
      headers: { cookie: administrator.cookie },
    });
  report(
    'uncached',
    {
      'a job’s page, requests per second': page.ours,
      'a job’s page by hand, requests per second': page.bare,
      'a job’s page, ratio': page.ratio,
      'a job as JSON, requests per second': json.ours,
      'a job as JSON by hand, requests per second': json.bare,
      'a job as JSON, ratio': json.ratio,
      'a search’s page: processor, ms': search,
      ...ofAdministrators,
    },
    [
      { figure: 'a job’s page, ratio', atLeast: 0.15 },
      { figure: 'a job as JSON, ratio', atLeast: 0.5 },
      { figure: 'a search’s page: processor, ms', atMost: SEARCH_MOST },
      ...Object.keys(ofAdministrators).map((figure) => ({ figure, atMost: ADMIN_MOST })),
    ],
  );
} finally {
  await bare.stop();
  await site.stop();
}
