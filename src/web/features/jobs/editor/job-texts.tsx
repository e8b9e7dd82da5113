import { Controller } from 'react-hook-form';

import { RICH_TEXT_BYTES_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { loadLater } from '#web/ui/load-later.tsx';
import { RichText } from '#web/ui/rich-text.tsx';

import { EditorSection } from './editor-section.tsx';
import { useEditor, useErrors } from './use-job-editor.ts';

export const MachineTranslation = loadLater(() => import('./machine/machine-translation.tsx'));

export function TextSection() {
  const editor = useEditor();
  const primary = editor.form.watch('primaryLocale');
  return (
    <EditorSection id="text" title={m.jobs_edit_text()}>
      {/* A machine translation that became the original. */}
      <MachineTranslation editor={editor} locale={primary} />
      <JobTexts locale={primary} />
    </EditorSection>
  );
}

export function JobTexts({ locale }: { locale: Locale }) {
  const { form } = useEditor();
  const errors = useErrors().translations?.[locale];
  const isPrimary = form.watch('primaryLocale') === locale;
  const fields = [
    {
      name: 'description',
      label: m.jobs_edit_description(),
      hint: m.jobs_edit_description_hint(),
      isRequired: isPrimary,
    },
    {
      name: 'requirements',
      label: m.jobs_edit_requirements(),
      hint: m.jobs_edit_requirements_hint(),
      isRequired: false,
    },
  ] as const;
  return fields.map(({ name, label, hint, isRequired }) => (
    <div key={`${locale}.${name}`} data-field={`translations.${locale}.${name}`}>
      <Controller
        control={form.control}
        name={`translations.${locale}.${name}`}
        render={({ field: { value, onChange, onBlur } }) => (
          <RichText
            {...{ label, value, onChange, onBlur, isRequired }}
            hint={isPrimary ? hint : undefined}
            lang={locale}
            maxBytes={RICH_TEXT_BYTES_MAX}
            errorMessage={errors?.[name] && m.jobs_edit_text_too_long()}
          />
        )}
      />
    </div>
  ));
}
