import { inTransaction, type Ctx } from '../../context.ts';
import '../agency/table.ts';
import { dayOf, daysAfter } from '../jobs/term.ts';
import { endConsent } from './end.ts';
import './events.ts';
import { lockRepresentation } from './lock.ts';
import './table.ts';

const AT_ONCE = 500;
const REMINDED_DAYS = 14;

/** Consents whose last day is past, and those given to a former house agency. */
export async function endDueConsents(ctx: Ctx): Promise<void> {
  const today = dayOf(ctx.clock.now());
  const due = await ctx.db
    .selectFrom('representation')
    .select('id')
    .where(({ and, eb, exists, not, or, selectFrom }) =>
      or([
        and([eb('state', '=', 'given'), eb('ends_on', '<', today)]),
        and([
          eb('state', 'in', ['asked', 'given']),
          not(
            exists(
              selectFrom('agency')
                .select('company_id')
                .whereRef('agency.company_id', '=', 'representation.agency_id')
                .where('agency.named_at', 'is not', null),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due)
    await inTransaction(ctx, async (tx) => {
      const consent = await lockRepresentation(tx, id);
      // It may have been withdrawn meanwhile.
      if (consent.state === 'asked' || consent.state === 'given') await endConsent(tx, consent);
    });
}

/** Once, two weeks before the last day. */
export async function remindOfConsents(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .selectFrom('representation')
    .select('id')
    .where('state', '=', 'given')
    .where('reminded_at', 'is', null)
    .where('ends_on', '<=', dayOf(daysAfter(now, REMINDED_DAYS)))
    .orderBy('ends_on')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due)
    await inTransaction(ctx, async (tx) => {
      const reminded = await tx.db
        .updateTable('representation')
        .set({ reminded_at: now })
        .where('id', '=', id)
        .where('state', '=', 'given')
        .where('reminded_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (reminded) await tx.emit('representation.ending', { representationId: id });
    });
}
