import type { AuditDetails } from '#contract/admin/audit.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../settings/events.ts';
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
