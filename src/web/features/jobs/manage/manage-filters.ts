import { z } from 'zod';

import { managedSorts } from '#contract/job-choices.ts';
import { jobStatuses } from '#contract/job-status.ts';
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

export type ManageFilters = z.infer<typeof filtersSchema>;

/** Reads the filters from the query string; invalid values are ignored. */
export const readFilters = (params: URLSearchParams): ManageFilters => filtersSchema.parse(Object.fromEntries(params));

export const manageHref = (filters: ManageFilters): string => href(paths.manageJobs(), filters);
