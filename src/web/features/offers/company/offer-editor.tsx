import type { ReactNode } from 'react';

import type { OfferInput } from '#contract/offers/offer-conditions.ts';
import type { OfferTemplates } from '#contract/offers/offer-templates.ts';
import type { StatedByJob } from '#contract/offers/offer-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { KeptForm } from '#web/app/kept-form.tsx';
import { type Kept, useKeptForm } from '#web/app/use-kept-form.ts';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { RequiredNote } from '#web/ui/field.tsx';

import { ContractFields, PlaceFields } from './contract-fields.tsx';
import { FileFields } from './file-fields.tsx';
import { LetterFields, type LetterFieldsProps } from './letter-fields.tsx';
import { inputOf, type OfferFormValues } from './offer-form.ts';
import { PayFields } from './pay-fields.tsx';

interface OfferEditorProps {
  first: OfferFormValues;
  kept: Kept;
  stated: StatedByJob;
  templates: OfferTemplates;
  facts: LetterFieldsProps['facts'];
  saveLabel: string;
  /** What saving does. */
  note?: string | undefined;
  onSave: (input: OfferInput) => Promise<void>;
  /** Beside the button that saves. */
  children?: ReactNode;
}

const loadSchema = async () => (await import('#contract/offers/offer-conditions.ts')).offerInput;

export const OfferEditor = (props: OfferEditorProps) => (
  <KeptForm kept={props.kept} first={props.first}>
    {(first) => <EditorForm {...props} first={first} />}
  </KeptForm>
);

function EditorForm({ first, kept, stated, templates, facts, saveLabel, note, onSave, children }: OfferEditorProps) {
  const { values, set, problems, problem, isSending, form, save } = useKeptForm(first, { kept, loadSchema, inputOf });
  const fields = { values, set, problems };
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void save(onSave);
      }}
    >
      <RequiredNote />
      <div className="mt-6 flex flex-col">
        <ContractFields {...fields} />
        <PlaceFields {...fields} />
        <PayFields {...fields} stated={stated} />
        <LetterFields {...fields} {...{ templates, facts }} />
        <FileFields {...fields} />
        <EditorSection id="answer" title={m.offers_answer()}>
          <DateField
            label={m.offer_term_answer_by()}
            hint={m.offers_answer_by_hint()}
            className="max-w-[36rem]"
            isRequired
            defaultValue={values.answerBy}
            errorMessage={problems.get('conditions.answerBy')}
            onChange={({ currentTarget: { value } }) => set({ answerBy: value })}
          />
        </EditorSection>
      </div>
      <div className="flex flex-col gap-4">
        {note && <Alert isStatic>{note}</Alert>}
        {problem && <Alert variant="attention">{problem}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={isSending}>
            {saveLabel}
          </Button>
          {children}
        </div>
      </div>
    </form>
  );
}
