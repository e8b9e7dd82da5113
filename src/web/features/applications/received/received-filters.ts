import { z } from 'zod';

import { applicationStatuses, undecidedStatuses, type ApplicationStatus } from '#contract/application-status.ts';
import { ALL_STATUSES, receivedSorts, UNDECIDED } from '#contract/applications.ts';
import { languageFilterSchema } from '#contract/job-search.ts';
import { paths } from '#contract/paths.ts';
import { daySchema, lineSchema } from '#contract/text.ts';
import { href } from '#web/app/href.ts';
import { cursorParam, wordsParam } from '#web/app/list-params.ts';

const day = daySchema.optional().catch(undefined);

const filtersSchema = z.object({
  job: z.uuid().optional().catch(undefined),
  // What needs an answer, unless the address says otherwise.
  status: z
    .enum([...applicationStatuses, UNDECIDED, ALL_STATUSES])
    .default(UNDECIDED)
    .catch(UNDECIDED),
  language: languageFilterSchema.optional().catch(undefined),
  skill: wordsParam(lineSchema(60)),
  q: wordsParam(lineSchema(80)),
  from: day,
  to: day,
  sort: z.enum(receivedSorts).optional().catch(undefined),
  cursor: cursorParam,
});

/** Which applications are shown, in which order, and from where on. */
export type ReceivedFilters = z.infer<typeof filtersSchema>;

/** Which status a list shows, one or several of them. */
export type Shown = ReceivedFilters['status'];

/** Whether an application of that status is in the list. */
export const shows = (shown: Shown, status: ApplicationStatus): boolean =>
  shown === ALL_STATUSES || shown === status || (shown === UNDECIDED && undecidedStatuses.includes(status));

/** What the API is asked for. */
export const asked = ({ status, ...others }: ReceivedFilters, shown: Shown = status) => ({
  ...others,
  status: shown === ALL_STATUSES ? undefined : shown,
});

/** How they are shown. */
export type ReceivedView = 'table' | 'columns';

/** The filters as the page's address has them. What it says wrongly is as if it were not there. */
export function readReceived(params: URLSearchParams): { view: ReceivedView; filters: ReceivedFilters } {
  const given = Object.fromEntries(params);
  // A form says language and level apart.
  const language = given.level && given.language?.length === 2 ? `${given.language}:${given.level}` : given.language;
  return { view: given.view === 'columns' ? 'columns' : 'table', filters: filtersSchema.parse({ ...given, language }) };
}

/** The address of the page with these filters. */
export const receivedHref = (view: ReceivedView, filters: Partial<ReceivedFilters>): string =>
  href(paths.manageApplications(), {
    ...filters,
    status: filters.status === UNDECIDED ? undefined : filters.status,
    view: view === 'table' ? undefined : view,
  });

/** Whether any of what hides applications is chosen, besides the status. */
export const isFiltered = ({ job, language, skill, q, from, to }: ReceivedFilters): boolean =>
  [job, language, skill, q, from, to].some(Boolean);
