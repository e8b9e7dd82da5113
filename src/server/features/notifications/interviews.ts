import type { NotificationData } from '#contract/notifications/notification-data.ts';

import { userIdOf } from '../../actor.ts';
import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { findPossibleInterviewers } from '../applications/members.ts';
import type { InterviewersChanged } from '../interviews/events.ts';
import '../interviews/table.ts';
import { findParties, type Parties } from './application-parties.ts';
import { interviewKey, type InterviewMail, MAIL_ABOUT_INTERVIEW } from './mail-task.ts';
import { notify } from './notify.ts';

type What = Extract<NotificationData, { kind: 'interview' }>['what'];

interface Happened {
  interviewId: string;
  what: What;
  sequence: number;
  bookedAt: string | null;
  /** For a reminder. */
  minutesBefore: number | null;
}

/**
 * The other side, and colleagues who hold it or held the previously booked time; not the person who made the change.
 * Calendar entries are emailed to that person too.
 */
export const notifyOfInterview = (
  tx: TxCtx,
  { addedIds, removedIds, ...event }: DomainEvents['interview.happened'],
): Promise<void> => tell(tx, { ...event, minutesBefore: null }, userIdOf(tx), { addedIds, removedIds });

export const remindOfInterview = (tx: TxCtx, event: DomainEvents['interview.due']): Promise<void> =>
  tell(tx, { ...event, what: 'reminder', bookedAt: null }, null);

const NOBODY: InterviewersChanged = { addedIds: [], removedIds: [] };

async function tell(
  tx: TxCtx,
  happened: Happened,
  actorId: string | null,
  { addedIds, removedIds } = NOBODY,
): Promise<void> {
  const { interviewId, what, bookedAt } = happened;
  const key = interviewKey(happened);
  const interview = await findInterview(tx, interviewId);
  const parties = interview && (await findParties(tx, interview.application_id, null));
  if (!parties) return;
  const startsAt = interview.starts_at?.toISOString() ?? bookedAt;
  const readers = await readersOf(tx, interviewId, parties);
  const former = bookedAt === null ? [] : await findFormer(tx, parties, removedIds);
  const recipients = [...readers.map((reader) => ({ ...reader, what })), ...former].toSorted(byUserId);
  for (const { userId, side, what: told } of recipients.filter((reader) => reader.userId !== actorId)) {
    if (side === 'applicant' && what === 'asked') continue;
    const data = {
      kind: 'interview',
      application_id: parties.applicationId,
      job_id: parties.jobId,
      job_title: parties.jobTitle,
      what: told,
      for: side,
      name: parties.applicantName,
      company_name: parties.companyName,
      starts_at: startsAt,
    } as const;
    const aboutUserId = side === 'applicant' ? null : parties.applicantUserId;
    await notify(tx, { userId, type: 'status_change', data, aboutUserId, key: `${key}:${userId}` });
  }
  const mail: InterviewMail = { ...happened, actorId };
  for (const { userId } of former) await tx.enqueue(MAIL_ABOUT_INTERVIEW, { ...mail, what: 'removed', userId });
  // A cancelled time was never in the calendars of new interviewers.
  const isNewTo = what === 'proposed' && bookedAt !== null ? addedIds : [];
  if (isNewTo.length === 0) return tx.enqueue(MAIL_ABOUT_INTERVIEW, mail);
  for (const { userId } of readers.filter((reader) => !isNewTo.includes(reader.userId)))
    await tx.enqueue(MAIL_ABOUT_INTERVIEW, { ...mail, userId });
}

/** Removed interviewers who are still in the company. */
async function findFormer(tx: TxCtx, { applicationId }: Parties, removedIds: readonly string[]) {
  const possible = removedIds.length > 0 ? await findPossibleInterviewers(tx, applicationId) : [];
  return possible
    .filter(({ userId }) => removedIds.includes(userId))
    .map(({ userId }) => ({ userId, side: 'company' as const, what: 'removed' as const }));
}

const byUserId = (a: Pick<Reader, 'userId'>, b: Pick<Reader, 'userId'>): number => (a.userId < b.userId ? -1 : 1);

export const findInterview = ({ db }: TxCtx, id: string) =>
  db.selectFrom('interview').selectAll().where('id', '=', id).executeTakeFirst();

interface Reader {
  userId: string;
  side: 'applicant' | 'company';
}

/**
 * Sorted by id, so that concurrent transactions cannot deadlock. Leaves out colleagues who no longer see the
 * application.
 */
export async function readersOf(
  { db }: TxCtx,
  interviewId: string,
  { applicantUserId, memberIds }: Parties,
): Promise<Reader[]> {
  const members = await db
    .selectFrom('interview_member')
    .select('user_id')
    .where('interview_id', '=', interviewId)
    .execute();
  const readers: Reader[] = [
    { userId: applicantUserId, side: 'applicant' },
    ...members
      .filter(({ user_id: userId }) => memberIds.includes(userId))
      .map(({ user_id: userId }) => ({ userId, side: 'company' as const })),
  ];
  return readers.toSorted(byUserId);
}
