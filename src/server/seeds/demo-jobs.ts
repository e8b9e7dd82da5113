import type { JobCategory } from '#contract/jobs/job-choices.ts';
import { jobStatuses, type JobStatus } from '#contract/jobs/job-status.ts';

import { daysAfter, dayOf, lastMomentOf, noticeAtStart } from '../features/jobs/term.ts';
import type { DemoCompany } from './companies/company.ts';
import { planText } from './compose.ts';
import { inventJob, textLocales, type TranslationShares } from './invent-job.ts';
import { jobRows, type JobRows } from './job-rows.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

/** Two thirds of the jobs have translations. */
const TRANSLATIONS: TranslationShares = [
  [0, 34],
  [1, 34],
  [2, 15],
  [3, 8],
  [4, 3],
  [5, 6],
];
const DAYS = 55;

/** Numbers of jobs by the company's size. */
const JOBS = {
  '1-10': [3, 4],
  '11-50': [4, 6],
  '51-200': [7, 8],
  '201-1000': [9, 10],
  '1001-5000': [12, 13],
  '5000+': [17, 19],
} as const;
/** Jobs of each status. */
const OWN: readonly JobStatus[] = [
  'active',
  'active',
  'active',
  'active',
  'active',
  'active',
  'active',
  'draft',
  'draft',
  'paused',
  'paused',
  'closed',
  'closed',
  'expired',
];

export interface Hiring {
  company: DemoCompany;
  companyId: string;
  userId: string;
}

export const inventOwnJobs = (random: Random, hiring: Hiring, now: Date): JobRows[] =>
  OWN.map((status) => inventDemoJob(random, hiring, status, now));

/** Nearly all of the jobs are open. */
export function inventJobs(random: Random, hiring: Hiring, now: Date): JobRows[] {
  const [least, most] = JOBS[hiring.company.size];
  const open = Array.from({ length: random.between(least, most) }, () => inventDemoJob(random, hiring, 'active', now));
  return [
    ...open,
    ...random.pickSome(jobStatuses, random.between(0, 1)).map((status) => inventDemoJob(random, hiring, status, now)),
  ];
}

function inventDemoJob(random: Random, { company, companyId, userId }: Hiring, status: JobStatus, now: Date): JobRows {
  const place = { country: company.country, city: random.zipf(company.cities) };
  const employer = { name: company.name, sector: company.sector, since: now.getUTCFullYear() - company.founded };
  const job = inventJob(random, random.pick, employer, place);
  const ended = status === 'expired' || status === 'closed';
  const firstPublishedAt = daysAfter(now, -(ended ? random.between(40, 80) : DAYS * random.next()));
  const rows = jobRows({
    companyId,
    postedBy: userId,
    plan: planText(random, job),
    locales: textLocales(random, job, TRANSLATIONS),
    firstPublishedAt,
    validThrough: lastMomentOf(dayOf(daysAfter(now, ended ? -random.between(1, 20) : random.between(3, DAYS)))),
  });
  return random.chance(0.15) ? withStaleTranslations(inStatus(rows, status, now), now) : inStatus(rows, status, now);
}

interface Past {
  place: Place;
  category: JobCategory;
}

/** Full-time, in one language, with its pay. */
export function inventPastJob(random: Random, hiring: Hiring, { place, category }: Past, now: Date): JobRows {
  const { company, companyId, userId } = hiring;
  const employer = { name: company.name, sector: company.sector, since: now.getUTCFullYear() - company.founded };
  let job = inventJob(random, random.pick, employer, place);
  while (job.category !== category || !job.salary || job.employmentType !== 'full_time')
    job = inventJob(random, random.pick, employer, place);
  const firstPublishedAt = daysAfter(now, -random.between(70, 300));
  const rows = jobRows({
    companyId,
    postedBy: userId,
    plan: planText(random, job),
    locales: textLocales(random, job, [[0, 1]]),
    firstPublishedAt,
    validThrough: lastMomentOf(dayOf(daysAfter(firstPublishedAt, 40))),
  });
  return inStatus(rows, 'closed', now);
}

function inStatus({ job, ...texts }: JobRows, status: JobStatus, now: Date): JobRows {
  if (status === 'draft')
    return {
      job: {
        ...job,
        status,
        first_published_at: null,
        valid_through: null,
        created_at: daysAfter(now, -3),
        updated_at: daysAfter(now, -1),
      },
      ...texts,
    };
  if (status === 'closed')
    return {
      job: {
        ...job,
        status,
        closed_at: job.valid_through,
        close_reason: 'filled_here',
        updated_at: job.valid_through ?? now,
      },
      ...texts,
    };
  // Marked as noticed, so that the first start does not send a hundred emails.
  return { job: { ...job, status, expiry_notice_at: noticeAtStart(job.valid_through ?? null, now) }, ...texts };
}

/** The original changed yesterday, or at publication for a newer job. */
function withStaleTranslations({ job, translations, languages }: JobRows, now: Date): JobRows {
  if (job.status === 'closed' || job.status === 'expired') return { job, translations, languages };
  const yesterday = daysAfter(now, -1);
  const changed = job.updated_at && job.updated_at > yesterday ? job.updated_at : yesterday;
  return {
    job: { ...job, version: 2, updated_at: changed },
    translations: translations.map((text) =>
      text.locale === job.primary_locale ? { ...text, updated_at: changed } : { ...text, stale: true },
    ),
    languages,
  };
}

/** Most in the first days, fewer at weekends. */
export function inventViews(random: Random, jobs: readonly JobRows[], now: Date) {
  return jobs.flatMap(({ job }) => {
    const from = job.first_published_at instanceof Date ? job.first_published_at : now;
    const to = job.valid_through && job.valid_through < now ? job.valid_through : now;
    const days = Math.floor((to.getTime() - from.getTime()) / 86_400_000);
    const interest = random.between(12, 60);
    return Array.from({ length: Math.max(0, days) }, (_, age) => {
      const day = daysAfter(from, age);
      const weekend = day.getUTCDay() % 6 === 0 ? 0.4 : 1;
      return {
        job_id: job.id,
        day: dayOf(day),
        views: Math.round(weekend * interest * (0.25 + Math.exp(-age / 9)) * (0.7 + 0.6 * random.next())),
      };
    });
  });
}
