import { z } from 'zod';

import { companyFilters } from '#contract/admin-verification.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { cursorParam, wordsParam } from '#web/app/list-params.ts';

const { q, state, hiring } = companyFilters.shape;

const filtersSchema = z.object({
  q: wordsParam(q.unwrap()),
  state: state.catch(undefined),
  hiring: hiring.catch(undefined),
  cursor: cursorParam,
});

/** Which companies are shown, and from where on. */
export type CompanyQuery = z.infer<typeof filtersSchema>;

/** The filters as the page's address has them. What it says wrongly is as if it were not there. */
export const readCompanyQuery = (params: URLSearchParams): CompanyQuery =>
  filtersSchema.parse(Object.fromEntries(params));

/** The address of the list with these filters. */
export const companiesHref = (query: CompanyQuery): string => href(paths.adminCompanies(), query);
