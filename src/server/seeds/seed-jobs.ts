import { firstFree, slugOf } from '../features/companies/slug.ts';
import { rebuildJobSearch } from '../features/jobs/search/rebuild.ts';
import { daysAfter, dayOf, lastMomentOf } from '../features/jobs/term.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import { companyRow } from './company-rows.ts';
import { planShortText } from './compose.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { inventJob, textLocales, type Employer, type TranslationShares } from './invent-job.ts';
import { insertJobs, jobRows, type JobRows } from './job-rows.ts';
import { countries, placeIn, type Place } from './places.ts';
import { createRandom, type Random } from './random.ts';
import { inventCompanyName } from './texts/company-names.ts';
import { sectors, type SectorName } from './texts/sectors.ts';

const JOBS_PER_COMPANY = 50;
const BATCH = 1_000;
const DAYS = 55;
/** Half of the jobs have one language; on average there are 1.8. */
const TRANSLATIONS: TranslationShares = [
  [0, 50],
  [1, 31],
  [2, 12],
  [3, 4],
  [5, 3],
];

export interface JobsToSeed {
  jobs: number;
  /** The same seed gives the same jobs. */
  randomSeed?: number;
  now?: Date;
  /** Called after each batch. */
  onProgress?: (jobs: number) => void;
}

interface SeededCompany extends Employer {
  id: string;
  home: Place;
}

/**
 * For benchmarks: roles, cities, skills and companies follow Zipf's law, as in real jobs. Indexes the jobs at the end.
 */
export async function seedJobs(
  db: Db,
  { jobs, randomSeed = 1, now = new Date(), onProgress }: JobsToSeed,
): Promise<void> {
  const random = createRandom(randomSeed);
  const companies = inventCompanies(random, Math.ceil(jobs / JOBS_PER_COMPANY));
  const taken = new Set((await db.selectFrom('company').select('slug').execute()).map(({ slug }) => slug));
  for (let done = 0; done < companies.length; done += BATCH) {
    await insertRows(
      db,
      'company',
      companies.slice(done, done + BATCH).map((company) => seededRow(company, taken, now)),
    );
  }
  for (let done = 0; done < jobs; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, jobs - done) }, () =>
      seedJob(random, random.zipf(companies), now),
    );
    await db.transaction().execute((tx) => insertJobs(tx, batch));
    onProgress?.(done + batch.length);
  }
  await rebuildJobSearch(db);
}

const countryWeights = [...countries].map(([code, { weight }]): [string, number] => [code, weight]);

function inventCompanies(random: Random, count: number): SeededCompany[] {
  const names = Object.keys(sectors) as SectorName[];
  return Array.from({ length: count }, () => {
    const home = placeIn(random, random.weighted(countryWeights));
    return {
      id: newId(),
      name: inventCompanyName(random, home.country),
      sector: random.zipf(names),
      since: random.between(3, 70),
      home,
    };
  });
}

function seededRow({ id, name, sector, home }: SeededCompany, taken: Set<string>, now: Date): Row<'company'> {
  const slug = firstFree(slugOf(name), taken);
  taken.add(slug);
  const domain = `${slug}.example`;
  return companyRow({
    id,
    name,
    slug,
    website: `https://${domain}`,
    domain,
    description: {},
    industry: sectors[sector].industry,
    size: null,
    country: home.country,
    created_at: now,
  });
}

/** Mostly hires in the company's home city. */
function seedJob(random: Random, company: SeededCompany, now: Date): JobRows {
  const place = random.chance(0.6)
    ? company.home
    : placeIn(random, random.chance(0.6) ? company.home.country : random.weighted(countryWeights));
  const job = inventJob(random, random.zipf, company, place);
  const firstPublishedAt = daysAfter(now, -DAYS * random.next());
  return jobRows({
    companyId: company.id,
    postedBy: null,
    plan: planShortText(random, job),
    locales: textLocales(random, job, TRANSLATIONS),
    firstPublishedAt,
    validThrough: lastMomentOf(dayOf(daysAfter(now, random.between(2, DAYS)))),
  });
}
