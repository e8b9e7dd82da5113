import { sql, type RawBuilder } from 'kysely';

import { type AnswerDays, DUE_SOON_DAYS } from '#contract/applications/answer-choices.ts';
import type { AnswersDue, Waiting } from '#contract/applications/application-views.ts';

import type { Ctx } from '../../context.ts';
import { daysAfter } from '../jobs/term.ts';
import './table.ts';

/** For the surrounding statement's `application`: no answer yet, and not ended without needing one. */
export const isWaiting = sql<boolean>`(application.counted_answer_at is null and application.status in ('new', 'viewed'))`;

export const presentWaiting = (row: { is_waiting: boolean; answer_due_at: Date | null }): Waiting => ({
  isWaiting: row.is_waiting,
  answerDueAt: row.answer_due_at && row.answer_due_at.toISOString(),
});

/** Applicants keep the promise under which they applied, whatever the job promises later. */
export const promisedUntil = (appliedAt: Date, days: AnswerDays | null): Date | null =>
  days === null ? null : daysAfter(appliedAt, days);

/** The earliest deadline first; applications without one come last, by date. */
export const byPromise = sql<Date>`coalesce(case when ${isWaiting} then application.answer_due_at end, application.applied_at + interval '1000 years')`;

export const NONE_DUE: AnswersDue = { overdue: 0, soon: 0 };

const COUNT_CAP = 1_000;

/** For `application`: late promised answers, and those due soon. Counts up to COUNT_CAP. */
export async function countDue({ db, clock }: Ctx, conditions: RawBuilder<unknown>): Promise<AnswersDue> {
  const now = clock.now();
  const { rows } = await sql<AnswersDue>`
    select count(*) filter (where answer_due_at < ${now})::int as overdue, count(*) filter (where answer_due_at >= ${now})::int as soon
    from (
      select answer_due_at from application
      where ${conditions} and ${isWaiting} and answer_due_at < ${daysAfter(now, DUE_SOON_DAYS)}
      limit ${sql.lit(COUNT_CAP)}
    ) as due`.execute(db);
  return rows[0] ?? NONE_DUE;
}
