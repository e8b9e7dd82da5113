import type { TxCtx } from '../../../context.ts';
import { within } from '../../../platform/db/within.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { eraseApplications } from '../../applications/retention/erase.ts';
import { type FinishedRow, noteOnly } from '../../imports/kind.ts';
import '../../imports/table.ts';
import { eraseCandidates } from '../erase.ts';
import '../table.ts';
import type { CandidateRow } from './apply.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { storeKnown } from './merge.ts';

/** One by one: a person may be in several rows. */
export async function undoCandidates(tx: TxCtx, rows: readonly CandidateRow[]): Promise<FinishedRow[]> {
  const finished: FinishedRow[] = [];
  for (const row of rows) {
    const result = await within(tx, () => undoRow(tx, row));
    const isRefused = result instanceof Refusal;
    finished.push(
      isRefused || !result
        ? { position: row.position, outcome: 'not_undone', note: noteOnly(isRefused ? 'refused' : 'changed_since') }
        : { position: row.position, outcome: 'undone' },
    );
  }
  return finished;
}

/** Returns false if the candidate was changed since. */
async function undoRow(tx: TxCtx, row: CandidateRow): Promise<boolean> {
  const { candidate_id: candidateId, before } = row;
  // Erased meanwhile.
  if (candidateId === null || before === null) return true;
  const hash = (await fingerprintsOf(tx, [candidateId])).get(candidateId);
  if (hash === undefined) return true;
  if (hash !== before.hash) return false;
  if (before.merged) await takeBack(tx, candidateId, before);
  await forgetRow(tx, row);
  if (!before.merged) await eraseCandidates(tx, [candidateId]);
  return true;
}

async function takeBack(
  tx: TxCtx,
  candidateId: string,
  { merged, hasNewCv, tags, noteId, applicationId }: NonNullable<CandidateRow['before']>,
): Promise<void> {
  if (merged) await storeKnown(tx, candidateId, merged);
  if (tags.length > 0)
    await tx.db.deleteFrom('candidate_tag').where('candidate_id', '=', candidateId).where('name', 'in', tags).execute();
  if (noteId !== null) await tx.db.deleteFrom('candidate_note').where('id', '=', noteId).execute();
  if (hasNewCv) await removeCv(tx, candidateId);
  if (applicationId !== null) await eraseApplications(tx, [applicationId]);
}

/** The sweep of unused files deletes it. */
async function removeCv({ db }: TxCtx, candidateId: string): Promise<void> {
  const { profile_id: profileId } = await db
    .updateTable('candidate')
    .set({ cv_file_id: null })
    .where('id', '=', candidateId)
    .returning('profile_id')
    .executeTakeFirstOrThrow();
  await db.updateTable('profile').set({ cv_file_id: null }).where('id', '=', profileId).execute();
}

/** What the file says of a person goes with them; the row stays, to be counted. */
async function forgetRow({ db }: TxCtx, { import_id: importId, position }: CandidateRow): Promise<void> {
  await db
    .updateTable('job_import_row')
    .set({ candidate_id: null, cells: '[]', reference: '', title: '', input: null, before: null })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute();
}
