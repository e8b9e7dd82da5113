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

export type CompanyQuery = z.infer<typeof filtersSchema>;

/** Reads the filters from the query string; invalid values are ignored. */
export const readCompanyQuery = (params: URLSearchParams): CompanyQuery =>
  filtersSchema.parse(Object.fromEntries(params));

export const companiesHref = (query: CompanyQuery): string => href(paths.adminCompanies(), query);
