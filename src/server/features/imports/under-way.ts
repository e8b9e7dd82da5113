import type { ImportStatus } from '#contract/imports/import-choices.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import type { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import { findPerson } from '../accounts/find-person.ts';
import { can } from '../companies/access.ts';
import { findCompany } from '../companies/queries.ts';
import type { Inspector } from '../files/inspector.ts';
import type { ImportReader } from './import-reader.ts';
import './table.ts';

export interface ImportCtx extends Ctx {
  importReader: ImportReader;
  outgoing: Outgoing;
  inspector: Inspector;
}

/** In the name of the user who started the step. */
export type ActingCtx = ImportCtx & { actor: Person };

const columns = [
  'id',
  'kind',
  'company_id as companyId',
  'status',
  'mapping',
  'options',
  'rows',
  'is_unattended as isUnattended',
] as const;

export type FoundImport = NonNullable<Awaited<ReturnType<typeof lockAt>>>;

export const findImport = ({ db }: Ctx, importId: string) =>
  db
    .selectFrom('job_import')
    .select([...columns, 'acting_id as actingId'])
    .where('id', '=', importId)
    .executeTakeFirst();

/** Locked, if it is still at this step; of two concurrent tasks, one waits for the other. */
export const lockAt = ({ db }: TxCtx, importId: string, status: ImportStatus) =>
  db
    .selectFrom('job_import')
    .select([...columns])
    .where('id', '=', importId)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst();

/** The actor for a step: undefined for a user who no longer recruits for the company. */
export async function findRecruiter(ctx: Ctx, userId: string | null, companyId: string): Promise<Person | undefined> {
  const person = userId === null ? undefined : await findPerson(ctx, userId);
  const company = person && (await findCompany({ ...ctx, actor: person }, companyId));
  return company && person.role === 'employer' && can(person, company).edit ? person : undefined;
}
