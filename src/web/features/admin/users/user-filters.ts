import { roles, userStates } from '#contract/admin/admin-choices.ts';
import type { UserFilters } from '#contract/admin/users.ts';
import { LIST_WORDS_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readLine, readOneOf, textsOf } from '#web/app/list-params.ts';

export type UserQuery = UserFilters & { cursor?: string };

/** Reads the filters from the query string; invalid values are ignored. */
export function readUserQuery(params: URLSearchParams): UserQuery {
  const { q, role, state, cursor } = textsOf(params);
  return {
    q: readLine(q, LIST_WORDS_MAX),
    role: readOneOf(roles, role),
    state: readOneOf(userStates, state),
    cursor: readCursor(cursor),
  };
}

export const usersHref = (query: UserQuery): string => href(paths.adminUsers(), query);
