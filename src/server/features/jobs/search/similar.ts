import type { JobCard } from '#contract/job-views.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';

/** Stub. */
export async function findSimilar(_ctx: Ctx, _input: { id: string; locale?: Locale | undefined }): Promise<JobCard[]> {
  return [];
}
