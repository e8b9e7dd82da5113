import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { cefrLevels, type CefrLevel } from '#contract/languages.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { searchJobs } from '#server/features/jobs/search/search.ts';
import { categories } from '#server/seeds/texts/categories.ts';
import { createDemoApp, type TestApp } from '#test/support/app.ts';

import { deQueries } from '../fixtures/graded-searches/de.ts';
import { enQueries } from '../fixtures/graded-searches/en.ts';
import { esQueries } from '../fixtures/graded-searches/es.ts';
import { frQueries } from '../fixtures/graded-searches/fr.ts';
import { itQueries } from '../fixtures/graded-searches/it.ts';
import { ptQueries } from '../fixtures/graded-searches/pt.ts';

// Typical searches in the demo. A search is right if every one of the first ten jobs meets the request, and at least
// three are found if there are that many.

const GRADED: Record<Locale, string> = {
  en: enQueries,
  es: esQueries,
  fr: frQueries,
  de: deQueries,
  it: itQueries,
  pt: ptQueries,
};
const SHOWN = 10;
/** Minimum number of results, if there are that many. */
const ENOUGH = 3;
const RIGHT_AT_LEAST = 0.95;

/** The demo's roles in order, by the names of the graded sets. */
const ROLES = {
  customer_service:
    'customer-service-agent written-support technical-support second-level-support reservations complaints service-lead service-coach order-management',
  sales:
    'sdr account-executive inside-sales field-sales sales-lead telesales export-sales sales-engineer showroom-sales',
  account_management:
    'account-manager customer-success key-account-manager onboarding account-coordinator renewals partner-manager account-lead',
};

interface Job {
  id: string;
  role: string;
  category: string;
  contract: string;
  workplace: string;
  level: string;
  city: string;
  country: string[];
  skills: string[];
  languages: Record<string, CefrLevel>;
  pay: number | null;
  published: Date;
}

interface Graded {
  locale: Locale;
  q: string;
  expected: string;
}

let app: TestApp;
let jobs: Job[];

beforeAll(async () => {
  app = await createDemoApp();
  jobs = await readJobs();
}, 120_000);
afterAll(() => app.close());

async function readJobs(): Promise<Job[]> {
  const { rows } = await sql<Omit<Job, 'role'> & { titles: string[] }>`
    select job.id, category, employment_type as contract, workplace, experience_level as level, city, skills_required as skills,
      case when workplace = 'remote' then array(select distinct unnest(remote_countries || job.country::text)) else array[job.country::text] end as country,
      (select coalesce(jsonb_object_agg(language, level), '{}') from job_language where job_id = job.id) as languages,
      (select array_agg(title) from job_translation where job_id = job.id) as titles, job_search.pay, job.first_published_at as published
    from job join job_search on job_search.job_id = job.id`.execute(app.base.db);
  const roles = Object.entries(ROLES).flatMap(([category, names]) =>
    names.split(' ').map((name, index) => ({
      name,
      titles: (categories[category as keyof typeof categories].roles[index]?.titles ?? []).flatMap((title) =>
        title.map((text) => text.replace(/ \([^)]*\)$/u, '')),
      ),
    })),
  );
  return rows.map(({ titles, ...job }) => ({
    ...job,
    role:
      roles
        .flatMap(({ name, titles: known }) =>
          known.filter((text) => titles.some((title) => title.includes(text))).map((text) => ({ name, text })),
        )
        .toSorted((a, b) => b.text.length - a.text.length)[0]?.name ?? '',
  }));
}

function meets(job: Job, condition: string): boolean {
  const [, name = '', values = ''] = /^(\w+)(?:=|>=|<=)(.*)$/u.exec(condition) ?? [];
  const any = values.split(',').map((value) => value.replaceAll('_', ' '));
  if (name === 'pay') return (job.pay ?? 0) >= Number(values);
  if (name === 'days') return Date.now() - job.published.getTime() <= (Number(values) + 0.01) * 86_400_000;
  if (name === 'country') return any.some((code) => job.country.includes(code));
  if (name === 'skill')
    return any.some((skill) => job.skills.some((own) => own.toLowerCase().includes(skill.toLowerCase())));
  if (name === 'language')
    return any.some((asked) => {
      const [code = '', level] = asked.split(':');
      const required = job.languages[code];
      return (
        required !== undefined && (!level || cefrLevels.indexOf(required) <= cefrLevels.indexOf(level as CefrLevel))
      );
    });
  const raw = values.split(',');
  if (name === 'city') return any.includes(job.city);
  return raw.includes(job[name as 'role' | 'category' | 'contract' | 'workplace' | 'level']);
}

const fits = (job: Job, expected: string): boolean =>
  expected !== 'none' && expected.split(/\s+/u).every((condition) => meets(job, condition));

function averagePrecision(ids: string[], wanted: Set<string>): number {
  let found = 0;
  const sum = ids.reduce((total, id, index) => (wanted.has(id) ? total + (found += 1) / (index + 1) : total), 0);
  return wanted.size === 0 ? 0 : sum / Math.min(wanted.size, ids.length || 1, 50);
}

test('typical searches find the requested jobs', async () => {
  const graded: Graded[] = locales.flatMap((locale) =>
    GRADED[locale]
      .trim()
      .split('\n')
      .map((line) => {
        const [q = '', expected = ''] = line.split('|').map((part) => part.trim());
        return { locale, q, expected };
      }),
  );
  const wrong: string[] = [];
  const precision = { understood: 0, exact: 0, graded: 0 };
  let right = 0;
  for (const { locale, q, expected } of graded) {
    const wanted = new Set(jobs.filter((job) => fits(job, expected)).map(({ id }) => id));
    const found = await searchJobs({ ...app.searchCtx({ kind: 'anonymous' }), locale }, { q, limit: 50 });
    const ids = found.jobs.slice(0, found.matching).map(({ id }) => id);
    const first = ids.slice(0, SHOWN);
    const bad = first.filter((id) => !wanted.has(id)).length;
    const short = expected !== 'none' && first.length < Math.min(ENOUGH, wanted.size);
    if (bad === 0 && !short) right += 1;
    else
      wrong.push(
        `${locale} | ${q} | ${expected} | ${bad} of ${first.length} wrong, ${wanted.size} wanted, ${found.total?.count} found | ${found.understood.map(({ kind, value, text }) => `${kind}:${value}(${text})`).join(' ')} ${found.didYouMean ?? ''} | ${found.jobs
          .slice(0, SHOWN)
          .filter(({ id }) => !wanted.has(id))
          .slice(0, 3)
          .map(({ title, id }) => `${title} (${jobs.find((job) => job.id === id)?.role})`)
          .join('; ')}`,
      );
    if (wanted.size === 0) continue;
    const exact = await searchJobs({ ...app.searchCtx({ kind: 'anonymous' }), locale }, { q, limit: 50, exact: true });
    precision.graded += 1;
    precision.understood += averagePrecision(ids, wanted);
    precision.exact += averagePrecision(
      exact.jobs.map(({ id }) => id),
      wanted,
    );
  }
  console.log(
    `${right} of ${graded.length} searches right (${((100 * right) / graded.length).toFixed(1)} %); mean average precision ${(precision.understood / precision.graded).toFixed(3)}, by words alone ${(precision.exact / precision.graded).toFixed(3)}`,
  );
  if (process.env.GRADED) console.log(wrong.join('\n'));
  expect(right / graded.length, wrong.slice(0, 40).join('\n')).toBeGreaterThanOrEqual(RIGHT_AT_LEAST);
}, 600_000);
