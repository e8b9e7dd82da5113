import type { Selectable } from 'kysely';

import { intlLocale, type Locale } from '#contract/locales.ts';
import { localizePath } from '#contract/locales.ts';
import type { MailKind } from '#contract/mail-texts/mail-text-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { interviewKindWords } from '#words/interviews.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { MailCalendar } from '../../platform/mail/table.ts';
import { calendarText } from '../interviews/calendar.ts';
import type { InterviewTable } from '../interviews/table.ts';
import { mailWriter, type WriteMail, withAction } from '../mail-texts/write-mail.ts';
import { findTurn } from './applicant-limits.ts';
import { type Address, findAddress, findParties, type Parties } from './application-parties.ts';
import { createEmailEnqueuer, type EmailText, findReader } from './enqueue-email.ts';
import { findInterview, readersOf } from './interviews.ts';
import { interviewKey, MAIL_ABOUT_INTERVIEW, type InterviewMail } from './mail-task.ts';

export interface InterviewMailCtx extends Ctx {
  /** The organizer of calendar entries: calendars reply to the sender of the email. */
  mailFrom: { name: string; address: string };
}

type InterviewRow = Selectable<InterviewTable>;
type Method = 'REQUEST' | 'CANCEL';

interface Facts {
  mail: InterviewMail;
  interview: InterviewRow;
  parties: Parties;
  side: 'applicant' | 'company';
  /** The time that is or was booked. */
  startsAt: Date | null;
}

/** To each side in its language and time zone. */
export async function mailAboutInterview(ctx: InterviewMailCtx, mail: InterviewMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const interview = await findInterview(tx, mail.interviewId);
    const parties = interview && (await findParties(tx, interview.application_id, null));
    const entry = methodOf(mail);
    if (!parties || isOutdated(mail, interview, entry)) return;
    const booked = mail.bookedAt === null ? null : new Date(mail.bookedAt);
    const startsAt = entry === 'CANCEL' ? booked : (interview.starts_at ?? booked);
    for (const { userId, side } of await recipientsOf(tx, mail, parties)) {
      const facts = { mail, interview, parties, side, startsAt };
      const reader = await addressOf(tx, userId, entry !== undefined);
      if (!reader || !isTold(facts, userId)) continue;
      const turn = isLimited(facts) ? await findTurn(tx, { ...parties, address: reader.address }) : undefined;
      if (turn) {
        await tx.enqueue(MAIL_ABOUT_INTERVIEW, { ...mail, userId, isLate: true }, { startAfter: turn });
        continue;
      }
      const calendar = entry && startsAt ? calendarOf(ctx, { ...facts, startsAt }, reader, entry) : undefined;
      const about = {
        userId: side === 'applicant' ? null : parties.applicantUserId,
        companyId: parties.companyId,
        applicationId: parties.applicationId,
      };
      await enqueueEmail(
        tx,
        reader,
        { ...textOf(write, reader.locale, facts), about, calendar },
        `${interviewKey(mail)}:${userId}`,
      );
    }
  });
}

/** A removed interviewer can no longer read the application, but the entry is in their calendar. */
async function recipientsOf(tx: TxCtx, { interviewId, what, userId }: InterviewMail, parties: Parties) {
  if (what === 'removed' && userId !== undefined) return [{ userId, side: 'company' as const }];
  const readers = await readersOf(tx, interviewId, parties);
  return userId === undefined ? readers : readers.filter((reader) => reader.userId === userId);
}

/** The entry to add to calendars or to remove from them; undefined if they stay unchanged. */
function methodOf({ what, bookedAt }: InterviewMail): Method | undefined {
  if (what === 'booked' || what === 'changed') return 'REQUEST';
  return (what === 'cancelled' || what === 'proposed' || what === 'removed') && bookedAt !== null
    ? 'CANCEL'
    : undefined;
}

/**
 * Whether a later change has its own email. An entry is sent in its current state, and a removal in any case: calendars
 * keep the entry with the higher sequence.
 */
function isOutdated(mail: InterviewMail, interview: InterviewRow, entry: Method | undefined): boolean {
  if (entry === 'CANCEL') return false;
  if (mail.isLate && interview.sequence !== mail.sequence) return true;
  return entry === 'REQUEST' ? interview.status !== 'booked' : interview.sequence !== mail.sequence;
}

