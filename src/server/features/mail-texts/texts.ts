import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';
import type { MailKind } from '#contract/mail-texts/mail-text-choices.ts';
import type { FieldProblem } from '#contract/problems.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import './events.ts';
import { catalogueText, partsOf, placeholdersOf, problemIn, type Texts } from './filling.ts';
import './table.ts';

/** By kind and language: `verify de`. */
export type OwnMailTexts = ReadonlyMap<string, Texts>;

export async function readMailTexts(db: Db | Tx): Promise<OwnMailTexts> {
  const rows = await db.selectFrom('mail_text').select(['kind', 'locale', 'texts']).execute();
  return new Map(rows.map(({ kind, locale, texts }) => [`${kind} ${locale}`, texts]));
}

/** Of a kind in one language. */
export interface MailTextsOf {
  kind: MailKind;
  locale: Locale;
}

/** @throws Refusal INVALID at `texts.PART` */
export function requireTexts(kind: MailKind, texts: Texts): void {
  const known = placeholdersOf(kind);
  const parts = new Map(partsOf(kind));
  const fields = Object.entries(texts).flatMap(([name, text]): FieldProblem[] => {
    const path = `texts.${name}`;
    const part = parts.get(name);
    if (!part) return [{ path, code: 'unknown_key' }];
    const problem = problemIn(text, part, known);
    if (!problem) return [];
    return [{ path, code: problem.code, ...(problem.name === undefined ? {} : { params: { name: problem.name } }) }];
  });
  if (fields.length > 0) throw new Refusal('INVALID', { fields });
}

/**
 * Stores what differs from the catalogue; a part that is not given keeps the original text. Emails already in the
 * outbox do not change.
 * @throws Refusal INVALID
 */
export async function saveMailTexts(ctx: Ctx, { kind, locale, texts }: MailTextsOf & { texts: Texts }): Promise<void> {
  requireTexts(kind, texts);
  const changed = Object.fromEntries(
    partsOf(kind).flatMap(([name, part]) => {
      const text = texts[name];
      return text === undefined || text === catalogueText(part, locale) ? [] : [[name, text]];
    }),
  );
  if (Object.keys(changed).length === 0) return resetMailTexts(ctx, { kind, locale });
  await inTransaction(ctx, async (tx) => {
    const stored = { texts: JSON.stringify(changed), updated_at: sql<Date>`now()`, updated_by: userIdOf(tx) };
    const { id } = await tx.db
      .insertInto('mail_text')
      .values({ id: newId(), kind, locale, ...stored })
      .onConflict((conflict) => conflict.columns(['kind', 'locale']).doUpdateSet(stored))
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.emit('mail_text.changed', { id, kind, locale, isReset: false });
    recordSecurityEvent(tx, 'setting.changed', { key: `mail_text.${kind}.${locale}` });
  });
}

/** Does nothing if it is the original text. */
export async function resetMailTexts(ctx: Ctx, { kind, locale }: MailTextsOf): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .deleteFrom('mail_text')
      .where('kind', '=', kind)
      .where('locale', '=', locale)
      .returning('id')
      .executeTakeFirst();
    if (!removed) return;
    await tx.emit('mail_text.changed', { id: removed.id, kind, locale, isReset: true });
    recordSecurityEvent(tx, 'setting.changed', { key: `mail_text.${kind}.${locale}` });
  });
}
