import { useState } from 'react';

import { locales } from '#contract/locales.ts';
import { REFERENCES_MAX } from '#contract/screening/screening-choices.ts';
import type { Screening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useLanguages } from '#web/app/languages.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { WaitingReferences } from '../checked-parts.tsx';

interface ReferencesProps {
  screening: Screening;
  onChanged: () => Promise<void>;
}

/** Those who know the person's work: each is asked once the person agrees. */
export function References({ screening, onChanged }: ReferencesProps) {
  const [isAdding, setAdding] = useState(false);
  const { references, person, can, state } = screening;
  const mayAdd = can.write && state !== 'requested' && references.length < REFERENCES_MAX;
  return (
    <div className="mt-8">
      <EditorSection
        id="references"
        title={m.screening_part_references()}
        about={m.screening_reference_add_hint({ name: person.name })}
      >
        <WaitingReferences references={references} />
        {mayAdd && (
          <Button variant="outline" className="self-start" onClick={() => setAdding(true)}>
            {m.screening_reference_add()}
          </Button>
        )}
      </EditorSection>
      {isAdding && <AddReference {...{ screening, onChanged }} onClose={() => setAdding(false)} />}
    </div>
  );
}

function AddReference({
  screening: { id, locale, person },
  onChanged,
  onClose,
}: ReferencesProps & { onClose: () => void }) {
  const [values, setValues] = useState({ name: '', relation: '', address: '', locale });
  const languages = useLanguages([locale]);
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const add = async () => {
    await api.screenings.proposeReference({ id, ...values });
    showToast({ title: m.screening_reference_proposed({ name: person.name }) });
    await onChanged();
  };
  return (
    <FormDialog title={m.screening_reference_add()} action={m.screening_reference_add()} onClose={onClose} send={add}>
      {(problems) => (
        <>
          <TextField
            label={m.screening_reference_name()}
            isRequired
            value={values.name}
            errorMessage={problems.get('name')}
            onChange={({ currentTarget: { value } }) => set({ name: value })}
          />
          <TextField
            label={m.screening_reference_relation()}
            hint={m.screening_reference_relation_hint()}
            isRequired
            value={values.relation}
            errorMessage={problems.get('relation')}
            onChange={({ currentTarget: { value } }) => set({ relation: value })}
          />
          <TextField
            type="email"
            label={m.auth_email()}
            isRequired
            value={values.address}
            errorMessage={problems.get('address')}
            onChange={({ currentTarget: { value } }) => set({ address: value })}
          />
          <NativeSelect
            label={m.ui_language()}
            value={values.locale}
            options={languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={({ currentTarget: { value } }) =>
              set({ locale: locales.find((one) => one === value) ?? values.locale })
            }
          />
        </>
      )}
    </FormDialog>
  );
}
