import type { TxCtx } from '../context.ts';
import { daysAfter } from '../features/jobs/term.ts';
import { newId } from '../platform/id.ts';
import type { ApplicationRows } from './demo-applications.ts';
import { insertRows, type Row } from './insert-rows.ts';

const ZONE = 'Europe/Berlin';

interface InterviewRows {
  interview: Row<'interview'>;
  slots: Row<'interview_slot'>[];
  members: Row<'interview_member'>[];
}

type HeldRows = ApplicationRows & { holderId: string };

/**
 * Returns the ids of the applications with an interview.
 * @param holders the interviewers for a job
 */
export async function fillInterviews(
  tx: TxCtx,
  rows: readonly ApplicationRows[],
  holders: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const held = rows.flatMap((row) => {
    const holderId = holders.get(row.application.job_id);
    return holderId === undefined ? [] : { ...row, holderId };
  });
  const made = inventInterviews(held, tx.clock.now());
  await insertRows(
    tx.db,
    'interview',
    made.map(({ interview }) => interview),
  );
  await insertRows(
    tx.db,
    'interview_slot',
    made.flatMap(({ slots }) => slots),
  );
  await insertRows(
    tx.db,
    'interview_member',
    made.flatMap(({ members }) => members),
  );
  return new Set(made.map(({ interview }) => interview.application_id));
}

/** For applications with the status "interview": every second one is booked, the others await the applicant's choice. */
const inventInterviews = (rows: readonly HeldRows[], now: Date): InterviewRows[] =>
  rows
    .filter(({ application }) => application.status === 'interview')
    .map(({ application, holderId }, at) => {
      const id = newId();
      // Separate days, so that no one is in two at once.
      const times = [1, 2, 3].map((day) => onTheHour(daysAfter(now, 1 + 3 * at + day), 8 + (day % 2) * 5));
      const isBooked = at % 2 === 1;
      return {
        interview: {
          id,
          application_id: application.id,
          status: isBooked ? 'booked' : 'proposed',
          kind: 'video',
          minutes: 45,
          language: application.job_facts.locale,
          place: 'https://meet.demo.example/interview',
          note: '',
          time_zone: ZONE,
          applicant_zone: isBooked ? ZONE : null,
          starts_at: isBooked ? (times[0] ?? now) : null,
          sequence: isBooked ? 1 : 0,
          asked: null,
          created_by: holderId,
          created_at: now,
          updated_at: now,
        },
        slots: times.map((startsAt) => ({ interview_id: id, starts_at: startsAt })),
        members: [{ interview_id: id, user_id: holderId }],
      };
    });

function onTheHour(day: Date, hour: number): Date {
  const at = new Date(day);
  at.setUTCHours(hour, 0, 0, 0);
  return at;
}
