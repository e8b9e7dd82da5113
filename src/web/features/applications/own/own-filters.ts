import { type ApplicationStatus, applicationStatuses } from '#contract/applications/application-status.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readOneOf, textsOf } from '#web/app/list-params.ts';

export interface OwnFilters {
  status?: ApplicationStatus;
  cursor?: string;
}

/** Reads the filters from the query string; invalid values are ignored. */
export function readOwnFilters(params: URLSearchParams): OwnFilters {
  const { status, cursor } = textsOf(params);
  return { status: readOneOf(applicationStatuses, status), cursor: readCursor(cursor) };
}

export const ownHref = (filters: OwnFilters = {}): string => href(paths.seekerApplications(), { ...filters });

export const ownApplicationHref = (id: string): string => href(paths.seekerApplication(id));
