import { contractForms, offerForms } from '#contract/offers/offer-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { countryOptions } from '#web/features/companies/country-names.ts';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { choiceLabelInForm, choiceOptions } from '#web/features/jobs/job-words.ts';
import { PlaceField } from '#web/features/places/place-field.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { contractFormWords, offerFormWords } from '#words/offers.ts';

import { NoticeFields } from '../notice-fields.tsx';
import type { FieldsProps } from './offer-form.ts';

export function ContractFields({ values, set, problems }: FieldsProps) {
  return (
    <EditorSection id="contract" title={m.offers_contract()}>
      <div className="grid gap-5 md:grid-cols-2">
        <DateField
          label={m.offers_starts_on()}
          isRequired
          defaultValue={values.startsOn}
          errorMessage={problems.get('conditions.startsOn')}
          onChange={({ currentTarget: { value } }) => set({ startsOn: value })}
        />
        <NativeSelect
          label={m.offers_contract_form()}
          value={values.contractForm}
          options={contractForms.map((value) => ({ value, label: say(contractFormWords[value]) }))}
          onChange={({ currentTarget: { value } }) =>
            set({ contractForm: contractForms.find((one) => one === value) ?? values.contractForm })
          }
        />
        {values.contractForm === 'fixed_term' && (
          <DateField
            label={m.offers_ends_on()}
            isRequired
            defaultValue={values.endsOn}
            errorMessage={problems.get('conditions.endsOn')}
            onChange={({ currentTarget: { value } }) => set({ endsOn: value })}
          />
        )}
        <NativeSelect
          label={m.offer_term_employment()}
          value={values.employmentType}
          emptyLabel={m.offer_term_not_stated()}
          options={choiceOptions('employmentType')}
          onChange={({ currentTarget: { value } }) =>
            set({ employmentType: choiceOptions('employmentType').find((one) => one.value === value)?.value ?? '' })
          }
        />
      </div>
      <Ending {...{ values, set, problems }} />
      <RadioGroup
        name="form"
        label={m.offer_term_form()}
        value={values.form}
        options={offerForms.map((value) => ({ value, label: say(offerFormWords[value]) }))}
        onChange={(value) => set({ form: offerForms.find((one) => one === value) ?? values.form })}
      />
    </EditorSection>
  );
}

const Ending = ({ values, set, problems }: FieldsProps) => (
  <div className="grid gap-5 md:grid-cols-2">
    <TextField
      label={m.offers_probation()}
      hint={m.offers_probation_hint()}
      inputMode="numeric"
      autoComplete="off"
      value={values.probationMonths}
      errorMessage={problems.get('conditions.probationMonths')}
      onChange={({ currentTarget: { value } }) => set({ probationMonths: value })}
    />
    <NoticeFields
      {...{ values, set }}
      hint={m.offers_notice_hint()}
      errorMessage={problems.get('conditions.notice.amount')}
    />
  </div>
);

export function PlaceFields({ values, set, problems }: FieldsProps) {
  return (
    <EditorSection id="place" title={m.offers_place()}>
      <div className="grid gap-5 md:grid-cols-2">
        <PlaceField
          label={m.jobs_edit_city()}
          value={values.city}
          errorMessage={problems.get('conditions.city')}
          onChange={(city) => set({ city })}
          onCountry={(country) => set({ country })}
        />
        <ComboBox
          label={m.jobs_edit_country()}
          options={countryOptions()}
          value={values.country}
          errorMessage={problems.get('conditions.country')}
          onChange={(country) => set({ country })}
        />
        <NativeSelect
          label={choiceLabelInForm('workplace')}
          value={values.workplace}
          emptyLabel={m.offer_term_not_stated()}
          options={choiceOptions('workplace')}
          onChange={({ currentTarget: { value } }) =>
            set({ workplace: choiceOptions('workplace').find((one) => one.value === value)?.value ?? '' })
          }
        />
        <TextField
          label={m.offers_hours()}
          inputMode="decimal"
          autoComplete="off"
          value={values.hoursPerWeek}
          errorMessage={problems.get('conditions.hoursPerWeek')}
          onChange={({ currentTarget: { value } }) => set({ hoursPerWeek: value })}
        />
      </div>
    </EditorSection>
  );
}
