import type { ChoiceField } from '#contract/jobs/job-choices.ts';
import { JOB_TITLE_MAX } from '#contract/limits.ts';
import { isLocale, type Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLanguages } from '#web/app/languages.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { choiceLabelInForm, choiceOptions } from '../job-words.ts';
import { EditorSection } from './editor-section.tsx';
import { emptyText, isEmptyText } from './form-text.ts';
import { useFields } from './use-fields.ts';
import { useEditor, useErrors } from './use-job-editor.ts';

export function RoleSection() {
  const { form } = useEditor();
  const { entry } = useFields();
  const errors = useErrors();
  const primary = form.watch('primaryLocale');
  return (
    <EditorSection id="role" title={m.jobs_edit_role()}>
      <PrimaryLanguage />
      <TextField
        key={primary}
        label={m.jobs_edit_title()}
        hint={m.jobs_edit_title_hint()}
        isRequired
        lang={primary}
        maxLength={JOB_TITLE_MAX}
        errorMessage={errors.translations?.[primary]?.title?.message}
        {...entry(`translations.${primary}.title`)}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <ChoiceSelect field="category" isRequired />
        <ChoiceSelect field="employmentType" isRequired />
        <ChoiceSelect field="experienceLevel" />
        <TextField
          label={m.jobs_edit_openings()}
          type="number"
          min={1}
          max={999}
          inputMode="numeric"
          errorMessage={errors.openings?.message}
          {...entry('openings')}
        />
      </div>
    </EditorSection>
  );
}

function ChoiceSelect({ field, isRequired = false }: { field: ChoiceField; isRequired?: boolean }) {
  const { entry } = useFields();
  return (
    <NativeSelect
      label={choiceLabelInForm(field)}
      isRequired={isRequired}
      emptyLabel={isRequired ? m.jobs_edit_choose() : m.jobs_edit_unstated()}
      options={choiceOptions(field)}
      errorMessage={useErrors()[field]?.message}
      {...entry(field)}
    />
  );
}

/** The text moves to the new language, unless that already has one. */
function PrimaryLanguage() {
  const { form } = useEditor();
  const primary = form.watch('primaryLocale');
  function change(to: Locale) {
    const texts = form.getValues('translations');
    if (isEmptyText(texts[to]) && !isEmptyText(texts[primary])) {
      form.setValue(`translations.${to}`, texts[primary], { shouldDirty: true });
      form.setValue(`translations.${primary}`, emptyText, { shouldDirty: true });
    }
    form.setValue('primaryLocale', to, { shouldDirty: true });
  }
  return (
    <NativeSelect
      label={m.jobs_edit_primary_language()}
      hint={m.jobs_edit_primary_language_hint()}
      name="primaryLocale"
      options={useLanguages([primary]).map((value) => ({ value, label: listedLanguageName(value) }))}
      value={primary}
      onChange={({ target }) => isLocale(target.value) && change(target.value)}
    />
  );
}
