import { companyStates } from '#contract/admin/admin-choices.ts';
import type { CompanyFilters } from '#contract/admin/admin-verification.ts';
import { LIST_WORDS_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readLine, readOneOf, textsOf } from '#web/app/list-params.ts';

export type CompanyQuery = CompanyFilters & { cursor?: string };

/** Reads the filters from the query string; invalid values are ignored. */
export function readCompanyQuery(params: URLSearchParams): CompanyQuery {
  const { q, state, hiring, cursor } = textsOf(params);
  return {
    q: readLine(q, LIST_WORDS_MAX),
    state: readOneOf(companyStates, state),
    hiring: readOneOf(['yes'], hiring),
    cursor: readCursor(cursor),
  };
}

export const companiesHref = (query: CompanyQuery): string => href(paths.adminCompanies(), query);
