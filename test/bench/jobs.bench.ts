// The list and the page of a job: their speed when cached, their cost when uncached as the number of jobs grows, and the
// delay until a change is visible. SIZES=10000,100000,1000000 runs everything; the first run takes half an
// hour: KEPT=/some/folder keeps the databases.
import { raceBareHono } from './against-bare-hono.ts';
import { measureFreshness } from './freshness.ts';
import { startJobsSite, type JobsSite } from './jobs-site.ts';
import { median, report } from './report.ts';

const sizes = (process.env.SIZES ?? '10000,100000').split(',').map(Number);
/** The size at which cached pages are compared, and changes watched. */
const RACED = 100_000;
const ASKED = 200;

const figures: Record<string, number> = {};
const costs: { list: number; detail: number }[] = [];
for (const size of sizes) {
  const site = await startJobsSite(size);
  try {
    const ids = await someJobs(site);
    const cost = {
      list: await costOf(ids.map((_, index) => `${site.url}/jobs?posted_within=${1 + (index % 60)}`)),
      detail: await costOf(ids.map((id) => `${site.url}/jobs/${id}`)),
    };
    costs.push(cost);
    Object.assign(figures, {
      [`list not kept, ${size} jobs, ms`]: cost.list,
      [`job not kept, ${size} jobs, ms`]: cost.detail,
    });
    if (size === RACED) Object.assign(figures, await raceKept(site, ids[0] ?? ''), await measureFreshness(site.url));
  } finally {
    await site.stop();
  }
}
const [smallest, largest] = [costs[0], costs.at(-1)];
if (smallest && largest)
  Object.assign(figures, {
    'list, growth from the fewest jobs to the most': largest.list / smallest.list,
    'job, growth from the fewest jobs to the most': largest.detail / smallest.detail,
  });

report('jobs', figures, [
  { figure: 'list kept, requests per second, ratio to a bare Hono', atLeast: 0.5 },
  { figure: 'job kept, requests per second, ratio to a bare Hono', atLeast: 0.5 },
  { figure: 'list, growth from the fewest jobs to the most', atMost: 1.2 },
  { figure: 'job, growth from the fewest jobs to the most', atMost: 1.2 },
  { figure: 'a change is seen after, ms, p99', atMost: 50 },
]);

/** Active jobs from all over the table. */
async function someJobs({ db }: JobsSite): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('skills_required')
    .orderBy('id')
    .limit(ASKED)
    .execute();
  return rows.map(({ id }) => id);
}

/** Milliseconds of an answer, the median of several in sequence, without the first few. */
async function costOf(urls: string[]): Promise<number> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    times.push(performance.now() - started);
  }
  return median(times.slice(20));
}

async function raceKept({ url }: JobsSite, id: string): Promise<Record<string, number>> {
  const [list, job] = [await raceBareHono(`${url}/jobs`), await raceBareHono(`${url}/jobs/${id}`)];
  return {
    'list kept, requests per second': list.ours,
    'list kept, requests per second, ratio to a bare Hono': list.ratio,
    'job kept, requests per second': job.ours,
    'job kept, requests per second, ratio to a bare Hono': job.ratio,
  };
}
