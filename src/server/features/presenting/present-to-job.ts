import { defaultLocale } from '#contract/locales.ts';
import type { Representation } from '#contract/presenting/representation-views.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { addressOfPerson } from '../accounts/standing.ts';
import '../accounts/table.ts';
import { requireAgency } from '../agency/access.ts';
import { lockOpenJob } from '../applications/apply.ts';
import { insertApplication, readJobFacts, recordArrival } from '../applications/insert.ts';
import { applicantSnapshotOf } from '../applications/snapshots.ts';
import { presentProfile } from '../profiles/present.ts';
import { readOwnProfile } from '../profiles/profiles.ts';
import { hasApplied, isOffLimits } from './ask.ts';
import './events.ts';
import { readRepresentation } from './list.ts';
import { refusedFor, requireConsent, type LockedRepresentation } from './lock.ts';
import { presentedFacts, redactPresented } from './presented-facts.ts';
import { recordPresented } from './record.ts';
import './table.ts';

/**
 * Enters an application for the person, which is blind until the employer is interested.
 * @throws Refusal NOT_FOUND; CONFLICT no_consent, consent_ended, mandate_over, already_presented, already_applied,
 * off_limits, not_taken, job_closed
 */
export async function presentToJob(ctx: Ctx, { id, words }: { id: string; words: string }): Promise<Representation> {
  return inTransaction(ctx, async (tx) => {
    const agencyId = await requireAgency(tx);
    const consent = await requireConsent(tx, id);
    if (consent.agency_id !== agencyId) throw notFound();
    const { profile_id: profileId, job_id: jobId } = consent;
    if (jobId === null || !(await takesPresentations(tx, jobId, agencyId))) throw refusedFor('not_taken');
    if (await isOffLimits(tx, agencyId, profileId)) throw refusedFor('off_limits');
    if (await hasApplied(tx, jobId, profileId)) throw refusedFor('already_applied');
    const applicationId = await enterBlind({ ...tx, actor: { kind: 'system' } }, jobId, consent);
    const presentationId = newId();
    await tx.db
      .insertInto('presentation')
      .values({
        id: presentationId,
        representation_id: id,
        application_id: applicationId,
        shortlist_id: null,
        words: await redactPresented(tx, profileId, words),
        facts: JSON.stringify(await presentedFacts(tx, profileId, consent.shows)),
        answer: 'waiting',
        answered_at: null,
        presented_by: userIdOf(tx),
        presented_at: tx.clock.now(),
      })
      .execute();
    await recordArrival({ ...tx, actor: { kind: 'system' } }, applicationId);
    await recordPresented(tx, consent);
    await tx.emit('presentation.created', { presentationId });
    return readRepresentation(tx, id);
  });
}

/** Locked: the employer's refusal of further ones waits. */
async function takesPresentations({ db }: TxCtx, jobId: string, agencyId: string): Promise<boolean> {
  const accepted = await db
    .selectFrom('job_presenting')
    .select('job_id')
    .where('job_id', '=', jobId)
    .where('agency_id', '=', agencyId)
    .forShare()
    .executeTakeFirst();
  return accepted !== undefined;
}

/** By the platform: the consultant has no part in the employer's application. */
async function enterBlind(tx: TxCtx, jobId: string, consent: LockedRepresentation): Promise<string> {
  const { profile_id: profileId, locale } = consent;
  const job = await lockOpenJob(tx, jobId);
  const person = await tx.db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select(['account.id as user_id', addressOfPerson.as('email')])
    .where('profile.id', '=', profileId)
    .executeTakeFirstOrThrow();
  const actor = { kind: 'person', userId: person.user_id, profileId, role: 'job_seeker', sessionId: '' } as const;
  const profile = presentProfile(actor, await readOwnProfile({ ...tx, actor }));
  const entered = await insertApplication(tx, {
    jobId,
    job: { ...job, blind_review: true },
    jobFacts: await readJobFacts(tx, jobId, locale ?? defaultLocale),
    applicantId: profileId,
    applicant: applicantSnapshotOf(profile, person.email),
    cvFileId: profile.cv?.id ?? null,
    coverLetter: '',
    source: null,
    taken: { answers: [], tags: [], unwanted: 0 },
    isAdded: false,
  });
  if (!entered) throw refusedFor('already_applied');
  return entered;
}
