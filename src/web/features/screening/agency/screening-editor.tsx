import { locales } from '#contract/locales.ts';
import type { Screening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { KeptForm } from '#web/app/kept-form.tsx';
import { useLanguages } from '#web/app/languages.ts';
import { type Kept, useKeptForm } from '#web/app/use-kept-form.ts';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { FindingFields } from './finding-fields.tsx';
import { HeardLanguages } from './heard-languages.tsx';
import { type FieldsProps, formOf, inputOf, type ScreeningValues } from './screening-form.ts';
import { WishFields } from './wish-fields.tsx';

interface ScreeningEditorProps {
  screening: Screening;
  kept: Kept;
  /** In UTC. */
  today: string;
  onSaved: () => Promise<void>;
}

const loadSchema = async () => (await import('#contract/screening/screenings.ts')).screeningInput;

/** The template of the talk. */
export const ScreeningEditor = (props: ScreeningEditorProps) => (
  <KeptForm kept={props.kept} first={formOf(props.screening)}>
    {(first) => <EditorForm {...props} first={first} />}
  </KeptForm>
);

function EditorForm({ first, screening, kept, today, onSaved }: ScreeningEditorProps & { first: ScreeningValues }) {
  const { values, set, problems, problem, isSending, form, save } = useKeptForm(first, {
    kept,
    loadSchema,
    inputOf,
    staysOpen: true,
  });
  const fields: FieldsProps = { values, set, problems };
  const { name } = screening.person;
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void save(async (input) => {
          await api.screenings.save({ id: screening.id, ...input });
          showToast({ title: m.screening_saved() });
          await onSaved();
        });
      }}
    >
      <TalkLanguage {...fields} />
      <FindingFields {...fields} name={name} />
      <WishFields {...fields} name={name} />
      <HeardLanguages {...fields} {...{ screening, today }} />
      {problem && (
        <Alert variant="attention" className="mb-4">
          {problem}
        </Alert>
      )}
      <Button type="submit" isPending={isSending}>
        {m.screening_save()}
      </Button>
    </form>
  );
}

function TalkLanguage({ values: { locale }, set }: FieldsProps) {
  const languages = useLanguages([locale]);
  return (
    <EditorSection id="talk" title={m.screening_language_spoken()}>
      <NativeSelect
        label={m.screening_language_spoken()}
        isLabelHidden
        className="max-w-[24rem]"
        value={locale}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        onChange={({ currentTarget: { value } }) => set({ locale: locales.find((one) => one === value) ?? locale })}
      />
    </EditorSection>
  );
}
