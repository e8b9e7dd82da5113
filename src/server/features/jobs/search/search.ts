import type { JobSearchInput, JobSearchResult } from '#contract/job-search.ts';

import type { Ctx } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** Stub. */
export async function searchJobs(_ctx: Ctx, _input: JobSearchInput): Promise<JobSearchResult> {
  throw new Refusal('UNAVAILABLE');
}
