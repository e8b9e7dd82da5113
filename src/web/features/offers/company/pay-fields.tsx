import { PAY_REASON_MAX } from '#contract/offers/offer-choices.ts';
import type { StatedByJob } from '#contract/offers/offer-views.ts';
import { isStatedPay } from '#contract/offers/stated-pay.ts';
import { m } from '#generated/paraglide/messages.js';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { salaryText } from '#web/features/jobs/pay.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

import { AmountFields } from '../amount-fields.tsx';
import { type FieldsProps, fixedPayOf } from './offer-form.ts';

const NumberField = (props: TextFieldProps) => <TextField inputMode="numeric" autoComplete="off" {...props} />;

export function PayFields({ values, set, problems, stated }: FieldsProps & { stated: StatedByJob }) {
  const isOutside = values.amount.trim() !== '' && isStatedPay(stated.salary, fixedPayOf(values)) === false;
  return (
    <EditorSection id="pay" title={m.jobs_edit_pay()} about={m.offers_pay_about()}>
      <div className="grid grid-cols-2 items-end gap-5 md:grid-cols-4">
        <AmountFields
          {...{ values, set }}
          label={m.offer_term_fixed_pay()}
          isRequired
          errorMessage={problems.get('conditions.fixedPay.amount')}
        />
        {values.period === 'month' && (
          <NumberField
            label={m.offers_payments()}
            hint={m.offers_payments_hint()}
            className="col-span-2 md:col-span-4 md:max-w-[20rem]"
            value={values.payments}
            errorMessage={problems.get('conditions.fixedPay.payments')}
            onChange={({ currentTarget: { value } }) => set({ payments: value })}
          />
        )}
      </div>
      {stated.salary && <p className="text-sm text-soft">{m.offers_pay_stated({ pay: salaryText(stated.salary) })}</p>}
      {(isOutside || problems.has('payReason')) && (
        <TextArea
          label={m.offers_pay_reason()}
          hint={m.offers_pay_reason_hint()}
          isRequired
          rows={2}
          maxLength={PAY_REASON_MAX}
          value={values.payReason}
          errorMessage={problems.get('payReason')}
          onChange={({ currentTarget: { value } }) => set({ payReason: value })}
        />
      )}
      <VariablePay {...{ values, set, problems }} />
    </EditorSection>
  );
}

function VariablePay({ values, set, problems }: FieldsProps) {
  return (
    <>
      <Checkbox
        label={m.jobs_edit_variable()}
        checked={values.hasVariablePay}
        onChange={({ currentTarget: { checked } }) => set({ hasVariablePay: checked })}
      />
      {values.hasVariablePay && (
        <div className="grid gap-5 md:grid-cols-2">
          <NumberField
            label={m.jobs_edit_variable_target()}
            hint={m.jobs_edit_variable_target_hint({ currency: values.currency })}
            value={values.target}
            errorMessage={problems.get('conditions.variablePay.target')}
            onChange={({ currentTarget: { value } }) => set({ target: value })}
          />
          <Checkbox
            label={m.jobs_edit_variable_capped()}
            hint={m.jobs_edit_variable_capped_hint()}
            className="md:self-end"
            checked={values.isCapped}
            onChange={({ currentTarget: { checked } }) => set({ isCapped: checked })}
          />
          {values.isCapped && (
            <NumberField
              label={m.jobs_edit_variable_cap()}
              hint={m.jobs_edit_variable_cap_hint()}
              value={values.cap}
              errorMessage={problems.has('conditions.variablePay.cap') ? m.jobs_edit_variable_cap_wrong() : undefined}
              onChange={({ currentTarget: { value } }) => set({ cap: value })}
            />
          )}
          <Reached {...{ values, set, problems }} />
        </div>
      )}
    </>
  );
}

const Reached = ({ values, set, problems }: FieldsProps) => (
  <fieldset className="md:col-span-2">
    <legend className="font-medium">{m.jobs_edit_variable_reached()}</legend>
    <p className="text-sm text-soft">{m.jobs_edit_variable_reached_hint()}</p>
    <div className="mt-3 grid gap-5 md:grid-cols-2">
      <NumberField
        label={m.jobs_edit_variable_percent()}
        value={values.reachedPercent}
        errorMessage={problems.get('conditions.variablePay.reached.percent')}
        onChange={({ currentTarget: { value } }) => set({ reachedPercent: value })}
      />
      <NumberField
        label={m.jobs_edit_variable_year()}
        value={values.reachedYear}
        errorMessage={
          problems.has('conditions.variablePay.reached.year') ? m.jobs_edit_variable_year_wrong() : undefined
        }
        onChange={({ currentTarget: { value } }) => set({ reachedYear: value })}
      />
    </div>
  </fieldset>
);
