import { jobsContract } from '#contract/jobs/jobs.ts';

import { implementing } from '../../../procedures.ts';
import { reportJob } from './report.ts';

const procedures = implementing(jobsContract);

/** Placed here, because the jobs feature does not depend on moderation. */
export const reportApi = procedures.report.handler(async ({ context, input }) => {
  await reportJob(context, input, context.metadata.address);
  return { done: true } as const;
});
