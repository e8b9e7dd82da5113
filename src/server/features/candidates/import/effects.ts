import { sql } from 'kysely';

import type { CandidateImportOptions } from '#contract/candidates/candidate-imports.ts';
import type { CandidateImportField } from '#contract/candidates/import-fields.ts';
import type { ImportNote } from '#contract/imports/import-procedures.ts';

import type { TxCtx } from '../../../context.ts';
import { type CheckedRow, type ImportUnderWay, noteOnly, type RowEffect } from '../../imports/kind.ts';
import '../../imports/table.ts';
import { findKnown } from '../add.ts';
import { findCvs } from './cvs.ts';
import { findJobsByName, placeIn } from './jobs-by-name.ts';
import type { ImportedCandidate } from './read-row.ts';

export type CandidatesUnderWay = ImportUnderWay<CandidateImportField, CandidateImportOptions>;

export async function findCandidateEffects(
  tx: TxCtx,
  { id: importId, companyId }: CandidatesUnderWay,
  checked: readonly CheckedRow<ImportedCandidate>[],
): Promise<RowEffect[]> {
  const known = await findKnown(
    tx,
    companyId,
    checked.map(({ reference }) => reference),
  );
  const [jobs, cvs] = [await findJobsByName(tx, companyId), await findCvs(tx, importId)];
  return checked.map(({ reference, input }): RowEffect => {
    if (!input) return { action: 'wrong' };
    const candidate = known.get(reference);
    if (candidate?.hasObjected) return { action: 'same', notes: [noteOnly('objected')] };
    const notes = [...placeIn(jobs, input).notes, ...notesOnCv(cvs, input)];
    if (!candidate) return { action: 'create', notes };
    return { action: 'change', candidateId: candidate.id, notes: [noteOnly('known'), ...notes] };
  });
}

function notesOnCv(cvs: ReadonlyMap<string, string | null>, { cv }: ImportedCandidate): ImportNote[] {
  if (cv === '' || cvs.get(cv)) return [];
  return [{ code: cvs.has(cv) ? 'cv_unusable' : 'cv_missing', field: 'cv', value: cv.slice(0, 120) }];
}

/** Rows of the same address become one candidate. */
export async function finishCandidateCheck({ db }: TxCtx, { id: importId }: CandidatesUnderWay): Promise<void> {
  // Computed once and first: the planner has no statistics for a new import, assumes one row, and would compare all
  // rows with each other.
  await sql`
    update job_import_row as row
    set action = 'change', warnings = warnings || jsonb_build_array(
      jsonb_build_object('code', 'same_person', 'field', null, 'value', numbered.first::text))
    from (
      select position, min(position) over (partition by reference) as first
      from job_import_row where import_id = ${importId} and action = 'create') as numbered
    where row.import_id = ${importId} and row.position = numbered.position and numbered.first < numbered.position`.execute(
    db,
  );
}
