import { companyTopic, JOBS_TOPIC, jobTopic } from '#contract/topics.ts';

import type { TxCtx } from '../../context.ts';

/** The number that fits into one PostgreSQL notification (8,000 bytes). */
const TOPICS_AT_ONCE = 100;

/** Invalidates every page that shows these jobs or their companies. */
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
