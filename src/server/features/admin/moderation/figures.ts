import { sql } from 'kysely';

import { reportSubjects } from '#contract/admin/moderation-choices.ts';
import type { ModerationYear } from '#contract/admin/moderation.ts';

import type { Ctx, TxCtx } from '../../../context.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts';
import { newId } from '../../../platform/id.ts';
import type { ModerationFigureTable } from './table.ts';

type Figure = Pick<ModerationFigureTable, 'what' | 'subject' | 'detail'> & { since?: Date };

/** `since`: when the action that ended now had begun. */
export async function countFigure({ db, clock }: TxCtx, { since, ...figure }: Figure): Promise<void> {
  const at = clock.now();
  const seconds = since ? Math.max(0, Math.round((at.getTime() - since.getTime()) / 1_000)) : null;
  await db
    .insertInto('moderation_figure')
    .values({ id: newId(), at, ...figure, seconds })
    .execute();
}

/** Of this year by default. */
export async function readModerationYear(ctx: Ctx, { year }: { year?: number | undefined }): Promise<ModerationYear> {
  const wanted = year ?? ctx.clock.now().getUTCFullYear();
  const rows = await ctx.db
    .selectFrom('moderation_figure')
    .select(['what', 'subject', 'detail', sql<number>`count(*)::int`.as('count')])
    .where('at', '>=', new Date(Date.UTC(wanted, 0, 1)))
    .where('at', '<', new Date(Date.UTC(wanted + 1, 0, 1)))
    .groupBy(['what', 'subject', 'detail'])
    .orderBy('detail')
    .execute();
  const medians = await mediansOf(ctx, wanted);
  return {
    year: wanted,
    subjects: reportSubjects.map((subject) => {
      const counted = (what: ModerationFigureTable['what']) =>
        rows.flatMap((row) =>
          row.subject === subject && row.what === what ? [{ key: row.detail, count: row.count }] : [],
        );
      const sum = (what: ModerationFigureTable['what']) => counted(what).reduce((all, { count }) => all + count, 0);
      const hours = (what: ModerationFigureTable['what']) => medians.get(`${what}:${subject}`) ?? null;
      return {
        subject,
        notices: sum('notice'),
        reasons: counted('notice'),
        decisions: counted('decision'),
        medianHours: hours('decision'),
        appeals: sum('appeal'),
        appealOutcomes: counted('appeal_decision'),
        appealMedianHours: hours('appeal_decision'),
      };
    }),
  };
}

/** In hours with one decimal, by what ended and its subject. */
async function mediansOf({ db }: Ctx, year: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; hours: number }>`
    select what || ':' || subject as key,
      round((percentile_cont(0.5) within group (order by seconds) / 3600)::numeric, 1)::float8 as hours
    from moderation_figure
    where seconds is not null and at >= ${new Date(Date.UTC(year, 0, 1))} and at < ${new Date(Date.UTC(year + 1, 0, 1))}
    group by what, subject`.execute(db);
  return new Map(rows.map(({ key, hours }) => [key, hours]));
}

/** One count a line. */
export function moderationCsv({ year, subjects }: ModerationYear): string {
  const lines = subjects.flatMap(({ subject, reasons, decisions, medianHours, appeals, ...of }) => [
    ...reasons.map(({ key, count }) => [year, subject, 'notices', key, count]),
    ...decisions.map(({ key, count }) => [year, subject, 'decisions', key, count]),
    [year, subject, 'median_hours_to_decision', '', medianHours ?? ''],
    [year, subject, 'appeals', '', appeals],
    ...of.appealOutcomes.map(({ key, count }) => [year, subject, 'appeal_outcomes', key, count]),
    [year, subject, 'median_hours_to_appeal_decision', '', of.appealMedianHours ?? ''],
  ]);
  return [
    BYTE_ORDER_MARK,
    csvLine(['year', 'subject', 'what', 'detail', 'value']),
    ...lines.map((line) => csvLine(line.map(String))),
  ].join('');
}
