import { z } from 'zod';

import { paths } from '#contract/paths.ts';
import { userFilters } from '#contract/users.ts';
import { href } from '#web/app/href.ts';

const { q, role, state } = userFilters.shape;

const filtersSchema = z.object({
  q: q
    .unwrap()
    .transform((words) => words || undefined)
    .optional()
    .catch(undefined),
  role: role.catch(undefined),
  state: state.catch(undefined),
  cursor: z.string().min(1).max(300).optional().catch(undefined),
});

/** Which people are shown, and from where on. */
export type UserQuery = z.infer<typeof filtersSchema>;

/** The filters as the page's address has them. What it says wrongly is as if it were not there. */
export const readUserQuery = (params: URLSearchParams): UserQuery => filtersSchema.parse(Object.fromEntries(params));

/** The address of the list with these filters. */
export const usersHref = (query: UserQuery): string => href(paths.adminUsers(), query);
