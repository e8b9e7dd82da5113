import { FINDING_MAX } from '#contract/screening/screening-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { NoticeFields } from '#web/features/offers/notice-fields.tsx';
import { CountriesField } from '#web/features/profiles/countries-field.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { identityDocumentWords } from '#words/screening.ts';

import type { FieldsProps } from './screening-form.ts';

const documents = ['passport', 'identity_card', 'residence_permit'] as const;

/** Identity, right to work, availability; what stays empty was not talked about. */
export const FindingFields = ({ name, ...fields }: FieldsProps & { name: string }) => (
  <>
    <Identity {...fields} />
    <RightToWork {...fields} />
    <Availability {...fields} name={name} />
  </>
);

const Identity = ({ values: { document }, set }: FieldsProps) => (
  <EditorSection id="identity" title={m.screening_part_identity()} about={m.screening_document_hint()}>
    <NativeSelect
      label={m.screening_document()}
      className="max-w-[24rem]"
      emptyLabel={m.screening_not_talked()}
      value={document}
      options={documents.map((value) => ({ value, label: say(identityDocumentWords[value]) }))}
      onChange={({ currentTarget: { value } }) => set({ document: documents.find((one) => one === value) ?? '' })}
    />
  </EditorSection>
);

const RightToWork = ({ values: { countries, isSeen }, set, problems }: FieldsProps) => (
  <EditorSection id="right-to-work" title={m.screening_part_right_to_work()}>
    <CountriesField
      label={m.screening_countries()}
      value={countries}
      onChange={(chosen) => set({ countries: chosen })}
      {...(problems.has('findings.rightToWork.countries')
        ? { errorMessage: problems.get('findings.rightToWork.countries') ?? '' }
        : {})}
    />
    {countries.length > 0 && (
      <Checkbox
        label={m.screening_right_document()}
        hint={m.screening_document_hint()}
        checked={isSeen}
        onChange={({ currentTarget: { checked } }) => set({ isSeen: checked })}
      />
    )}
  </EditorSection>
);

const Availability = ({ values, set, problems, name }: FieldsProps & { name: string }) => (
  <EditorSection id="availability" title={m.screening_part_availability()}>
    <div className="grid gap-5 md:grid-cols-2">
      <DateField
        label={m.screening_available_from_label()}
        defaultValue={values.from}
        errorMessage={problems.get('findings.availability.from')}
        onChange={({ currentTarget: { value } }) => set({ from: value })}
      />
      <NoticeFields {...{ values, set }} errorMessage={problems.get('findings.availability.notice.amount')} />
    </div>
    <TextArea
      label={m.screening_words()}
      hint={m.screening_words_hint({ name })}
      rows={2}
      maxLength={FINDING_MAX}
      value={values.availabilityWords}
      errorMessage={problems.get('findings.availability.words')}
      onChange={({ currentTarget: { value } }) => set({ availabilityWords: value })}
    />
  </EditorSection>
);
