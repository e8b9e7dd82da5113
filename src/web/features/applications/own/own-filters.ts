import { z } from 'zod';

import { applicationStatuses } from '#contract/application-status.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { cursorParam } from '#web/app/list-params.ts';

const filtersSchema = z.object({
  status: z.enum(applicationStatuses).optional().catch(undefined),
  cursor: cursorParam,
});

export type OwnFilters = z.infer<typeof filtersSchema>;

/** Reads the filters from the query string; invalid values are ignored. */
export const readOwnFilters = (params: URLSearchParams): OwnFilters => filtersSchema.parse(Object.fromEntries(params));

export const ownHref = (filters: OwnFilters = {}): string => href(paths.seekerApplications(), filters);

export const ownApplicationHref = (id: string): string => href(paths.seekerApplication(id));
