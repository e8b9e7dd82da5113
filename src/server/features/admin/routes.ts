import { type Context, Hono } from 'hono';
import { Readable } from 'node:stream';
import type { z } from 'zod';

import { analyticsFilters } from '#contract/admin/analytics.ts';
import { AUDIT_CSV_MAX, type AuditEntry, auditFilters, type AuditFilters } from '#contract/admin/audit.ts';
import { moderationYearInput } from '#contract/admin/moderation.ts';
import { fieldProblems } from '#contract/problems.ts';

import type { Ctx } from '../../context.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { csvFile } from '../files/csv-file.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { analyticsCsv } from './analytics/analytics-csv.ts';
import { readAnalytics } from './analytics/read-analytics.ts';
import { listAudit } from './audit.ts';
import { moderationCsv, readModerationYear } from './moderation/figures.ts';

/** CSV downloads; long ones are streamed. */
export const adminRoutes = (contextOf: (context: Context) => Promise<RequestCtx>): Hono =>
  new Hono()
    .get('/admin/audit.csv', async (context) => {
      const ctx = await contextOf(context);
      const filters = filtersOf(context, ctx, auditFilters);
      const lines = Readable.toWeb(
        Readable.from(auditLines(ctx, filters), { objectMode: false }),
      ) as ReadableStream<Uint8Array>;
      return addCookies(csvFile(ctx, 'audit', lines), ctx);
    })
    .get('/admin/moderation.csv', async (context) => {
      const ctx = await contextOf(context);
      const year = await readModerationYear(ctx, filtersOf(context, ctx, moderationYearInput));
      return addCookies(csvFile(ctx, `moderation-${year.year}`, moderationCsv(year)), ctx);
    })
    .get('/admin/analytics.csv', async (context) => {
      const ctx = await contextOf(context);
      const filters = filtersOf(context, ctx, analyticsFilters);
      return addCookies(
        csvFile(ctx, `analytics-${filters.by ?? 'day'}`, analyticsCsv(await readAnalytics(ctx, filters, true))),
        ctx,
      );
    });

function filtersOf<Schema extends z.ZodType>(context: Context, ctx: Ctx, schema: Schema): z.infer<Schema> {
  if (personOf(ctx).role !== 'admin') throw new Refusal('FORBIDDEN');
  const filters = schema.safeParse(context.req.query());
  if (!filters.success) throw new Refusal('INVALID', { fields: fieldProblems(filters.error.issues) });
  return filters.data;
}

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
  'key',
];

/** Reads in batches up to a maximum; older entries are left out. */
async function* auditLines(ctx: Ctx, filters: AuditFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEAD);
  let cursor: string | undefined;
  for (let written = 0; written < AUDIT_CSV_MAX; written += BATCH) {
    const { entries, nextCursor } = await listAudit(ctx, { ...filters, cursor }, BATCH);
    yield entries.map(toLine).join('');
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

const toLine = ({ at, action, actor, key, subject, details }: AuditEntry): string =>
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
    key ?? '',
  ]);
