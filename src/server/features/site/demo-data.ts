import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { StartError } from '../../platform/config.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import './table.ts';

const IS_DEMO =
  'This data is a demo, with passwords that everybody knows. Set DATA_DIR or DATABASE_URL to an empty place, or DEMO=1.';
const IS_NO_DEMO =
  'This data is of a real site, and a demo shows all of its mails. Set APP_URL to the address of the site, or DEMO=0; for a demo set DATA_DIR or DATABASE_URL to an empty place.';

/** Writes the demo's data into an empty database. */
export async function markAsDemo({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.insertInto('demo_data').defaultValues().execute();
}

/**
 * Checks that the data match DEMO.
 * @throws StartError
 */
export async function requireDemoAsConfigured(db: Db | Tx, { demo }: { demo: boolean }): Promise<void> {
  const isDemo = (await db.selectFrom('demo_data').select('id').executeTakeFirst()) !== undefined;
  if (isDemo !== demo) throw new StartError(isDemo ? IS_DEMO : IS_NO_DEMO);
}

/**
 * The same before a start, which migrates the database and fills an empty one.
 * @throws StartError
 */
export async function foreseeDemo(db: Db, config: { demo: boolean }): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('demo_data') is not null as exists`.execute(db);
  if (rows[0]?.exists !== true) return;
  const isEmpty = (await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) === undefined;
  if (!config.demo || !isEmpty) await requireDemoAsConfigured(db, config);
}
