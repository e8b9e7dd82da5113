import type { TxCtx } from '../../context.ts';
import { countRequest } from '../../platform/http/limits.ts';

/**
 * Counts an email to an applicant, so that repeated moves of an application do not fill an inbox. A decision, of which
 * there is one for each application, is counted for its recipient only, without `applicationId`.
 * @returns when it may be sent, if not now.
 */
export async function findTurn(
  tx: TxCtx,
  { applicationId, address }: { applicationId?: string | undefined; address: string },
): Promise<Date | undefined> {
  const settings = await tx.settings();
  const counted = [
    ...(applicationId ? [[`status-mails:${applicationId}`, 'limits.status_mails_per_application'] as const] : []),
    [`status-mails-to:${address}`, 'limits.status_mails_per_recipient'] as const,
  ];
  for (const [key, setting] of counted) {
    const { taken, seconds } = await countRequest(tx.db, key, settings[setting]);
    if (!taken) return new Date(tx.clock.now().getTime() + seconds * 1_000);
  }
  return undefined;
}
