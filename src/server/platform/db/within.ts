import { sql } from 'kysely';

import { Refusal } from '../http/refusal.ts';
import type { Tx } from './database.ts';

/** Rolls back a refused part to a savepoint, and continues; rethrows all other errors. */
export async function within<Result>({ db }: { db: Tx }, work: () => Promise<Result>): Promise<Result | Refusal> {
  await sql`savepoint part`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint part`.execute(db);
    await sql`release savepoint part`.execute(db);
    return error;
  }
}
