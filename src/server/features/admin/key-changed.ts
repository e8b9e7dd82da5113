import type { TxCtx } from '../../context.ts';
import type { KeyChanged } from '../keys/events.ts';
import { record } from './audit.ts';

/** A company's keys belong to the audit trail of the company. */
export const recordKey = (tx: TxCtx, { action, keyId, name, companyId }: KeyChanged): Promise<void> =>
  record(tx, {
    action: `key.${action}`,
    subject: companyId === null ? { type: 'key', id: keyId } : { type: 'company', id: companyId },
    details: { apiKey: name },
  });
