import { z } from 'zod';

import { jobStatuses } from '#contract/job-status.ts';
import { managedSorts } from '#contract/jobs.ts';
import { paths } from '#contract/paths.ts';
import { lineSchema } from '#contract/text.ts';
import { href } from '#web/app/href.ts';
import { cursorParam, wordsParam } from '#web/app/list-params.ts';

const filtersSchema = z.object({
  q: wordsParam(lineSchema(80)),
  status: z.enum(jobStatuses).optional().catch(undefined),
  sort: z.enum(managedSorts).optional().catch(undefined),
  cursor: cursorParam,
});

/** Which of the company's jobs are shown, in which order, and from where on. */
export type ManageFilters = z.infer<typeof filtersSchema>;

/** The filters as the page's address has them. What it says wrongly is as if it were not there. */
export const readFilters = (params: URLSearchParams): ManageFilters => filtersSchema.parse(Object.fromEntries(params));

/** The address of the page with these filters. */
export const manageHref = (filters: ManageFilters): string => href(paths.manageJobs(), filters);
