import { Controller } from 'react-hook-form';

import { languageCodes } from '#contract/languages.ts';
import { JOB_LANGUAGES_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { LanguageChip } from '#web/ui/language-chip.tsx';
import { LanguageLevelField } from '#web/ui/language-level-field.tsx';

import { EditorSection } from './editor-section.tsx';
import type { AskedLanguage } from './job-form.ts';
import { useEditor, useErrors } from './use-job-editor.ts';

// B2 is what most jobs mean by "good".
const EMPTY_ROW: AskedLanguage = { language: '', level: 'B2', required: true };

export function AskedLanguagesSection() {
  const { form } = useEditor();
  const errors = useErrors();
  return (
    <EditorSection id="asked-languages" title={m.jobs_edit_languages()} about={m.jobs_edit_languages_about()}>
      <div data-field="languages">
        <Controller
          control={form.control}
          name="languages"
          render={({ field: { value, onChange, onBlur } }) => (
            <LanguageLevelField<AskedLanguage>
              label={m.jobs_edit_languages_label()}
              hint={m.jobs_edit_languages_native()}
              languages={languageCodes}
              emptyRow={EMPTY_ROW}
              maxRows={JOB_LANGUAGES_MAX}
              {...{ value, onChange, onBlur }}
              errorMessage={errors.languages?.message}
              rowErrors={value.map((_, index) =>
                errors.languages?.[index] ? m.profile_language_incomplete() : undefined,
              )}
              renderExtra={(row, change) => <RowMeaning row={row} change={change} />}
            />
          )}
        />
      </div>
    </EditorSection>
  );
}

function RowMeaning({ row, change }: { row: AskedLanguage; change: (row: AskedLanguage) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <label className="flex items-center gap-3">
        <input
          type="checkbox"
          className="choice"
          checked={row.required}
          onChange={({ target }) => change({ ...row, required: target.checked })}
        />
        {m.jobs_edit_language_required()}
      </label>
      {row.language && row.level && <LanguageChip language={row.language} level={row.level} isPlus={!row.required} />}
    </div>
  );
}
