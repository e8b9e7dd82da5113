import { type CandidateImportOptions, candidateImportOptions } from '#contract/candidates/candidate-imports.ts';
import { type CandidateImportField, candidateImportFields } from '#contract/candidates/import-fields.ts';
import { m } from '#generated/paraglide/messages.js';

import type { ImportKind } from '../../imports/kind.ts';
import { applyCandidates } from './apply.ts';
import { guessCandidateFields } from './column-names.ts';
import { findCandidateEffects, finishCandidateCheck } from './effects.ts';
import type { CandidateBefore } from './merge.ts';
import { readCvs } from './read-cvs.ts';
import { checkCandidates, type ImportedCandidate } from './read-row.ts';
import { undoCandidates } from './undo.ts';

export const candidateImports: ImportKind<
  CandidateImportField,
  CandidateImportOptions,
  ImportedCandidate,
  CandidateBefore
> = {
  name: 'candidates',
  fields: candidateImportFields,
  options: candidateImportOptions,
  firstOptions: ({ locale }) => ({ source: m.candidate_import_source({}, { locale }), locale, toldOn: null }),
  readBeside: readCvs,
  guessFields: guessCandidateFields,
  checkRows: (_ctx, under, rows) => Promise.resolve(checkCandidates(under, rows)),
  findEffects: findCandidateEffects,
  // The source of a row is stored when it is checked.
  adaptChecked: (_tx, _importId, { before, options }) => Promise.resolve(before.source === options.source),
  finishCheck: finishCandidateCheck,
  showsNote: () => true,
  apply: applyCandidates,
  undo: undoCandidates,
};
