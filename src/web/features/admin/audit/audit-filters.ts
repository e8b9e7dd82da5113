import { z } from 'zod';

import { AUDIT_CSV } from '#contract/admin-choices.ts';
import { auditFilters } from '#contract/audit.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { cursorParam } from '#web/app/list-params.ts';

const { action, actor, subject, from, to } = auditFilters.shape;

const filtersSchema = z.object({
  action: action.catch(undefined),
  actor: actor.catch(undefined),
  subject: subject.catch(undefined),
  from: from.catch(undefined),
  to: to.catch(undefined),
  cursor: cursorParam,
});

export type AuditQuery = z.infer<typeof filtersSchema>;

/** Reads the filters from the query string; invalid values are ignored. */
export const readAuditQuery = (params: URLSearchParams): AuditQuery => filtersSchema.parse(Object.fromEntries(params));

export const auditHref = (query: AuditQuery): string => href(paths.adminAudit(), query);

export function auditCsvHref({ cursor: _cursor, ...filters }: AuditQuery): string {
  const query = new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return query ? `${AUDIT_CSV}?${query}` : AUDIT_CSV;
}

export const isFiltered = ({ cursor: _cursor, ...filters }: AuditQuery): boolean =>
  Object.values(filters).some(Boolean);
