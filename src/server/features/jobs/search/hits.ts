import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { NO_PAY, PAY, rangesOfPay, TIME } from './buckets.ts';
import type { Query } from './conditions.ts';
import { pageOf, readPosition, type Page } from './positions.ts';
import { allOf, fits, guessFitting, isIn, isRare, isSince, rangesFor, scan } from './scan.ts';
import './table.ts';
import { hasAny } from './to-condition.ts';

export interface ListRequest {
  db: Db | Tx;
  query: Query;
  cursor: string | undefined;
  limit: number;
  /** Microseconds since 1970. */
  now: number;
}

export interface DatedRow {
  id: string;
  published: number;
}

/** The end of a list's time range, with a margin for clocks that differ between processes. */
export const latest = (now: number): number => now + TIME.width;

export async function listNewest(request: ListRequest): Promise<Page> {
  const after = readPosition(request.cursor, 'newest');
  const rows = await readNewest(request, {
    after: after && { published: after[1], id: after[2] },
    enough: request.limit + 1,
    besides: [],
  });
  return pageOf(rows, request.limit, ({ published, id }) => ['newest', published, id]);
}

/** Latest first, starting after a job. */
export function readNewest(
  { db, query, now }: Pick<ListRequest, 'db' | 'query' | 'now'>,
  part: { after: DatedRow | null; enough: number; besides: RawBuilder<SqlBool>[] },
): Promise<DatedRow[]> {
  const { after, enough, besides } = part;
  const behind = after ? [sql<SqlBool>`(published, job_id) < (${after.published}, ${after.id}::uuid)`] : [];
  return scan<DatedRow>(db, {
    ranges: rangesFor(query, after ? after.published + 1 : latest(now), enough),
    enough,
    select: (range) => sql`
      select job_id as id, published from job_search
      where ${allOf([...isIn(TIME, range), ...fits(query), ...besides, ...behind])}
      order by published desc, job_id desc`,
  });
}

interface PaidRow extends DatedRow {
  pay: number | null;
}

/** Jobs without pay come last. */
export async function listBestPaid(request: ListRequest): Promise<Page> {
  const after = readPosition(request.cursor, 'salary');
  const enough = request.limit + 1;
  const rows: PaidRow[] =
    after && after[1] === null
      ? []
      : await readBestPaid(request, after && { pay: after[1], published: after[2], id: after[3] });
  if (rows.length < enough) {
    const unpaid = await readNewest(request, {
      after: after && after[1] === null ? { published: after[2], id: after[3] } : null,
      enough: enough - rows.length,
      besides: [hasAny('slices', [NO_PAY])],
    });
    rows.push(...unpaid.map((row) => ({ ...row, pay: null })));
  }
  return pageOf(rows, request.limit, ({ pay, published, id }) => ['salary', pay, published, id]);
}

function readBestPaid({ db, query, now, limit }: ListRequest, after: PaidRow | null): Promise<PaidRow[]> {
  const behind = after
    ? [sql<SqlBool>`(pay, published, job_id) < (${after.pay}, ${after.published}, ${after.id}::uuid)`]
    : [];
  const end = after?.pay == null ? Infinity : after.pay + 1;
  const ranges = isRare(query) ? [{ buckets: null, low: 0, high: end }] : rangesOfPay(end, guessFitting(query));
  const recent = query.since === null ? [] : isSince(query.since, latest(now));
  return scan<PaidRow>(db, {
    ranges,
    enough: limit + 1,
    select: (range) => sql`
      select job_id as id, published, pay from job_search
      where ${allOf([...isIn(PAY, range), ...recent, ...fits(query), ...behind])}
      order by pay desc, published desc, job_id desc`,
  });
}
