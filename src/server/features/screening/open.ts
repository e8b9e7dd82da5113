import { sql } from 'kysely';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { requireAgency } from '../agency/access.ts';
import { isDecidedBy } from '../applications/access.ts';
import '../applications/table.ts';
import { isEditedBy, requireCandidate } from '../candidates/access.ts';
import '../candidates/table.ts';
import './events.ts';
import { noFindings } from './present.ts';
import './table.ts';

type Screened = { candidateId: string } | { applicationId: string };

/**
 * One at a time of a person: answers the one that is open.
 * @throws Refusal NOT_FOUND; CONFLICT not_revealed while the application is reviewed blind
 */
export async function openScreening(ctx: Ctx, who: Screened): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const agencyId = await requireAgency(tx);
    const profileId =
      'candidateId' in who
        ? await findCandidate(tx, agencyId, who.candidateId)
        : await findApplicant(tx, agencyId, who.applicationId);
    return (
      (await findOpen(tx, agencyId, profileId)) ??
      insertScreening(tx, { agencyId, profileId, consultantId: personOf(tx).userId })
    );
  });
}

async function findCandidate(tx: TxCtx, agencyId: string, candidateId: string): Promise<string> {
  const { id, company_id: companyId } = await requireCandidate(tx, candidateId, isEditedBy);
  if (companyId !== agencyId) throw notFound();
  const { profile_id: profileId } = await tx.db
    .selectFrom('candidate')
    .select('profile_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return profileId;
}

async function findApplicant({ db, actor }: TxCtx, agencyId: string, applicationId: string): Promise<string> {
  const application = await db
    .selectFrom('application')
    .select(['applicant_id', 'is_blind'])
    .where('id', '=', applicationId)
    .where('company_id', '=', agencyId)
    .where('status', '<>', 'withdrawn')
    .where(isDecidedBy(actor))
    .executeTakeFirst();
  if (!application) throw notFound();
  if (application.is_blind) throw new Refusal('CONFLICT', { reason: 'not_revealed' });
  return application.applicant_id;
}

const findOpen = async ({ db }: TxCtx, agencyId: string, profileId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('screening')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('profile_id', '=', profileId)
      .where('state', 'in', ['requested', 'open'])
      .executeTakeFirst()
  )?.id;

interface NewScreening {
  agencyId: string;
  profileId: string;
  /** Null: the person asks. */
  consultantId: string | null;
}

/** @returns its id, or that of another one that was opened at the same moment. */
export async function insertScreening(tx: TxCtx, { agencyId, profileId, consultantId }: NewScreening): Promise<string> {
  const { preferred_locale: preferred } = await tx.db
    .selectFrom('profile')
    .select('preferred_locale')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const now = tx.clock.now();
  const isRequested = consultantId === null;
  const inserted = await tx.db
    .insertInto('screening')
    .values({
      id,
      agency_id: agencyId,
      profile_id: profileId,
      is_requested: isRequested,
      state: isRequested ? 'requested' : 'open',
      consultant_id: consultantId,
      locale: preferred ?? tx.locale,
      asked_at: now,
      updated_at: now,
      findings: JSON.stringify(noFindings),
      done_by: null,
      done_at: null,
      valid_until: null,
    })
    .onConflict((conflict) =>
      // Literals: a statement that is prepared for any values does not find the partial index.
      conflict
        .columns(['agency_id', 'profile_id'])
        .where(sql<boolean>`state in ('requested', 'open')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return (await findOpen(tx, agencyId, profileId)) ?? id;
  await tx.emit('screening.changed', { screeningId: id, what: isRequested ? 'asked' : 'saved' });
  return id;
}
