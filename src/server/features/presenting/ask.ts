import { sql } from 'kysely';
import type { z } from 'zod';

import { defaultLocale, type Locale } from '#contract/locales.ts';
import { type RepresentationState, shownToJobs } from '#contract/presenting/presenting-choices.ts';
import type { Asking, Representation } from '#contract/presenting/representation-views.ts';
import type { askInput } from '#contract/presenting/representations.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { invalidField, notFound, throwNotFound, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { requireAgency } from '../agency/access.ts';
import { hasAppliedBefore } from '../applications/applied-before.ts';
import { tellCandidate } from '../candidates/tell.ts';
import '../candidates/table.ts';
import '../clients/table.ts';
import '../companies/table.ts';
import { dayOf } from '../jobs/term.ts';
import { profileName } from '../profiles/profile-name.ts';
import '../screening/table.ts';
import { endConsent } from './end.ts';
import './events.ts';
import { readRepresentation } from './list.ts';
import { refusedFor, lockRepresentation } from './lock.ts';
import './table.ts';

type OfPerson = Pick<z.infer<typeof askInput>, 'mandateId' | 'candidateId' | 'screeningId'>;

/** @throws Refusal NOT_FOUND for the mandate, and for people whom the agency does not know */
export async function prepareAsking(ctx: Ctx, input: OfPerson): Promise<Asking> {
  const agencyId = await requireAgency(ctx);
  const mandate = await readMandate(ctx, agencyId, input.mandateId);
  const person = await readKnownPerson(ctx, agencyId, input);
  return {
    person: { name: profileName(person), locale: person.locale },
    client: { id: mandate.client_id, name: mandate.client_name },
    title: mandate.title,
    jobId: mandate.job_id,
    takesPresentations: mandate.job_id === null ? null : mandate.takes_presentations,
    obstacle: await findObstacle(ctx, agencyId, mandate, person.id),
  };
}

/**
 * The person is told, in their language. Those whom the agency added are first told that it keeps their data.
 * @throws Refusal NOT_FOUND; CONFLICT with the obstacle; INVALID for a job on the site, which shows more;
 * TOO_MANY_REQUESTS
 */
export async function askForConsent(
  ctx: Ctx,
  { shows, words, ...who }: z.infer<typeof askInput>,
): Promise<Representation> {
  return inTransaction(ctx, async (tx) => {
    const agencyId = await requireAgency(tx);
    const mandate = await readMandate(tx, agencyId, who.mandateId);
    const { id: profileId, locale } = await readKnownPerson(tx, agencyId, who);
    const obstacle = await findObstacle(tx, agencyId, mandate, profileId);
    if (obstacle) throw refusedFor(obstacle);
    if (mandate.job_id !== null && shownToJobs.some((part) => !shows.includes(part)))
      throw invalidField('shows', 'invalid');
    const by = userIdOf(tx);
    await takeAttempt(tx.db, `consents:${by}`, (await tx.settings())['limits.consents_per_consultant']);
    const asked = await tx.db
      .insertInto('representation')
      .values({
        id: newId(),
        agency_id: agencyId,
        mandate_id: mandate.id,
        profile_id: profileId,
        locale,
        shows: [...new Set(shows)],
        words,
        state: 'asked',
        asked_by: by,
        asked_at: tx.clock.now(),
        answered_at: null,
        ends_on: null,
        ended_at: null,
        reminded_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['mandate_id', 'profile_id'])
          .where('state', 'in', [sql.lit<RepresentationState>('asked'), sql.lit<RepresentationState>('given')])
          .doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!asked) throw refusedFor('already_asked');
    await tellIfUntold(tx, agencyId, profileId);
    await tx.emit('representation.changed', { representationId: asked.id, from: null, to: 'asked' });
    return readRepresentation(tx, asked.id);
  });
}

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status */
export async function endByConsultant(ctx: Ctx, id: string): Promise<Representation> {
  return inTransaction(ctx, async (tx) => {
    const agencyId = await requireAgency(tx);
    const representation = await lockRepresentation(tx, id);
    if (representation.agency_id !== agencyId) throw notFound();
    if (representation.state !== 'asked' && representation.state !== 'given') throw wrongStatus();
    await endConsent(tx, representation);
    return readRepresentation(tx, id);
  });
}

type Mandate = Awaited<ReturnType<typeof readMandate>>;

