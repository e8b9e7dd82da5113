import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../own-pages/events.ts';
import { record } from './audit.ts';

export const recordPageVersion = (
  tx: TxCtx,
  { versionId, page, number }: DomainEvents['own_page.published'],
): Promise<void> =>
  record(tx, {
    action: 'own_page.published',
    subject: { type: 'own_page', id: versionId },
    details: { page, version: number },
  });
