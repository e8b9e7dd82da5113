import type { Person } from '../actor.ts';
import type { TxCtx } from '../context.ts';
import { daysAfter } from '../features/jobs/term.ts';
import '../features/profiles/table.ts';

/** The person as they would be signed in. */
export async function actorOf({ db }: Pick<TxCtx, 'db'>, userId: string): Promise<Person> {
  const { id: profileId, role } = await db
    .selectFrom('profile')
    .select(['id', 'role'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { kind: 'person', userId, profileId, role, sessionId: '' };
}

/** For what the person did at one moment some days ago. */
export function actingAs(tx: TxCtx, actor: TxCtx['actor'], daysAgo: number): TxCtx {
  const now = daysAfter(tx.clock.now(), -daysAgo);
  return { ...tx, actor, clock: { now: () => now } };
}
