import { z } from 'zod';

import {
  applicationStatuses,
  undecidedStatuses,
  type ApplicationStatus,
  ALL_STATUSES,
  receivedSorts,
  UNDECIDED,
} from '#contract/application-status.ts';
import { languageFilterSchema } from '#contract/choice-schemas.ts';
import { paths } from '#contract/paths.ts';
import { daySchema, lineSchema } from '#contract/text.ts';
import { href } from '#web/app/href.ts';
import { cursorParam, wordsParam } from '#web/app/list-params.ts';

const day = daySchema.optional().catch(undefined);

const filtersSchema = z.object({
  job: z.uuid().optional().catch(undefined),
  // By default, applications that need an answer.
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

export type ReceivedFilters = z.infer<typeof filtersSchema>;

export type Shown = ReceivedFilters['status'];

export const shows = (shown: Shown, status: ApplicationStatus): boolean =>
  shown === ALL_STATUSES || shown === status || (shown === UNDECIDED && undecidedStatuses.includes(status));

export const asked = ({ status, ...others }: ReceivedFilters, shown: Shown = status) => ({
  ...others,
  status: shown === ALL_STATUSES ? undefined : shown,
});

export type ReceivedView = 'table' | 'columns';

/** Reads the filters from the query string; invalid values are ignored. */
export function readReceived(params: URLSearchParams): { view: ReceivedView; filters: ReceivedFilters } {
  const given = Object.fromEntries(params);
  // The form sends language and level separately.
  const language = given.level && given.language?.length === 2 ? `${given.language}:${given.level}` : given.language;
  return { view: given.view === 'columns' ? 'columns' : 'table', filters: filtersSchema.parse({ ...given, language }) };
}

export const receivedHref = (view: ReceivedView, filters: Partial<ReceivedFilters>): string =>
  href(paths.manageApplications(), {
    ...filters,
    status: filters.status === UNDECIDED ? undefined : filters.status,
    view: view === 'table' ? undefined : view,
  });

export const isFiltered = ({ job, language, skill, q, from, to }: ReceivedFilters): boolean =>
  [job, language, skill, q, from, to].some(Boolean);
