import type { ImportAction, ImportNoteCode, ImportOutcome, ImportStatus } from '#contract/imports/import-choices.ts';
import type { ImportNote } from '#contract/imports/import-procedures.ts';
import { isLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { fieldLabel } from '#web/features/jobs/editor/field-labels.ts';
import { gapTitles } from '#web/features/jobs/gap-titles.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';

export const statusTexts: Record<ImportStatus, () => string> = {
  reading: m.imports_status_reading,
  checking: m.imports_status_checking,
  ready: m.imports_status_ready,
  applying: m.imports_status_applying,
  applied: m.imports_status_applied,
  undoing: m.imports_status_undoing,
  undone: m.imports_status_undone,
  failed: m.imports_status_failed,
};

export const actionTexts: Record<ImportAction, () => string> = {
  create: m.imports_action_create,
  change: m.imports_action_change,
  publish: m.imports_action_publish,
  reopen: m.imports_action_reopen,
  close: m.imports_action_close,
  same: m.imports_action_same,
  wrong: m.imports_action_wrong,
};

export const outcomeTexts: Record<ImportOutcome, () => string> = {
  done: m.imports_outcome_done,
  kept: m.imports_outcome_kept,
  undone: m.imports_outcome_undone,
  not_undone: m.imports_outcome_not_undone,
};

/** Fields of files that the job form lacks. */
const ownLabels: Partial<Record<string, () => string>> = {
  reference: m.imports_field_reference,
  place: m.imports_field_place,
  salary: m.imports_field_salary,
  salaryMin: m.imports_field_salary_min,
  salaryMax: m.imports_field_salary_max,
  currency: m.jobs_edit_currency,
  salaryPeriod: m.jobs_edit_period,
  variableTarget: m.imports_field_variable_target,
  variableCapped: m.imports_field_variable_capped,
  variableCap: m.imports_field_variable_cap,
  variableReached: m.imports_field_variable_reached,
  variableReachedYear: m.imports_field_variable_reached_year,
  variableCurrency: m.imports_field_variable_currency,
  relocationHelps: m.imports_field_relocation_helps,
  housingWeeks: m.offer_housing,
  movingCosts: m.offer_moving,
  movingCostsCurrency: m.imports_field_moving_costs_currency,
  shifts: m.imports_field_shifts,
  timeZone: m.imports_field_time_zone,
  locale: m.jobs_edit_primary_language,
};

/** A text field without a language is in the language of the row. */
export function importFieldLabel(field: string): string {
  const [name = '', locale] = field.split('.');
  const part = ownLabels[name]?.() ?? fieldLabel(name, getLocale());
  return isLocale(locale) ? m.jobs_edit_part_in({ part, language: listedLanguageName(locale) }) : part;
}

type Params = { field: string; value: string };

/** Of both kinds; each has words of its own for what it calls a row. */
export const noteTexts: Record<ImportNoteCode, (params: Params) => string> = {
  missing: m.imports_note_missing,
  not_understood: m.imports_note_not_understood,
  not_a_number: m.imports_note_not_a_number,
  not_a_date: m.imports_note_not_a_date,
  too_long: m.imports_note_too_long,
  duplicate: m.imports_note_duplicate,
  invalid: m.imports_note_invalid,
  draft_without: m.imports_note_draft_without,
  end_shortened: m.imports_note_end_shortened,
  wording: m.imports_note_wording,
  gap: ({ field }) => gapTitle(field),
  has_ended: m.imports_note_has_ended,
  publish_limit: m.imports_note_publish_limit,
  approval_needed: m.imports_note_approval_needed,
  undecided: m.imports_note_undecided,
  changed_since: m.imports_note_changed_since,
  has_applications: m.imports_note_has_applications,
  refused: m.imports_note_refused,
  same_person: m.candidate_import_note_same_person,
  known: m.candidate_import_note_known,
  objected: m.candidate_import_note_objected,
  job_unknown: m.candidate_import_note_job_unknown,
  stage_unknown: m.candidate_import_note_stage_unknown,
  cv_missing: m.candidate_import_note_cv_missing,
  cv_unusable: m.candidate_import_note_cv_unusable,
  candidate_limit: m.candidate_import_note_candidate_limit,
};

const gapTitle = (gap: string): string => (gap in gapTitles ? gapTitles[gap as keyof typeof gapTitles]() : gap);

export const noteText = ({ code, field, value }: ImportNote): string =>
  noteTexts[code]({ field: code === 'gap' ? (field ?? '') : importFieldLabel(field ?? ''), value: value ?? '' });
