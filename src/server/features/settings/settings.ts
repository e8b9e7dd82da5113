import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';

import { fieldProblems } from '#contract/problems.ts';
import { settingDefinitions, settingKeys, type SettingKey, type Settings } from '#contract/settings/settings.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import type { Changes } from '../../platform/live/changes.ts';
import { keepUntilInvalidated } from '../../platform/live/kept.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import './events.ts';
import './table.ts';

export const SETTINGS_TOPIC = 'settings';

export interface SettingRow {
  id: string;
  key: SettingKey;
  value: unknown;
}

/** Settings can then be found by id. */
export async function ensureSettings(db: Db): Promise<void> {
  const known = await db.selectFrom('platform_setting').select('key').execute();
  const missing = settingKeys.filter((key) => !known.some((row) => row.key === key));
  if (missing.length === 0) return;
  await db
    .insertInto('platform_setting')
    .values(
      missing.map((key) => ({
        id: newId(),
        key,
        value: JSON.stringify(settingDefinitions[key].initial),
        updated_by: null,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** In the order of their definition. */
export async function listSettings(ctx: Ctx): Promise<SettingRow[]> {
  const rows = await ctx.db
    .selectFrom('platform_setting')
    .select(['id', 'key', 'value'])
    .where('key', 'in', settingKeys)
    .execute();
  return rows.sort((a, b) => settingKeys.indexOf(a.key) - settingKeys.indexOf(b.key));
}

/**
 * @throws Refusal NOT_FOUND for an unknown id, INVALID if the value does not fit the key.
 */
export async function updateSetting(ctx: Ctx, input: { id: string; value: unknown }): Promise<SettingRow> {
  return inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const row = await db
      .selectFrom('platform_setting')
      .select(['id', 'key', 'value'])
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    // Its picture is stored with it (features/site/logo.ts).
    if (row.key === 'site.logo' && input.value !== null) throw invalidField('value', 'invalid');
    const parsed = settingDefinitions[row.key].schema.safeParse(input.value);
    if (!parsed.success) {
      throw new Refusal('INVALID', {
        fields: fieldProblems(parsed.error.issues).map((problem) => ({
          ...problem,
          path: ['value', problem.path].filter(Boolean).join('.'),
        })),
      });
    }
    return storeSetting(tx, row, parsed.data);
  });
}

/** The value must fit the key. */
export async function setSetting<Key extends SettingKey>(
  ctx: Ctx,
  key: Key,
  value: Settings[Key],
): Promise<SettingRow> {
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .selectFrom('platform_setting')
      .select(['id', 'key', 'value'])
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return storeSetting(tx, row, value);
  });
}

async function storeSetting(tx: TxCtx, row: SettingRow, value: unknown): Promise<SettingRow> {
  await tx.db
    .updateTable('platform_setting')
    .set({ value: JSON.stringify(value), updated_at: sql`now()`, updated_by: userIdOf(tx) })
    .where('id', '=', row.id)
    .execute();
  if (!isDeepStrictEqual(row.value, value)) {
    await tx.emit('setting.changed', { settingId: row.id, key: row.key, from: row.value, to: value });
    recordSecurityEvent(tx, 'setting.changed', { key: row.key });
  }
  await tx.invalidate([SETTINGS_TOPIC]);
  return { ...row, value };
}

/** A stored value that does not fit its key (from an older version) counts as not set. */
export const createSettingsReader = (db: Db, changes: Changes): ((within?: Tx) => Promise<Settings>) =>
  keepUntilInvalidated(db, changes, SETTINGS_TOPIC, readSettings);

async function readSettings(db: Db | Tx): Promise<Settings> {
  const rows = await db.selectFrom('platform_setting').select(['key', 'value']).execute();
  const stored = new Map<string, unknown>(rows.map((row) => [row.key, row.value]));
  const entries = settingKeys.map((key) => {
    const { schema, initial } = settingDefinitions[key];
    const parsed = schema.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : initial];
  });
  return Object.fromEntries(entries) as Settings;
}
