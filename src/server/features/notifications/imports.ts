import type { TxCtx } from '../../context.ts';
import { findRecipients } from '../companies/members.ts';
import type { ScheduleTroubled } from '../imports/schedules/events.ts';
import { notify } from './notify.ts';

/** Whoever set the company's address learns that nothing came of it; where they left, the owners. */
export async function notifyOfSchedule(tx: TxCtx, { companyId, setBy, problem }: ScheduleTroubled): Promise<void> {
  const { name } = await tx.db
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const data = { kind: 'import_troubled', company_name: name, problem } as const;
  const at = tx.clock.now().toISOString();
  for (const userId of await findRecipients(tx, { companyId, jobId: null, responsibleId: setBy, actorId: null }))
    await notify(tx, {
      userId,
      type: 'other',
      data,
      aboutUserId: null,
      key: `import-schedule:${companyId}:${at}:${userId}`,
    });
}
