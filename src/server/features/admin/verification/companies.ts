import type { z } from 'zod';

import type { AdminCompany, verifyCompanyInput } from '#contract/admin/admin-verification.ts';
import type { DomainMail } from '#contract/companies/companies.ts';
import { companyTopic } from '#contract/topics.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { notFound, Refusal, wrongStatus } from '../../../platform/http/refusal.ts';
import { askDomainMail } from '../../companies/domain-mail.ts';
import { presentVerification } from '../../companies/present.ts';
import { findCompanyToChange, type CompanyRow } from '../../companies/queries.ts';
import { endVerification, recordVerification, UNVERIFIED } from '../../companies/verification.ts';
import { record } from '../audit.ts';
import { can } from './company-access.ts';
import { readCompany } from './read-company.ts';

/**
 * Verifies manually.
 * @throws Refusal NOT_FOUND; CONFLICT company_changed when its name or website is not the checked one, wrong_status if
 * it was verified manually already.
 */
export async function verifyCompany(
  ctx: Ctx,
  { id, how, note, name, website }: z.infer<typeof verifyCompanyInput>,
): Promise<AdminCompany> {
  return inTransaction(ctx, async (tx) => {
    const company = await lockCompany(tx, id, 'verify');
    if (company.name !== name || company.website !== website)
      throw new Refusal('CONFLICT', { reason: 'company_changed' });
    await recordVerification(tx, company, { how, note });
    await record(tx, { action: 'company.verified', subject: { type: 'company', id }, details: { check: how } });
    return readCompany(tx, id);
  });
}

/**
 * Withdraws a verification made manually or by email.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if it is not verified.
 */
export async function withdrawVerification(
  ctx: Ctx,
  { id, reason }: { id: string; reason: string },
): Promise<AdminCompany> {
  return inTransaction(ctx, async (tx) => {
    const { verified_how: how } = await lockCompany(tx, id, 'withdraw');
    await endVerification(tx, id, 'withdrawn', reason);
    await tx.db.updateTable('company').set(UNVERIFIED).where('id', '=', id).execute();
    await tx.invalidate([companyTopic(id)]);
    await record(tx, {
      action: 'company.verification_withdrawn',
      subject: { type: 'company', id },
      details: { reason, ...(how ? { check: how } : {}) },
    });
    return readCompany(tx, id);
  });
}

/**
 * Emails the company's domain, for its members to confirm.
 * @throws Refusal as askDomainMail.
 */
export async function askDomainMailFor(ctx: Ctx, input: { id: string; mailbox: string }): Promise<DomainMail> {
  return inTransaction(ctx, async (tx) => {
    const mail = await askDomainMail(tx, input);
    await record(tx, { action: 'company.domain_mail_sent', subject: { type: 'company', id: input.id } });
    return mail;
  });
}

async function lockCompany(tx: TxCtx, id: string, ability: keyof AdminCompany['can']): Promise<CompanyRow> {
  const company = await findCompanyToChange(tx, id);
  if (!company) throw notFound();
  if (!can(company, presentVerification(company))[ability]) throw wrongStatus();
  return company;
}