/** Whether the email counts towards the applicant's limit: not for their own action, a reminder or a cancellation. */
const isLimited = ({ mail, side, parties }: Facts): boolean =>
  side === 'applicant' &&
  mail.what !== 'reminder' &&
  methodOf(mail) !== 'CANCEL' &&
  mail.actorId !== parties.applicantUserId;

/** The person who made the change is told only what their calendar needs. */
function isTold(facts: Facts, userId: string): boolean {
  const { mail, side } = facts;
  if (side === 'applicant' ? mail.what === 'asked' : mail.what === 'proposed' && methodOf(mail) === undefined)
    return false;
  return mail.actorId !== userId || methodOf(mail) !== undefined;
}

/** Appointments are emailed despite preferences. */
const addressOf = (tx: TxCtx, userId: string, isAppointment: boolean) =>
  isAppointment ? findAddress(tx, userId) : findReader(tx, userId, 'status_change');

const applicationPath = ({ side, parties: { applicationId } }: Facts): string =>
  side === 'applicant' ? paths.seekerApplication(applicationId) : paths.reviewApplication(applicationId);

const titleOf = ({ side, parties: { jobTitle, companyName, applicantName } }: Facts, locale: Locale): string =>
  m.interviews_entry_title({ job: jobTitle, with: side === 'applicant' ? companyName : applicantName }, { locale });

function calendarOf(
  { appUrl, mailFrom, clock }: InterviewMailCtx,
  facts: Facts & { startsAt: Date },
  { name, address, locale }: Address,
  method: Method,
): MailCalendar {
  const { interview, mail } = facts;
  const entry = {
    uid: `${interview.id}@${appUrl.hostname}`,
    sequence: method === 'CANCEL' ? mail.sequence : interview.sequence,
    startsAt: facts.startsAt,
    minutes: interview.minutes,
    title: titleOf(facts, locale),
    description: [...detailLines(locale, facts), interview.note].filter(Boolean).join('\n'),
    location: interview.place,
    url: new URL(localizePath(applicationPath(facts), locale), appUrl).href,
    organizer: { name: mailFrom.name, email: mailFrom.address },
    attendee: { name: name || address, email: address },
    at: clock.now(),
  };
  return { method, text: calendarText(method, [entry]) };
}

/** In the time zone of the reader's side. */
function timeText(locale: Locale, { interview, side }: Facts, at: Date): string {
  return new Intl.DateTimeFormat(intlLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: (side === 'applicant' ? interview.applicant_zone : null) ?? interview.time_zone,
    timeZoneName: 'short',
  }).format(at);
}

function detailLines(locale: Locale, { interview: { kind, minutes, language, place } }: Facts): string[] {
  const named = new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(language) ?? language;
  const how = m.interviews_how(
    { kind: interviewKindWords[kind]({}, { locale }), minutes, language: named },
    { locale },
  );
  return [how, ...(place ? [place] : [])];
}

function textOf(write: WriteMail, locale: Locale, facts: Facts): EmailText {
  const { mail, interview, parties, side, startsAt } = facts;
  const inputs = {
    job: parties.jobTitle,
    company: parties.companyName,
    name: parties.applicantName,
    time: startsAt ? timeText(locale, facts, startsAt) : '',
  };
  const details =
    mail.what === 'cancelled' || mail.what === 'removed' || mail.what === 'asked' ? [] : detailLines(locale, facts);
  const said =
    mail.what === 'asked'
      ? interview.asked
      : mail.what === 'cancelled' || mail.what === 'removed'
        ? null
        : interview.note;
  const inserted = { details: [...details, ...(said ? [said] : [])] };
  const written = write(kinds[side][mail.what], locale, inputs, { inserted });
  return withAction(written, applicationPath(facts));
}

const kinds = {
  applicant: {
    proposed: 'interview_proposed',
    booked: 'interview_booked',
    changed: 'interview_changed',
    // Never sent: the applicant is the one who asks.
    asked: 'interview_changed',
    cancelled: 'interview_cancelled',
    reminder: 'interview_reminder',
    // Never sent: applicants cannot be removed.
    removed: 'interview_cancelled',
  },
  company: {
    proposed: 'company_interview_moved',
    booked: 'company_interview_booked',
    changed: 'company_interview_changed',
    asked: 'company_interview_asked',
    cancelled: 'company_interview_cancelled',
    reminder: 'company_interview_reminder',
    removed: 'company_interview_removed',
  },
} as const satisfies Record<Facts['side'], Record<InterviewMail['what'], MailKind>>;
