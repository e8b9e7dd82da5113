import { z } from 'zod';

import { paths } from '#contract/paths.ts';
import { userFilters } from '#contract/users.ts';
import { href } from '#web/app/href.ts';
import { cursorParam, wordsParam } from '#web/app/list-params.ts';

const { q, role, state } = userFilters.shape;

const filtersSchema = z.object({
  q: wordsParam(q.unwrap()),
  role: role.catch(undefined),
  state: state.catch(undefined),
  cursor: cursorParam,
});

export type UserQuery = z.infer<typeof filtersSchema>;

/** Reads the filters from the query string; invalid values are ignored. */
export const readUserQuery = (params: URLSearchParams): UserQuery => filtersSchema.parse(Object.fromEntries(params));

export const usersHref = (query: UserQuery): string => href(paths.adminUsers(), query);
