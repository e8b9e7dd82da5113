import type { TxCtx } from '../../context.ts';
import './table.ts';

/**
 * The current time, but later than every earlier event of the application: the history is sorted by time, and another
 * machine's clock may have been ahead. The application must be locked.
 */
export async function nextMoment({ db, clock }: Pick<TxCtx, 'db' | 'clock'>, applicationId: string): Promise<Date> {
  const { last } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('application_event')
        .select('at')
        .where('application_id', '=', applicationId)
        .unionAll(eb.selectFrom('application_stage_move').select('at').where('application_id', '=', applicationId))
        .as('happened'),
    )
    .select(({ fn }) => fn.max('at').as('last'))
    .executeTakeFirstOrThrow();
  const now = clock.now();
  return last && last >= now ? new Date(last.getTime() + 1) : now;
}
