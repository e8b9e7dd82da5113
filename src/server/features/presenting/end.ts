import { isDecided } from '#contract/applications/application-status.ts';

import type { TxCtx } from '../../context.ts';
import { withdrawWithoutConsent } from '../applications/change.ts';
import '../applications/table.ts';
import { moveRepresentation, type LockedRepresentation } from './lock.ts';

/**
 * By the person: the application is withdrawn, whatever the client answered, and shortlists no longer show them. Locked.
 */
export async function takeBackConsent(tx: TxCtx, representation: LockedRepresentation): Promise<void> {
  await moveRepresentation(tx, representation, 'taken_back');
  await withdrawPresented(tx, representation.id, { onlyBlind: false });
}

/**
 * By time, mandate or agency. What the client has not taken an interest in is withdrawn; others know each other by
 * name, and go on. Locked.
 */
export async function endConsent(tx: TxCtx, representation: LockedRepresentation): Promise<void> {
  await moveRepresentation(tx, representation, 'ended');
  // The platform does it, not the consultant, who has no part in the employer's application.
  await withdrawPresented({ ...tx, actor: { kind: 'system' } }, representation.id, { onlyBlind: true });
}

async function withdrawPresented(tx: TxCtx, representationId: string, { onlyBlind }: { onlyBlind: boolean }) {
  const application = await tx.db
    .selectFrom('application')
    .innerJoin('presentation', 'presentation.application_id', 'application.id')
    .select(['application.id', 'application.status', 'application.is_blind'])
    .where('presentation.representation_id', '=', representationId)
    // Presented while the caller waited for the representation, it is not locked yet.
    .forNoKeyUpdate(['application'])
    .executeTakeFirst();
  if (!application || isDecided(application.status) || (onlyBlind && !application.is_blind)) return;
  await withdrawWithoutConsent(tx, application);
}
