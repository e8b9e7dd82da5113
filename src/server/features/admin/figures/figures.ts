import { sql } from 'kysely';

import { healthParts, type GrowthKind } from '#contract/admin/admin-choices.ts';
import type { Figures } from '#contract/admin/figures.ts';
import { TREND_DAYS } from '#contract/limits.ts';

import type { Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { downPartsOf, findAlerts, partOf, type Alert } from '../health/alerts.ts';
import type { HealthSources } from '../health/sources.ts';

type Count = (kind: GrowthKind, day: string) => number;

/** Reads only maintained sums and short index ranges, so its cost does not grow with the tables. */
export async function readFigures({ db, clock }: Ctx, sources: HealthSources): Promise<Figures> {
  const now = clock.now();
  const [sums, { today, active }, alerts] = await Promise.all([
    readSums(db, now),
    readNow(db, now),
    findAlerts({ db, clock }, sources, downPartsOf(sources.readiness())),
  ]);
  const trend = (kind: GrowthKind) => ({
    total: sums.total(kind),
    days: daysBefore(now, 0).map((day) => ({ day, count: sums.count(kind, day) })),
  });
  const within = (before: number) => daysBefore(now, before).reduce((sum, day) => sum + sums.count('users', day), 0);
  const [current, previous] = [within(0), within(TREND_DAYS)];
  return {
    users: { ...trend('users'), today },
    jobs: { ...trend('jobs'), active },
    applications: trend('applications'),
    messages: trend('messages'),
    growth: { current, previous, rate: previous > 0 ? (current - previous) / previous : null },
    health: statesOf(alerts),
  };
}

function statesOf(alerts: readonly Alert[]): Figures['health'] {
  const down = new Set(alerts.map(partOf));
  const states = healthParts.map((part) => [part, down.has(part) ? 'down' : 'ok']);
  return Object.fromEntries(states) as Figures['health'];
}

/** Days in UTC, oldest first; the last one is `before` days ago. */
function daysBefore(now: Date, before: number): string[] {
  return Array.from({ length: TREND_DAYS }, (_, index) =>
    new Date(now.getTime() - (before + TREND_DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}

async function readSums(db: Db | Tx, now: Date): Promise<{ total: (kind: GrowthKind) => number; count: Count }> {
  const [oldest] = daysBefore(now, TREND_DAYS);
  const { rows } = await sql<{ kind: GrowthKind; day: string | null; count: number }>`
    select kind, case when day >= ${oldest}::date then to_char(day, 'YYYY-MM-DD') end as day, sum(count)::int as count
    from growth group by 1, 2`.execute(db);
  const counts = new Map(rows.map(({ kind, day, count }) => [`${kind} ${day}`, count]));
  return {
    total: (kind) => rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0),
    count: (kind, day) => counts.get(`${kind} ${day}`) ?? 0,
  };
}

/** Open jobs are search's own count (decision 0027). */
async function readNow(db: Db | Tx, now: Date): Promise<{ today: number; active: number }> {
  const { rows } = await sql<{ today: number; active: number }>`
    select (select count(*)::int from user_account where email is not null and created_at > ${now}::timestamptz - interval '24 hours') as today,
      (select coalesce(sum(jobs), 0)::int from job_facet_count where value = 'all') as active`.execute(db);
  return rows[0] ?? { today: 0, active: 0 };
}

/** Merges the differences of each kind and day into one row. */
export async function addUpGrowth(db: Db | Tx): Promise<void> {
  await sql`
    with taken as (delete from growth returning kind, day, count)
    insert into growth select kind, day, sum(count) from taken group by kind, day having sum(count) <> 0`.execute(db);
}
