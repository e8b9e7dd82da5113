import { userIdOf } from '../../../actor.ts';
import type { TxCtx } from '../../../context.ts';
import '../../files/table.ts';
import { handOverCv } from '../add.ts';
import '../table.ts';

/** Ids of the import's CVs by name; null for one that cannot be used. */
export async function findCvs({ db }: TxCtx, importId: string): Promise<Map<string, string | null>> {
  const cvs = await db
    .selectFrom('candidate_import_cv')
    .select(['name', 'file_id'])
    .where('import_id', '=', importId)
    .execute();
  return new Map(cvs.map(({ name, file_id }) => [name, file_id]));
}

/** It is now of the user who imports, from whom it is handed over to the candidate. */
export async function takeCv({ db, ...tx }: TxCtx, importId: string, fileId: string): Promise<void> {
  const owner = userIdOf(tx);
  if (owner !== null) await db.updateTable('file').set({ owner_id: owner }).where('id', '=', fileId).execute();
  await db.deleteFrom('candidate_import_cv').where('import_id', '=', importId).where('file_id', '=', fileId).execute();
}

/** For a person whom the company added and of whom it has no CV. Returns whether it was kept. */
export async function addCv(tx: TxCtx, candidateId: string, cvFileId: string): Promise<boolean> {
  const person = await tx.db
    .selectFrom('candidate')
    .innerJoin('profile', 'profile.id', 'candidate.profile_id')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select(['account.id as userId', 'profile.id as profileId'])
    .where('candidate.id', '=', candidateId)
    .where('candidate.cv_file_id', 'is', null)
    .where('account.added_by_company', '=', true)
    .executeTakeFirst();
  if (!person) return false;
  await handOverCv(tx, { cvFileId, from: userIdOf(tx), ...person });
  await tx.db.updateTable('candidate').set({ cv_file_id: cvFileId }).where('id', '=', candidateId).execute();
  return true;
}
