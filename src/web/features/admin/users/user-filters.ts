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

/** Which people are shown, and from where on. */
export type UserQuery = z.infer<typeof filtersSchema>;

/** The filters as the page's address has them. What it says wrongly is as if it were not there. */
export const readUserQuery = (params: URLSearchParams): UserQuery => filtersSchema.parse(Object.fromEntries(params));

/** The address of the list with these filters. */
export const usersHref = (query: UserQuery): string => href(paths.adminUsers(), query);
