import { z } from 'zod';

import { applicationStatuses } from '#contract/application-status.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { cursorParam } from '#web/app/list-params.ts';

const filtersSchema = z.object({
  status: z.enum(applicationStatuses).optional().catch(undefined),
  cursor: cursorParam,
});

/** Which of the own applications are shown, and from where on. */
export type OwnFilters = z.infer<typeof filtersSchema>;

/** The filters as the page's address has them. What it says wrongly is as if it were not there. */
export const readOwnFilters = (params: URLSearchParams): OwnFilters => filtersSchema.parse(Object.fromEntries(params));

/** The address of the list with these filters. */
export const ownHref = (filters: OwnFilters = {}): string => href(paths.seekerApplications(), filters);

/** The address of one of the own applications. */
export const ownApplicationHref = (id: string): string => href(paths.seekerApplication(id));
