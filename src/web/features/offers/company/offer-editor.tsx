import { type ReactNode, useState } from 'react';

import type { OfferInput } from '#contract/offers/offer-conditions.ts';
import type { OfferTemplates } from '#contract/offers/offer-templates.ts';
import type { StatedByJob } from '#contract/offers/offer-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { storeValue } from '#web/app/stored-draft.ts';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { RequiredNote } from '#web/ui/field.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { ContractFields, PlaceFields } from './contract-fields.tsx';
import { FileFields } from './file-fields.tsx';
import { LetterFields, type LetterFieldsProps } from './letter-fields.tsx';
import type { OfferFormValues } from './offer-form.ts';
import { PayFields } from './pay-fields.tsx';
import { findTyped, useOfferForm } from './use-offer-form.ts';

interface OfferEditorProps {
  first: OfferFormValues;
  /** Where the browser keeps what is typed, and for which version. */
  kept: { key: string; version: number };
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

/** Writes an offer; what was typed before and not saved is there again. */
export function OfferEditor({ first, kept, ...props }: OfferEditorProps) {
  // Undefined: not read yet, as on the server. Null: nothing was typed, or it is discarded.
  const [typed, setTyped] = useState<OfferFormValues | null>();
  if (useIsInBrowser() && typed === undefined) setTyped(findTyped(kept.key, kept.version) ?? null);
  const discard = () => {
    storeValue(kept.key, undefined);
    setTyped(null);
  };
  return (
    <>
      {typed && (
        <Alert
          className="mb-6"
          action={
            <Button variant="outline" size="sm" onClick={discard}>
              {m.jobs_edit_kept_discard()}
            </Button>
          }
        >
          {m.offers_kept()}
        </Alert>
      )}
      <EditorForm key={typed ? 'typed' : 'first'} first={typed ?? first} kept={kept} {...props} />
    </>
  );
}

function EditorForm({ first, kept, stated, templates, facts, saveLabel, note, onSave, children }: OfferEditorProps) {
  const { values, set, problems, problem, isSending, form, save } = useOfferForm(first, kept);
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
