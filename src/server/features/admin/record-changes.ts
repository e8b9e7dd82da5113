import type { AuditDetails } from '#contract/admin/audit.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import type { AgencyNamed } from '../agency/events.ts';
import '../approvals/events.ts';
import '../settings/events.ts';
import type { KeyChanged } from '../keys/events.ts';
import type { InvoiceIssued } from '../placements/events.ts';
import '../mail-texts/events.ts';
import '../offers/events.ts';
import '../own-pages/events.ts';
import '../presenting/events.ts';
import type { WebhookChanged } from '../webhooks/events.ts';
import { record } from './audit.ts';

export async function recordSetting(
  tx: TxCtx,
  { settingId, key, from, to }: DomainEvents['setting.changed'],
): Promise<void> {
  const values = { from, to } as Pick<AuditDetails, 'from' | 'to'>;
  await record(tx, {
    action: 'setting.changed',
    subject: { type: 'setting', id: settingId },
    details: { key, ...values },
  });
}

/** A company's keys belong to the audit trail of the company. */
export const recordKey = (tx: TxCtx, { action, keyId, name, companyId }: KeyChanged): Promise<void> =>
  record(tx, {
    action: `key.${action}`,
    subject: companyId === null ? { type: 'key', id: keyId } : { type: 'company', id: companyId },
    details: { apiKey: name },
  });

export const recordApprovalRule = (
  tx: TxCtx,
  { companyId, kind, approvers }: DomainEvents['approval_rule.changed'],
): Promise<void> =>
  record(tx, {
    action: 'approval_rule.changed',
    subject: { type: 'company', id: companyId },
    details: { approvalKind: kind, approvers },
  });

export const recordOfferSettings = (
  tx: TxCtx,
  { companyId, showsToManagers }: DomainEvents['offer_settings.changed'],
): Promise<void> =>
  record(tx, {
    action: showsToManagers ? 'offers.shown' : 'offers.hidden',
    subject: { type: 'company', id: companyId },
    details: {},
  });

export const recordAgency = (tx: TxCtx, { companyId, isNamed }: AgencyNamed): Promise<void> =>
  record(tx, {
    action: isNamed ? 'agency.named' : 'agency.unnamed',
    subject: { type: 'company', id: companyId },
  });

export const recordAgencySettings = (
  tx: TxCtx,
  { companyId }: DomainEvents['agency.settings_changed'],
): Promise<void> => record(tx, { action: 'agency.settings_changed', subject: { type: 'company', id: companyId } });

export const recordJobPresenting = (
  tx: TxCtx,
  { jobId, takes }: DomainEvents['job_presenting.changed'],
): Promise<void> =>
  record(tx, { action: takes ? 'presenting.accepted' : 'presenting.ended', subject: { type: 'job', id: jobId } });

export const recordInvoice = (tx: TxCtx, { agencyId }: InvoiceIssued): Promise<void> =>
  record(tx, { action: 'invoice.issued', subject: { type: 'company', id: agencyId } });

export const recordMailTexts = (
  tx: TxCtx,
  { id, kind, locale, isReset }: DomainEvents['mail_text.changed'],
): Promise<void> =>
  record(tx, {
    action: isReset ? 'mail_text.reset' : 'mail_text.changed',
    subject: { type: 'mail_text', id },
    details: { mailKind: kind, language: locale },
  });

export const recordPageVersion = (
  tx: TxCtx,
  { versionId, page, number }: DomainEvents['own_page.published'],
): Promise<void> =>
  record(tx, {
    action: 'own_page.published',
    subject: { type: 'own_page', id: versionId },
    details: { page, version: number },
  });

export const recordWebhook = (tx: TxCtx, { action, companyId, name }: WebhookChanged): Promise<void> =>
  record(tx, {
    action: `webhook.${action}`,
    subject: { type: 'company', id: companyId },
    details: { webhook: name },
  });
