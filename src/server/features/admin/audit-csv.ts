import { AUDIT_CSV_MAX, type AuditEntry, type AuditFilters } from '#contract/audit.ts';

import type { Ctx } from '../../context.ts';
import { listAudit } from './audit.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';

const BATCH = 1_000;

const HEAD = [
  'at',
  'action',
  'actor_id',
  'actor',
  'actor_email',
  'subject_type',
  'subject_id',
  'subject',
  'subject_email',
  'details',
];

/** The entries as lines of a file, batch by batch as they are read; the oldest of very many are left out. */
export async function* auditLines(ctx: Ctx, filters: AuditFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEAD);
  let cursor: string | undefined;
  for (let written = 0; written < AUDIT_CSV_MAX; written += BATCH) {
    const { entries, nextCursor } = await listAudit(ctx, { ...filters, cursor }, BATCH);
    yield entries.map(toLine).join('');
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

const toLine = ({ at, action, actor, subject, details }: AuditEntry): string =>
  csvLine([
    at,
    action,
    actor?.id ?? '',
    actor?.name ?? '',
    actor?.email ?? '',
    subject.type,
    subject.id,
    subject.name ?? '',
    subject.email ?? '',
    JSON.stringify(details),
  ]);
