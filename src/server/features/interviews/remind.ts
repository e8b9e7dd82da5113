import { inTransaction, type Ctx } from '../../context.ts';
import './events.ts';
import './table.ts';

/** Minutes before an interview. */
const REMINDERS = [1_440, 60];
const MINUTE = 60_000;
const REMINDED_AT_ONCE = 500;

/**
 * A day and an hour before; each once per booked time, whenever the task runs. An interview booked less than a day
 * ahead gets no reminder a day before.
 */
export async function remindOfInterviews(ctx: Ctx): Promise<void> {
  for (const minutesBefore of REMINDERS)
    for (const due of await findDue(ctx, minutesBefore))
      await inTransaction(ctx, async (tx) => {
        const added = await tx.db
          .insertInto('interview_reminder')
          .values({ interview_id: due.id, starts_at: due.starts_at, minutes_before: minutesBefore })
          .onConflict((conflict) => conflict.doNothing())
          .returning('interview_id')
          .executeTakeFirst();
        if (added) await tx.emit('interview.due', { interviewId: due.id, sequence: due.sequence, minutesBefore });
      });
}

const findDue = ({ db, clock }: Ctx, minutesBefore: number) => {
  const now = clock.now().getTime();
  const before = minutesBefore * MINUTE;
  return (
    db
      .selectFrom('interview')
      .select(['id', 'sequence', 'starts_at'])
      .$narrowType<{ starts_at: Date }>()
      .where('status', '=', 'booked')
      .where('starts_at', '>', new Date(now + before / 2))
      .where('starts_at', '<=', new Date(now + before))
      // The person who has just booked it needs no reminder.
      .where('updated_at', '<=', new Date(now - before / 24))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('interview_reminder as sent')
              .select('sent.interview_id')
              .whereRef('sent.interview_id', '=', 'interview.id')
              .whereRef('sent.starts_at', '=', 'interview.starts_at')
              .where('sent.minutes_before', '=', minutesBefore),
          ),
        ),
      )
      .orderBy('starts_at')
      .limit(REMINDED_AT_ONCE)
      .execute()
  );
};