/** Locked against closing within a transaction. */
const readMandate = (ctx: Pick<Ctx, 'db'>, agencyId: string, id: string) =>
  ctx.db
    .selectFrom('mandate')
    .innerJoin('client', 'client.id', 'mandate.client_id')
    .select(['mandate.id', 'mandate.state', 'mandate.title', 'mandate.job_id', 'mandate.client_id'])
    .select('client.name as client_name')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_presenting')
          .select('job_presenting.job_id')
          .whereRef('job_presenting.job_id', '=', 'mandate.job_id')
          .whereRef('job_presenting.agency_id', '=', 'mandate.agency_id'),
      )
        .$castTo<boolean>()
        .as('takes_presentations'),
    )
    .where('mandate.id', '=', id)
    .where('mandate.agency_id', '=', agencyId)
    .forShare(['mandate'])
    .executeTakeFirstOrThrow(notFound);

/** A candidate of the agency who did not object, or a person whom it screens. */
async function readKnownPerson(
  { db }: Pick<Ctx, 'db'>,
  agencyId: string,
  { candidateId, screeningId }: Omit<OfPerson, 'mandateId'>,
) {
  const known =
    candidateId === undefined
      ? db
          .selectFrom('screening')
          .select('profile_id')
          .where('id', '=', screeningId ?? null)
          .where('agency_id', '=', agencyId)
          .where('state', '<>', 'withdrawn')
      : db
          .selectFrom('candidate')
          .select('profile_id')
          .where('id', '=', candidateId)
          .where('company_id', '=', agencyId)
          .where('objected_at', 'is', null);
  const person = await db
    .selectFrom('profile')
    .select(['id', 'first_name', 'last_name', 'username', 'preferred_locale'])
    .where('role', '=', 'job_seeker')
    .where('id', '=', known)
    .executeTakeFirst();
  if (!person) return throwNotFound();
  const locale: Locale = person.preferred_locale ?? defaultLocale;
  return { ...person, locale };
}

/** The first reason why the person cannot be asked; null if they can. */
async function findObstacle(
  ctx: Ctx,
  agencyId: string,
  { id: mandateId, state, job_id: jobId, takes_presentations: takesPresentations }: Mandate,
  profileId: string,
): Promise<Asking['obstacle']> {
  if (state !== 'open') return 'mandate_over';
  if (await isOffLimits(ctx, agencyId, profileId)) return 'off_limits';
  const earlier = await ctx.db
    .selectFrom('representation')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .leftJoin('presentation', 'presentation.representation_id', 'representation.id')
    .select(['representation.state', 'presentation.id as presentation_id'])
    // The client may have searched for the same job before.
    .where(({ or, eb }) => or([eb('mandate.id', '=', mandateId), eb('mandate.job_id', '=', jobId)]))
    .where('representation.agency_id', '=', agencyId)
    .where('representation.profile_id', '=', profileId)
    .execute();
  if (earlier.some((one) => one.presentation_id !== null)) return 'already_presented';
  if (earlier.some((one) => one.state === 'asked' || one.state === 'given')) return 'already_asked';
  if (earlier.some((one) => one.state === 'refused' || one.state === 'taken_back')) return 'refused_before';
  // Only an employer who accepted the terms lets the agency know who applied.
  const applied = jobId !== null && takesPresentations && (await hasApplied(ctx, jobId, profileId));
  return applied ? 'already_applied' : null;
}

/**
 * Whether the person works, as their profile states, for a client whose people the agency does not approach: under the
 * agency's name for it, or its own on the site.
 */
export async function isOffLimits({ db, clock }: Pick<Ctx, 'db' | 'clock'>, agencyId: string, profileId: string) {
  const found = await db
    .selectFrom('work_experience as position')
    .innerJoin('client', (join) =>
      join.on('client.agency_id', '=', agencyId).on('client.off_limits_until', '>=', dayOf(clock.now())),
    )
    .leftJoin('company', 'company.id', 'client.company_id')
    .select('client.id')
    .where('position.profile_id', '=', profileId)
    .where('position.is_current', '=', true)
    .where(sql<boolean>`lower(trim(position.company)) in (lower(client.name), lower(company.name))`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Themselves, presented, or with another account of the same address. */
export async function hasApplied(ctx: Pick<Ctx, 'db'>, jobId: string, profileId: string): Promise<boolean> {
  const own = await ctx.db
    .selectFrom('application')
    .select('id')
    .where('job_id', '=', jobId)
    .where('applicant_id', '=', profileId)
    .executeTakeFirst();
  return own !== undefined || hasAppliedBefore(ctx, { jobId, profileId });
}

async function tellIfUntold(tx: Parameters<typeof tellCandidate>[0], agencyId: string, profileId: string) {
  const untold = await tx.db
    .selectFrom('candidate')
    .select(['id', 'profile_id'])
    .where('company_id', '=', agencyId)
    .where('profile_id', '=', profileId)
    .where('origin', '<>', 'applied')
    .where('told_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (untold) await tellCandidate(tx, untold);
}
