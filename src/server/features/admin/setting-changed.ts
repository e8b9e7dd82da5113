import type { AuditDetails } from '#contract/audit.ts';

import type { TxCtx } from '../../context.ts';
import type { Facts } from '../../facts.ts';
import '../settings/events.ts';
import { record } from './audit.ts';

/** Records which setting was changed from what to what. */
export async function recordSetting(tx: TxCtx, { settingId, key, from, to }: Facts['setting.changed']): Promise<void> {
  const values = { from, to } as Pick<AuditDetails, 'from' | 'to'>;
  await record(tx, {
    action: 'setting.changed',
    subject: { type: 'setting', id: settingId },
    details: { key, ...values },
  });
}
