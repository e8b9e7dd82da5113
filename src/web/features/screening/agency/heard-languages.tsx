import { languageCodes } from '#contract/languages.ts';
import { SCREENING_LANGUAGES_MAX } from '#contract/screening/screening-choices.ts';
import type { Screening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { LanguageLevelField } from '#web/ui/language-level-field.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

import type { FieldsProps, HeardRow } from './screening-form.ts';

/** Each language, with the level heard, by whom and when. */
export function HeardLanguages({
  values,
  set,
  problems,
  screening,
  today,
}: FieldsProps & { screening: Screening; today: string }) {
  const { person, stated, consultants } = screening;
  const self = consultants.find(({ isSelf }) => isSelf)?.userId ?? '';
  const statedText = stated
    .map(({ language, level }) => `${languageName(language)} ${level === 'native' ? m.ui_native() : level}`)
    .join(', ');
  return (
    <EditorSection
      id="languages"
      title={m.screening_part_languages()}
      about={
        <>
          {m.screening_languages_hint({ name: person.name })}
          {statedText && <> {m.screening_languages_stated({ languages: statedText })}</>}
        </>
      }
    >
      <LanguageLevelField<HeardRow>
        label={m.screening_part_languages()}
        className="max-w-[48rem]"
        value={values.languages}
        onChange={(languages) => set({ languages })}
        emptyRow={{ language: '', level: '', heardBy: self, heardOn: today }}
        languages={languageCodes}
        allowsMotherTongue
        maxRows={SCREENING_LANGUAGES_MAX}
        rowErrors={values.languages.map((_, at) => rowProblem(problems, at))}
        renderExtra={(row, change) => (
          <div className="grid gap-3 md:grid-cols-2">
            <NativeSelect
              label={m.screening_heard_by()}
              emptyLabel={nameBefore(screening, row)}
              value={row.heardBy}
              options={consultants.map(({ userId, name }) => ({ value: userId, label: name }))}
              onChange={({ currentTarget: { value } }) => change({ ...row, heardBy: value })}
            />
            <DateField
              label={m.screening_heard_on()}
              defaultValue={row.heardOn}
              onChange={({ currentTarget: { value } }) => change({ ...row, heardOn: value })}
            />
          </div>
        )}
      />
    </EditorSection>
  );
}

/** Who heard it, if they have left the consultants. */
const nameBefore = ({ languages }: Screening, { language, heardBy }: HeardRow): string | undefined =>
  heardBy === '' ? languages.find((heard) => heard.language === language)?.heardBy : undefined;

const rowProblem = (problems: FieldsProps['problems'], at: number): string | undefined =>
  ['', '.language', '.level', '.heardBy', '.heardOn']
    .map((field) => problems.get(`languages.${at}${field}`))
    .find(Boolean);
