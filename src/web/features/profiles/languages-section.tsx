import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';

import { languageCodes } from '#contract/languages.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { LanguageLevelField, type LanguageRow } from '#web/ui/language-level-field.tsx';

import { EditableSection, type InPlace } from './editable-section.tsx';
import { LanguagesWithEvidence } from './language-evidence.tsx';
import { useUpdateProfile } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';

const loadSchema = async () => (await import('#contract/profiles/profiles.ts')).profileInput.pick({ languages: true });

interface LanguagesSectionProps {
  profile: Profile;
  about: string;
  /** Below the languages. */
  children?: ReactNode;
}

export function LanguagesSection({ profile, about, children }: LanguagesSectionProps) {
  return (
    <EditableSection
      id="languages"
      title={m.profile_languages()}
      about={about}
      emptyText={profile.languages.length === 0 ? m.profile_languages_empty() : undefined}
      renderForm={(place) => <LanguagesForm profile={profile} {...place} />}
    >
      <LanguagesWithEvidence languages={profile.languages} evidence={profile.languageEvidence} />
      {children}
    </EditableSection>
  );
}

const EMPTY_ROW: LanguageRow = { language: '', level: '' };

function LanguagesForm({ profile: { languages }, onSaved, onCancel }: InPlace & { profile: Profile }) {
  const save = useUpdateProfile();
  const defaultValues = { languages: languages.length > 0 ? languages : [EMPTY_ROW] } as Pick<Profile, 'languages'>;
  const { form, problem, submit } = useSectionForm({ loadSchema, defaultValues, save, onSaved });
  const { errors, isSubmitting } = form.formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <Controller
        control={form.control}
        name="languages"
        render={({ field: { value, onChange, onBlur } }) => (
          <LanguageLevelField<LanguageRow>
            label={m.profile_languages()}
            hint={m.profile_languages_hint()}
            allowsMotherTongue
            languages={languageCodes}
            emptyRow={EMPTY_ROW}
            {...{ value, onChange, onBlur }}
            // The only possible error of a row is a missing choice.
            rowErrors={value.map((_, index) =>
              errors.languages?.[index] ? m.profile_language_incomplete() : undefined,
            )}
          />
        )}
      />
    </SectionForm>
  );
}
