import { z } from 'zod';

import { paths, withToken } from '#contract/paths.ts';
import type { RepresentationNotice } from '#contract/presenting/presenting-choices.ts';
import { representationNoticeWords } from '#words/representations.ts';

import { userIdOf } from '../../actor.ts';
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import { issueToken } from '../accounts/tokens.ts';
import '../clients/table.ts';
import { findRecipients } from '../companies/members.ts';
import '../companies/table.ts';
import { linesOf, longDay } from '../mail-texts/filling.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import '../presenting/events.ts';
import '../presenting/table.ts';
import { profileName } from '../profiles/profile-name.ts';
import { findAddress } from './application-parties.ts';
import { createEmailEnqueuer } from './enqueue-email.ts';
import { notify } from './notify.ts';
import { sendLive } from './send-live.ts';

export const MAIL_ABOUT_REPRESENTATION = 'notifications.mail_about_representation';

const mailed = ['asked', 'ending', 'presented'] as const satisfies RepresentationNotice[];

export const representationMailSchema = z.object({ representationId: z.uuid(), what: z.enum(mailed) });

type RepresentationMail = z.infer<typeof representationMailSchema>;

/** The side that did not act. */
export async function notifyOfRepresentation(
  tx: TxCtx,
  { representationId, to }: DomainEvents['representation.changed'],
): Promise<void> {
  const about = await findAbout(tx, representationId);
  const consultantIds = await findConsultants(tx, about);
  await sendChange(tx, about, consultantIds);
  if (to === 'asked' || to === 'ended') await tellPerson(tx, about, to);
  else await tellConsultants(tx, about, consultantIds, to);
}

export async function remindOfRepresentation(
  tx: TxCtx,
  { representationId }: DomainEvents['representation.ending'],
): Promise<void> {
  await tellPerson(tx, await findAbout(tx, representationId), 'ending');
}

export async function notifyOfPresented(
  tx: TxCtx,
  { presentationId }: DomainEvents['presentation.created'],
): Promise<void> {
  const { about, consultantIds } = await findOfPresentation(tx, presentationId);
  await sendChange(tx, about, consultantIds);
  await tellPerson(tx, about, 'presented');
}

/** People learn of a yes; of a no for a job on the site they are notified as all applicants are. */
export async function notifyOfAnswered(
  tx: TxCtx,
  { presentationId }: DomainEvents['presentation.answered'],
): Promise<void> {
  const { about, consultantIds, answer } = await findOfPresentation(tx, presentationId);
  await sendChange(tx, about, consultantIds);
  if (answer === 'waiting') return;
  await tellConsultants(tx, about, consultantIds, answer);
  if (answer === 'yes') await tellPerson(tx, about, 'interested');
}

type About = Awaited<ReturnType<typeof findAbout>>;

const findAbout = ({ db }: TxCtx, id: string) =>
  db
    .selectFrom('representation')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .innerJoin('client', 'client.id', 'mandate.client_id')
    .innerJoin('company', 'company.id', 'representation.agency_id')
    .innerJoin('profile', 'profile.id', 'representation.profile_id')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select(['representation.id', 'representation.agency_id', 'representation.mandate_id', 'representation.asked_by'])
    .select(['representation.words', 'representation.state', 'representation.ends_on', 'mandate.owner_id'])
    .select(['mandate.title', 'client.name as client_name', 'company.name as agency_name'])
    .select(['profile.user_id', 'profile.first_name', 'profile.last_name', 'profile.username', 'account.email'])
    .where('representation.id', '=', id)
    .executeTakeFirstOrThrow();

async function findOfPresentation(tx: TxCtx, id: string) {
  const { representation_id: representationId, answer } = await tx.db
    .selectFrom('presentation')
    .select(['representation_id', 'answer'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const about = await findAbout(tx, representationId);
  return { about, answer, consultantIds: await findConsultants(tx, about) };
}

/** Who asked, if they still are a consultant, else the owners. */
const findConsultants = (tx: TxCtx, { agency_id: companyId, asked_by: askedBy, owner_id: ownerId }: About) =>
  findRecipients(tx, { companyId, jobId: null, responsibleId: askedBy ?? ownerId, actorId: null });

const sendChange = (tx: TxCtx, { id, user_id: userId, mandate_id: mandateId }: About, consultantIds: string[]) =>
  sendLive(
    tx,
    [...new Set([userId, ...consultantIds])].toSorted(),
    { type: 'representation', representationId: id, mandateId },
    ABOUT_NO_ONE,
  );

async function tellPerson(tx: TxCtx, about: About, what: RepresentationNotice): Promise<void> {
  await notify(tx, {
    userId: about.user_id,
    type: 'status_change',
    data: { ...dataOf(about, what), for: 'person' },
    aboutUserId: null,
    key: `representation:${about.id}:${what}:${about.user_id}`,
    isRequired: true,
  });
  const mail = mailed.find((one) => one === what);
  if (mail)
    await tx.enqueue(MAIL_ABOUT_REPRESENTATION, {
      representationId: about.id,
      what: mail,
    } satisfies RepresentationMail);
}

async function tellConsultants(
  tx: TxCtx,
  about: About,
  consultantIds: readonly string[],
  what: RepresentationNotice,
): Promise<void> {
  for (const userId of consultantIds.filter((id) => id !== userIdOf(tx)))
    await notify(tx, {
      userId,
      type: 'application',
      data: { ...dataOf(about, what), for: 'agency' },
      aboutUserId: about.user_id,
      key: `representation:${about.id}:${what}:${tx.clock.now().toISOString()}:${userId}`,
    });
}

const dataOf = (about: About, what: RepresentationNotice) => ({
  kind: 'representation' as const,
  representation_id: about.id,
  mandate_id: about.mandate_id,
  what,
  job_title: about.title,
  client_name: about.client_name,
  agency_name: about.agency_name,
  name: profileName(about),
  day: about.ends_on,
});

/** Required: nothing is presented without the answer. People without an account get a link that opens their page. */
export async function mailAboutRepresentation(ctx: Ctx, { representationId, what }: RepresentationMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const about = await findAbout(tx, representationId);
    const reader = await findAddress(tx, about.user_id);
    // Answered or ended meanwhile.
    if (!reader || about.state !== (what === 'asked' ? 'asked' : 'given')) return;
    const { locale } = reader;
    const inputs = {
      what: representationNoticeWords[what].title({}, { locale }),
      job: about.title,
      company: about.client_name,
      about: about.agency_name,
      day: about.ends_on === null ? '' : longDay(new Date(about.ends_on), locale),
    };
    const text = what === 'asked' ? linesOf(about.words) : [];
    const written = write('representation', locale, inputs, { also: [what], inserted: { text } });
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, await pathFor(tx, about, reader.address)),
        about: { userId: about.asked_by, companyId: about.agency_id, applicationId: null },
      },
      `representation:${representationId}:${what}`,
    );
  });
}

async function pathFor(tx: TxCtx, { user_id: userId, email: account }: About, email: string): Promise<string> {
  if (account !== null) return paths.ownRepresentations();
  return withToken(paths.mailedApplications(), await issueToken(tx.db, { userId, purpose: 'person', email }));
}
