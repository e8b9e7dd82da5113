import { auditActions, AUDIT_CSV, OPERATOR } from '#contract/admin/admin-choices.ts';
import type { AuditFilters } from '#contract/admin/audit.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readDay, readId, readOneOf, textsOf } from '#web/app/list-params.ts';

export type AuditQuery = AuditFilters & { cursor?: string };

/** Reads the filters from the query string; invalid values are ignored. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const { action, actor, subject, from, to, cursor } = textsOf(params);
  return {
    action: readOneOf(auditActions, action),
    actor: readOneOf([OPERATOR], actor) ?? readId(actor),
    subject: readId(subject),
    from: readDay(from),
    to: readDay(to),
    cursor: readCursor(cursor),
  };
}

export const auditHref = (query: AuditQuery): string => href(paths.adminAudit(), query);

export function auditCsvHref({ cursor: _cursor, ...filters }: AuditQuery): string {
  const query = new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return query ? `${AUDIT_CSV}?${query}` : AUDIT_CSV;
}

export const isFiltered = ({ cursor: _cursor, ...filters }: AuditQuery): boolean =>
  Object.values(filters).some(Boolean);
