import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';

import { auditFilters } from '#contract/audit.ts';
import { fieldProblems } from '#contract/problems.ts';

import type { Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { downloadAs } from '../files/file-name.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { auditLines } from './audit-csv.ts';

/** What administrators take away as a file, streamed while it is read. */
export const adminRoutes = (contextOf: (context: Context) => Promise<RequestCtx>): Hono =>
  new Hono().get('/admin/audit.csv', async (context) => {
    const ctx = await contextOf(context);
    requireAdministrator(ctx);
    const filters = auditFilters.safeParse(context.req.query());
    if (!filters.success) throw new Refusal('INVALID', { fields: fieldProblems(filters.error.issues) });
    const name = `audit-${ctx.clock.now().toISOString().slice(0, 10)}.csv`;
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store', 'content-disposition': downloadAs(name) };
    const lines = Readable.toWeb(Readable.from(auditLines(ctx, filters.data), { objectMode: false })) as ReadableStream<Uint8Array>;
    return addCookies(new Response(lines, { headers }), ctx);
  });

function requireAdministrator({ actor }: Ctx): void {
  if (actor.kind === 'anonymous') throw new Refusal('UNAUTHENTICATED');
  if (actor.kind === 'person' && actor.role !== 'admin') throw new Refusal('FORBIDDEN');
}
