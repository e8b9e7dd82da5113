import type { CandidateImportOptions } from '#contract/candidates/candidate-imports.ts';
import { type CandidateImportField, candidateImportFields } from '#contract/candidates/import-fields.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import type { ImportKind } from '#web/features/imports/import-kind.ts';
import { noteTexts } from '#web/features/imports/import-words.ts';
import { candidateImportProblemWords } from '#words/imports.ts';

import { CandidateImportRules } from './candidate-import-rules.tsx';

const fieldLabels: Record<CandidateImportField, () => string> = {
  firstName: m.profile_first_name,
  lastName: m.profile_last_name,
  fullName: m.candidate_import_field_full_name,
  email: m.candidate_import_field_email,
  phone: m.candidate_phone,
  jobTitle: m.candidate_import_field_current_title,
  city: m.jobs_edit_city,
  country: m.jobs_edit_country,
  place: m.imports_field_place,
  languages: m.candidate_import_field_languages,
  skills: m.profile_skills,
  job: m.candidate_import_field_job,
  stage: m.candidate_import_field_stage,
  status: m.candidate_import_field_status,
  rejected: m.candidate_import_field_rejected,
  appliedOn: m.candidate_import_field_applied_on,
  source: m.candidate_source,
  tags: m.candidate_import_field_tags,
  notes: m.candidate_import_field_notes,
  cv: m.candidate_import_field_cv,
};

const labelOf = (name: string | null): string => {
  const field = candidateImportFields.find((one) => one === name);
  return field ? fieldLabels[field]() : (name ?? '');
};

export const candidateImports: ImportKind<CandidateImportField, CandidateImportOptions> = {
  fields: candidateImportFields,
  fieldLabel: (field) => fieldLabels[field](),
  Rules: CandidateImportRules,
  map: (input) => api.candidateImports.map(input),
  apply: (input) => api.candidateImports.apply(input),
  undo: (of) => api.candidateImports.undo(of),
  rows: {
    key: () => queries.candidateImports.rows.key(),
    list: (input) => api.candidateImports.rows(input),
    noteText: ({ code, field, value }) => {
      const text = code === 'refused' ? m.candidate_import_note_refused : noteTexts[code];
      return text({ field: labelOf(field), value: value ?? '' });
    },
    untitled: m.candidate_import_row_unnamed,
    pageOf: ({ candidateId }) => candidateId && paths.candidate(candidateId),
  },
  readKey: (of) => queries.candidateImports.read.queryOptions({ input: of }).queryKey,
  problemWords: candidateImportProblemWords,
  undoAbout: () => m.candidate_import_undo_about(),
};
