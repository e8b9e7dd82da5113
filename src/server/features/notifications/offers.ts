import type { OfferNotice, OfferState } from '#contract/offers/offer-choices.ts';
import { paths } from '#contract/paths.ts';
import { offerNoticeWords } from '#words/offer-notices.ts';

import { userIdOf } from '../../actor.ts';
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import { longDay } from '../mail-texts/filling.ts';
import { mailWriter, type WriteMail, type WrittenMail, withAction } from '../mail-texts/write-mail.ts';
import '../offers/events.ts';
import { findOfferReaders } from '../offers/readers.ts';
import '../offers/table.ts';
import { type Address, applicantNameIn, findAddress, findParties, type Parties } from './application-parties.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { MAIL_ABOUT_OFFER, type OfferMail } from './mail-task.ts';
import { notify } from './notify.ts';
import { sendLive } from './send-live.ts';

/** The side that did not act, and by email the applicant of what they accepted. Never with pay. */
export async function notifyOfOffer(tx: TxCtx, event: DomainEvents['offer.changed']): Promise<void> {
  const { applicationId, offerId, to, isBeingChanged } = event;
  const parties = await findParties(tx, applicationId, userIdOf(tx));
  if (!parties) return;
  const readers = await findOfferReaders(tx, parties);
  await sendOffer(tx, readers, { applicationId, offerId, state: to });
  const what = noticeOf(event);
  if (!what) return;
  // The applicant is not told how far a change is.
  await sendOffer(tx, [parties.applicantUserId], { applicationId, offerId, state: isBeingChanged ? 'draft' : to });
  await tell(tx, { parties, readers, offerId, what });
}

const sendOffer = (
  tx: TxCtx,
  userIds: readonly string[],
  offer: { applicationId: string; offerId: string; state: OfferState | null },
) => sendLive(tx, userIds, { type: 'offer', ...offer }, ABOUT_NO_ONE);

/** Undefined for what the applicant does not see: nothing of a draft, and of a change only its beginning. */
function noticeOf({ from, to, isBeingChanged }: DomainEvents['offer.changed']): OfferNotice | undefined {
  if (isBeingChanged) return from === 'sent' ? 'changed' : undefined;
  return to === null || to === 'draft' || to === 'pending' || to === 'approved' ? undefined : to;
}

/** Both sides, before the last day. */
export async function remindOfOffer(
  tx: TxCtx,
  { applicationId, offerId }: DomainEvents['offer.ending'],
): Promise<void> {
  const parties = await findParties(tx, applicationId, null);
  if (parties) await tell(tx, { parties, readers: await findOfferReaders(tx, parties), offerId, what: 'ending' });
}

/** Pages show the link to the document once it is made. */
export async function sendDocumented(
  tx: TxCtx,
  { applicationId, offerId }: { applicationId: string; offerId: string },
): Promise<void> {
  const parties = await findParties(tx, applicationId, null);
  if (!parties) return;
  const userIds = [...(await findOfferReaders(tx, parties)), parties.applicantUserId];
  await sendOffer(tx, userIds, { applicationId, offerId, state: 'accepted' });
}

interface Told {
  parties: Parties;
  /** Members who see the offer. */
  readers: string[];
  offerId: string;
  what: OfferNotice;
}

async function tell(tx: TxCtx, { parties, readers, offerId, what }: Told): Promise<void> {
  const { answer_by: day } = await tx.db
    .selectFrom('offer')
    .select('answer_by')
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  if (day === null) return;
  const at = tx.clock.now().toISOString();
  for (const { userId, side } of recipientsOf(parties, readers, userIdOf(tx))) {
    if (!offerNoticeWords[side][what]) continue;
    if (userId !== userIdOf(tx)) await notifyInApp(tx, { parties, offerId, what, userId, side, day, at });
    const mail: OfferMail = { applicationId: parties.applicationId, offerId, what, userId, side, at };
    await tx.enqueue(MAIL_ABOUT_OFFER, mail);
  }
}

interface Notified extends Pick<OfferMail, 'offerId' | 'what' | 'userId' | 'side' | 'at'> {
  parties: Parties;
  day: string;
}

const notifyInApp = (tx: TxCtx, { parties, offerId, what, userId, side, day, at }: Notified): Promise<void> =>
  notify(tx, {
    userId,
    type: 'status_change',
    data: {
      kind: 'offer',
      application_id: parties.applicationId,
      job_id: parties.jobId,
      job_title: parties.jobTitle,
      offer_id: offerId,
      what,
      for: side,
      name: parties.applicantName,
      company_name: parties.companyName,
      day,
    },
    aboutUserId: side === 'applicant' ? null : parties.applicantUserId,
    key: `${keyOf({ offerId, what, at })}:${userId}`,
    isRequired: side === 'applicant',
  });

const keyOf = ({ offerId, what, at }: Pick<OfferMail, 'offerId' | 'what' | 'at'>): string =>
  `offer:${offerId}:${what}:${at}`;

/** Sorted by id, so that concurrent transactions cannot deadlock. */
const recipientsOf = ({ applicantUserId, recipientIds }: Parties, readers: string[], actorId: string | null) =>
  [
    { userId: applicantUserId, side: 'applicant' as const },
    ...recipientIds
      .filter((userId) => userId !== actorId && readers.includes(userId))
      .map((userId) => ({ userId, side: 'company' as const })),
  ].toSorted((a, b) => (a.userId < b.userId ? -1 : 1));

/** Applicants cannot opt out: an offer ends if they do not answer. */
export async function mailAboutOffer(ctx: Ctx, mail: OfferMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const offer = await tx.db
      .selectFrom('offer')
      .select(['state', 'answer_by'])
      .where('id', '=', mail.offerId)
      .executeTakeFirst();
    const parties = await findParties(tx, mail.applicationId, null);
    if (!offer?.answer_by || !parties || isOutdated(mail, offer.state)) return;
    const reader = await findRecipient(tx, mail);
    const written = reader && writeOffer(write, reader, { ...mail, day: offer.answer_by }, parties);
    if (!written) return;
    const path = mail.side === 'applicant' ? paths.ownOffer(mail.offerId) : paths.offer(mail.offerId);
    const about = {
      userId: mail.side === 'applicant' ? null : parties.applicantUserId,
      companyId: parties.companyId,
      applicationId: parties.applicationId,
    };
    await enqueueEmail(tx, reader, { ...withAction(written, path), about }, `${keyOf(mail)}:${mail.userId}`);
  });
}

/** Whether the offer can no longer be answered as the email says. */
const isOutdated = ({ what }: OfferMail, state: OfferState): boolean =>
  (what === 'sent' || what === 'ending') && state !== 'sent';

const findRecipient = (tx: TxCtx, { userId, side }: OfferMail) =>
  side === 'applicant' ? findAddress(tx, userId) : findReader(tx, userId, 'status_change');

function writeOffer(
  write: WriteMail,
  { locale }: Address,
  { what, side, day }: Pick<OfferMail, 'what' | 'side'> & { day: string },
  parties: Parties,
): WrittenMail | undefined {
  const inputs = {
    what: offerNoticeWords[side][what]?.title({}, { locale }) ?? '',
    job: parties.jobTitle,
    day: longDay(new Date(day), locale),
  };
  if (side === 'applicant')
    return what === 'declined'
      ? undefined
      : write('offer', locale, { ...inputs, company: parties.companyName }, { also: [what] });
  return what === 'sent' || what === 'changed' || what === 'withdrawn'
    ? undefined
    : write('company_offer', locale, { ...inputs, name: applicantNameIn(parties, locale) }, { also: [what] });
}
