import { sql, type Insertable } from 'kysely';
import type { z } from 'zod';

import {
  ENTRIES_MAX,
  type certificationInput,
  type educationInput,
  type workExperienceInput,
} from '#contract/profiles/profiles.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { isOwn } from './access.ts';
import type { CertificationTable, EducationTable, WorkExperienceTable } from './table.ts';

interface EntryKind<Entry> {
  table: 'work_experience' | 'education' | 'certification';
  columnsOf(entry: Entry): object;
}

type Columns<Table> = Omit<Insertable<Table>, 'id' | 'profile_id'>;

export const workExperience = {
  table: 'work_experience',
  columnsOf: ({ position, company, startDate, endDate, isCurrent, description }): Columns<WorkExperienceTable> => ({
    position,
    company,
    start_date: startDate,
    end_date: endDate,
    is_current: isCurrent,
    description,
  }),
} satisfies EntryKind<z.infer<typeof workExperienceInput>>;

export const education = {
  table: 'education',
  columnsOf: ({ degree, institution, fieldOfStudy, startDate, endDate, description }): Columns<EducationTable> => ({
    degree,
    institution,
    field_of_study: fieldOfStudy,
    start_date: startDate,
    end_date: endDate,
    description,
  }),
} satisfies EntryKind<z.infer<typeof educationInput>>;

export const certification = {
  table: 'certification',
  columnsOf: ({
    name,
    issuingOrganization,
    issueDate,
    expirationDate,
    credentialUrl,
  }): Columns<CertificationTable> => ({
    name,
    issuing_organization: issuingOrganization,
    issue_date: issueDate,
    expiration_date: expirationDate,
    credential_url: credentialUrl,
  }),
} satisfies EntryKind<z.infer<typeof certificationInput>>;

/** @throws Refusal INVALID beyond ENTRIES_MAX of the kind. */
export async function addEntry<Entry>(ctx: Ctx, kind: EntryKind<Entry>, entry: Entry): Promise<Entry & { id: string }> {
  return onOwnProfile(ctx, async ({ db }, profileId) => {
    const { count } = await db
      .selectFrom(kind.table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow();
    if (count >= ENTRIES_MAX) throw invalidField('', 'too_long', { max: ENTRIES_MAX });
    const id = newId();
    await db
      .insertInto(kind.table)
      .values({ ...kind.columnsOf(entry), id, profile_id: profileId })
      .execute();
    return { ...entry, id };
  });
}

/** @throws Refusal NOT_FOUND, also for an entry of another profile. */
export async function updateEntry<Entry>(
  ctx: Ctx,
  kind: EntryKind<Entry>,
  entry: Entry & { id: string },
): Promise<Entry & { id: string }> {
  return onOwnProfile(ctx, async ({ db }, profileId) => {
    const { numUpdatedRows } = await db
      .updateTable(kind.table)
      .set(kind.columnsOf(entry))
      .where('id', '=', entry.id)
      .where('profile_id', '=', profileId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
    return entry;
  });
}

/** @throws Refusal NOT_FOUND, also for an entry of another profile. */
export async function removeEntry(ctx: Ctx, { table }: EntryKind<never>, id: string): Promise<void> {
  await onOwnProfile(ctx, async ({ db }, profileId) => {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', '=', id)
      .where('profile_id', '=', profileId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
  });
}

/** Locks the profile by updating it, which serializes the changes and counts of its entries. */
async function onOwnProfile<Result>(
  ctx: Ctx,
  work: (ctx: TxCtx, profileId: string) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (tx) => {
    const own = await tx.db
      .updateTable('profile')
      .set({ updated_at: sql`now()` })
      .where(isOwn(tx.actor))
      .returning('id')
      .executeTakeFirst();
    if (!own) throw notFound();
    return work(tx, own.id);
  });
}
