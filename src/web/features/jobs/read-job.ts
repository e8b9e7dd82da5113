import type { EndedJob, Job, JobCard } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';
import { companyTopic, JOBS_TOPIC, jobTopic } from '#contract/topics.ts';
import type { Api } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

const SIMILAR_MAX = 6;

export type ReadJob =
  | { kind: 'job'; job: Job; similar: JobCard[] }
  | { kind: 'ended'; job: EndedJob; similar: JobCard[] };

/**
 * Reads a job and similar ones.
 * @throws a 404 response if the reader may not see the job.
 */
export async function readJob(api: Api, id: string, locale: Locale): Promise<ReadJob> {
  const input = { id, locale };
  const job = await orNotFound(unlessGone(api.jobs.read(input)));
  if (job) return { kind: 'job', job, similar: await api.jobs.similar(input) };
  const [ended, similar] = await Promise.all([orNotFound(api.jobs.readEnded(input)), api.jobs.similar(input)]);
  return { kind: 'ended', job: ended, similar };
}

async function unlessGone<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'GONE') return undefined;
    throw error;
  }
}

/**
 * Depends on similar jobs too, since closed ones must disappear; if there are few, any newly published job may be added.
 */
export function topicsOf({ job, similar }: ReadJob): string[] {
  const shown = [job, ...similar].flatMap(({ id, company }) => [jobTopic(id), companyTopic(company.id)]);
  return similar.length < SIMILAR_MAX ? [...shown, JOBS_TOPIC] : shown;
}
