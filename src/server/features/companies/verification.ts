import type { VerificationMethod } from '#contract/admin/verification-choices.ts';
import type { VerificationEnd } from '#contract/admin/verifications.ts';
import { companyTopic } from '#contract/topics.ts';

import { userIdOf } from '../../actor.ts';
import type { TxCtx } from '../../context.ts';
import { newId } from '../../platform/id.ts';
import './events.ts';
import type { CompanyRow } from './queries.ts';
import './table.ts';

/** Columns of an unverified company. */
export const UNVERIFIED = { verified_at: null, verified_by: null, verified_how: null };

interface Check {
  how: VerificationMethod;
  /** The values that were checked. */
  note?: string;
  mail?: { email: string; asked_by: string; asked_at: Date };
}

/** Ends an earlier verification and pending links. The company must be locked. */
export async function recordVerification(
  tx: TxCtx,
  company: CompanyRow,
  { how, note = '', mail }: Check,
): Promise<void> {
  const { db, invalidate, clock } = tx;
  const checked = { verified_by: userIdOf(tx), verified_at: clock.now() };
  await endVerification(tx, company.id, 'replaced');
  await db
    .insertInto('company_verification')
    .values({
      id: newId(),
      company_id: company.id,
      how,
      name: company.name,
      website: company.website,
      note,
      ...checked,
      ...mail,
    })
    .execute();
  await db
    .updateTable('company')
    .set({ ...checked, verified_how: how })
    .where('id', '=', company.id)
    .execute();
  await db.deleteFrom('company_domain_mail').where('company_id', '=', company.id).execute();
  await invalidate([companyTopic(company.id)]);
  await tx.emit('company.verified', { companyId: company.id, how });
}

/** The caller updates the company's columns. `reason`: the administrator's text. */
export async function endVerification(
  { db, actor, clock }: TxCtx,
  companyId: string,
  how: VerificationEnd,
  reason = '',
): Promise<void> {
  await db
    .updateTable('company_verification')
    .set({ ended_at: clock.now(), ended_how: how, ended_by: userIdOf({ actor }), end_reason: reason })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .execute();
}
