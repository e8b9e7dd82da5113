import { z } from 'zod';

import { companyFilters } from '#contract/admin-verification.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

const { q, state, hiring } = companyFilters.shape;

const filtersSchema = z.object({
  q: q
    .unwrap()
    .transform((words) => words || undefined)
    .optional()
    .catch(undefined),
  state: state.catch(undefined),
  hiring: hiring.catch(undefined),
  cursor: z.string().min(1).max(300).optional().catch(undefined),
});

/** Which companies are shown, and from where on. */
export type CompanyQuery = z.infer<typeof filtersSchema>;

/** The filters as the page's address has them. What it says wrongly is as if it were not there. */
export const readCompanyQuery = (params: URLSearchParams): CompanyQuery => filtersSchema.parse(Object.fromEntries(params));

/** The address of the list with these filters. */
export const companiesHref = (query: CompanyQuery): string => href(paths.adminCompanies(), query);
