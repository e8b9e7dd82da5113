import { companyTopic, JOBS_TOPIC, jobTopic } from '#contract/topics.ts';

import type { TxCtx } from '../../context.ts';

/** Topics of jobs that fit into one announcement, which holds 8,000 bytes. */
const TOPICS_AT_ONCE = 100;

/** Tells every page that shows one of these jobs, or the company that they are of. */
export async function invalidateJobs(tx: TxCtx, jobs: readonly { id: string; company_id: string }[]): Promise<void> {
  if (jobs.length === 0) return;
  const topics = [
    JOBS_TOPIC,
    ...new Set(jobs.map(({ company_id }) => companyTopic(company_id))),
    ...jobs.map(({ id }) => jobTopic(id)),
  ];
  for (let start = 0; start < topics.length; start += TOPICS_AT_ONCE)
    await tx.invalidate(topics.slice(start, start + TOPICS_AT_ONCE));
}
