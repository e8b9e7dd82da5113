import { SOURCE_TEXT_MAX } from '#contract/candidates/candidate-choices.ts';
import type { CandidateImportOptions } from '#contract/candidates/candidate-imports.ts';
import { locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLanguages } from '#web/app/languages.ts';
import type { RulesProps } from '#web/features/imports/import-kind.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The options for all rows of a file of candidates. */
export const CandidateImportRules = ({ options, onChange }: RulesProps<CandidateImportOptions>) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-3">
    <TextField
      label={m.candidate_import_rule_source()}
      hint={m.candidate_import_rule_source_hint()}
      maxLength={SOURCE_TEXT_MAX}
      isRequired
      value={options.source}
      onChange={({ target }) => onChange({ source: target.value })}
    />
    <NativeSelect
      label={m.candidate_import_rule_locale()}
      options={useLanguages([options.locale]).map((value) => ({ value, label: ownLanguageName(value) }))}
      value={options.locale}
      onChange={({ target }) => onChange({ locale: locales.find((one) => one === target.value) ?? options.locale })}
    />
    <DateField
      label={m.candidate_import_rule_told()}
      hint={m.candidate_import_rule_told_hint()}
      defaultValue={options.toldOn ?? ''}
      onChange={({ target }) => onChange({ toldOn: target.value || null })}
    />
  </div>
);
