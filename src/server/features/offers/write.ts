import { sql } from 'kysely';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { ANSWER_DAYS_MAX } from '#contract/offers/offer-choices.ts';
import type { OfferInput } from '#contract/offers/offer-conditions.ts';
import type { Offer } from '#contract/offers/offer-views.ts';
import { isStatedPay } from '#contract/offers/stated-pay.ts';
import type { FieldProblem } from '#contract/problems.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { visibleTo as seesApplication } from '../applications/access.ts';
import { cancelApproval } from '../approvals/request.ts';
import { companiesOf, RECRUITING } from '../companies/memberships.ts';
import { presentSalary } from '../jobs/present.ts';
import { dayOf, daysAfter } from '../jobs/term.ts';
import { type LockedOffer, lockToWrite, moveOffer, readVersion } from './lock.ts';
import { readOffer } from './read.ts';
import './table.ts';

/** Of applications to whose applicants an offer can be made. */
export const offerableStatuses: readonly ApplicationStatus[] = ['shortlisted', 'interview', 'accepted'];

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID, CONFLICT not_revealed in a blind review, wrong_status, offer_exists
 */
export async function createOffer(
  ctx: Ctx,
  { id: applicationId, ...input }: OfferInput & { id: string },
): Promise<Offer> {
  return inTransaction(ctx, async (tx) => {
    const application = await lockOfferable(tx, applicationId);
    await requireValid(tx, input, application.job_id);
    const { userId } = personOf(tx);
    const [id, now] = [newId(), tx.clock.now()];
    const created = await tx.db
      .insertInto('offer')
      .values({
        id,
        application_id: applicationId,
        company_id: application.company_id,
        job_id: application.job_id,
        state: 'draft',
        created_by: userId,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('application_id').where(isOpen).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw new Refusal('CONFLICT', { reason: 'offer_exists' });
    await insertVersion(tx, { offerId: id, number: 1, input, formerFiles: [] });
    await tx.emit('offer.changed', { offerId: id, applicationId, from: null, to: 'draft', isBeingChanged: false });
    return readOffer(tx, id);
  });
}

// As the unique index says it.
const isOpen = sql<boolean>`state in ('draft', 'pending', 'approved', 'sent')`;

async function lockOfferable(tx: TxCtx, id: string) {
  const { userId } = personOf(tx);
  const application = await tx.db
    .selectFrom('application')
    .select(['job_id', 'company_id', 'status', 'is_blind'])
    .select(({ eb }) => eb('company_id', '=', companiesOf(userId, RECRUITING)).as('may_write'))
    .where('id', '=', id)
    .where(seesApplication(tx.actor))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!application) throw notFound();
  if (!application.may_write) throw new Refusal('FORBIDDEN');
  if (application.is_blind) throw new Refusal('CONFLICT', { reason: 'not_revealed' });
  if (!offerableStatuses.includes(application.status)) throw wrongStatus();
  return application;
}

/**
 * Ends its approval. One that was sent can no longer be accepted.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID, CONFLICT offer_over, changed_meanwhile
 */
export async function changeOffer(
  ctx: Ctx,
  { id, version: number, ...input }: OfferInput & { id: string; version: number },
): Promise<Offer> {
  return inTransaction(ctx, async (tx) => {
    const offer = await lockToWrite(tx, id, 'change');
    const version = await readVersion(tx, id, number);
    await requireValid(tx, input, offer.job_id);
    const formerFiles = version.files.map((file) => file.id);
    const next = { offerId: id, number: number + 1, input, formerFiles };
    if (version.sent_at === null) await updateVersion(tx, version.id, next);
    else await insertVersion(tx, next);
    await moveOffer(tx, offer, 'draft', { reminded_at_days: null });
    await endApproval(tx, offer, version.id);
    return readOffer(tx, id);
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT offer_over, wrong_status if it was sent */
export async function discardOffer(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const offer = await lockToWrite(tx, id, 'change');
    if (offer.sent_at !== null) throw wrongStatus();
    await deleteOffer(tx, offer);
  });
}

/** Of a locked one that was never sent. */
export async function deleteOffer(
  tx: TxCtx,
  offer: Pick<LockedOffer, 'id' | 'state' | 'application_id'>,
): Promise<void> {
  await endApproval(tx, offer, (await readVersion(tx, offer.id)).id);
  await tx.db.deleteFrom('offer').where('id', '=', offer.id).execute();
  await tx.emit('offer.changed', {
    offerId: offer.id,
    applicationId: offer.application_id,
    from: offer.state,
    to: null,
    isBeingChanged: false,
  });
}

/** Of an offer that waited for it, or had it; `offer` as it was. */
export async function endApproval(tx: TxCtx, { state }: Pick<LockedOffer, 'state'>, versionId: string): Promise<void> {
  if (state === 'pending' || state === 'approved')
    await cancelApproval(tx, { kind: 'offer', offerVersionId: versionId });
}

interface Written {
  offerId: string;
  number: number;
  input: OfferInput;
  /** Of the version before, also those of other members. */
  formerFiles: readonly string[];
}

async function insertVersion(tx: TxCtx, written: Written): Promise<void> {
  const id = newId();
  await tx.db
    .insertInto('offer_version')
    .values({ id, offer_id: written.offerId, ...columnsOf(tx, written) })
    .execute();
  await writeFiles(tx, id, written);
}

async function updateVersion(tx: TxCtx, id: string, written: Written): Promise<void> {
  await tx.db.updateTable('offer_version').set(columnsOf(tx, written)).where('id', '=', id).execute();
  await tx.db.deleteFrom('offer_file').where('version_id', '=', id).execute();
  await writeFiles(tx, id, written);
}

const columnsOf = (tx: TxCtx, { number, input }: Written) => ({
  number,
  conditions: JSON.stringify(input.conditions),
  texts: JSON.stringify(textsOf(input)),
  locale: input.locale,
  binding_locale: input.bindingLocale,
  pay_reason: input.payReason,
  written_by: personOf(tx).userId,
  written_at: tx.clock.now(),
});

/** Only those in the two languages of the offer. */
const textsOf = ({ texts, locale, bindingLocale }: OfferInput): OfferInput['texts'] => ({
  [locale]: texts[locale],
  [bindingLocale]: texts[bindingLocale],
});

/** @throws Refusal INVALID file_gone */
async function writeFiles(tx: TxCtx, versionId: string, { input: { fileIds }, formerFiles }: Written): Promise<void> {
  if (fileIds.length === 0) return;
  const found = await tx.db
    .selectFrom('file')
    .select('id')
    .where('id', 'in', fileIds)
    .where((eb) =>
      eb.or([
        eb.and([eb('owner_id', '=', personOf(tx).userId), eb('kind', '=', 'attachment')]),
        eb('id', '=', eb.fn.any(eb.val([...formerFiles]))),
      ]),
    )
    .forKeyShare()
    .execute();
  if (found.length < new Set(fileIds).size) throw invalidField('fileIds', 'file_gone');
  await tx.db
    .insertInto('offer_file')
    .values([...new Set(fileIds)].map((fileId, position) => ({ version_id: versionId, file_id: fileId, position })))
    .execute();
}

/** @throws Refusal INVALID */
async function requireValid(tx: TxCtx, input: OfferInput, jobId: string): Promise<void> {
  const job = await tx.db.selectFrom('job').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const isStated = isStatedPay(presentSalary(job), input.conditions.fixedPay);
  const withoutLetter = [...new Set([input.locale, input.bindingLocale])].filter(
    (locale) => !input.texts[locale]?.letter,
  );
  const fields: FieldProblem[] = withoutLetter.map((locale) => ({ path: `texts.${locale}.letter`, code: 'required' }));
  if (isStated === false && input.payReason === '') fields.push({ path: 'payReason', code: 'required' });
  const answerBy = answerByProblem(input.conditions.answerBy, tx.clock.now());
  if (answerBy) fields.push({ path: 'conditions.answerBy', code: answerBy });
  if (fields.length > 0) throw new Refusal('INVALID', { fields });
}

/** The last day to answer is not past, and near enough for the candidate to know where they are. */
export function answerByProblem(answerBy: string, now: Date): FieldProblem['code'] | undefined {
  if (answerBy < dayOf(now)) return 'too_small';
  return answerBy > dayOf(daysAfter(now, ANSWER_DAYS_MAX)) ? 'too_big' : undefined;
}
