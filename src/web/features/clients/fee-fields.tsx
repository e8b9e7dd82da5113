import { Plus, Trash2 } from 'lucide-react';

import { REFUND_STEPS_MAX } from '#contract/clients/client-choices.ts';
import { currencies } from '#contract/currencies.ts';
import { m } from '#generated/paraglide/messages.js';
import { newRandomId } from '#web/app/random-id.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldProblem } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

import type { FeeDraft } from './fee-draft.ts';

interface FeeFieldsProps {
  value: FeeDraft;
  /** By path within the terms. */
  problems: ReadonlyMap<string, string>;
  onChange: (value: FeeDraft) => void;
}

const NumberField = (props: TextFieldProps) => <TextField inputMode="decimal" autoComplete="off" {...props} />;

/** What a client pays for a placement, and what is paid back when. */
export function FeeFields({ value, problems, onChange }: FeeFieldsProps) {
  const set = (change: Partial<FeeDraft>) => onChange({ ...value, ...change });
  const number = (name: 'guaranteeDays' | 'paymentDays' | 'vatPercent', label: string) => (
    <NumberField
      label={label}
      value={value[name]}
      errorMessage={problems.get(name)}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
    />
  );
  return (
    <>
      <RadioGroup
        name="kind"
        label={m.client_fee()}
        look="row"
        value={value.kind}
        onChange={(kind) => set({ kind: kind === 'percent' || kind === 'fixed' ? kind : 'none' })}
        options={[
          { value: 'percent', label: m.client_fee_percent() },
          { value: 'fixed', label: m.client_fee_fixed() },
          { value: 'none', label: m.client_fee_not_agreed() },
        ]}
      />
      {value.kind === 'percent' && <PercentFields {...{ value, problems, onChange }} />}
      {value.kind === 'fixed' && <FixedFields {...{ value, problems, onChange }} />}
      {value.kind !== 'none' && (
        <>
          <div className="grid gap-5 md:grid-cols-3 md:items-end">
            {number('guaranteeDays', m.client_guarantee_days())}
            {number('paymentDays', m.client_payment_days())}
            {number('vatPercent', m.client_vat_percent())}
          </div>
          <RefundFields {...{ value, problems, onChange }} />
        </>
      )}
    </>
  );
}

const PercentFields = ({ value, problems, onChange }: FeeFieldsProps) => (
  <>
    <NumberField
      label={m.client_fee_percent_of_pay()}
      className="max-w-60"
      value={value.percent}
      errorMessage={problems.get('fee.percent')}
      onChange={({ currentTarget }) => onChange({ ...value, percent: currentTarget.value })}
    />
    <Checkbox
      label={m.client_fee_with_variable()}
      checked={value.withVariable}
      onChange={({ currentTarget }) => onChange({ ...value, withVariable: currentTarget.checked })}
    />
  </>
);

const FixedFields = ({ value, problems, onChange }: FeeFieldsProps) => (
  <div className="grid grid-cols-2 gap-5">
    <NumberField
      label={m.client_fee_amount()}
      value={value.amount}
      errorMessage={problems.get('fee.amount')}
      onChange={({ currentTarget }) => onChange({ ...value, amount: currentTarget.value })}
    />
    <NativeSelect
      label={m.jobs_edit_currency()}
      value={value.currency}
      options={currencies.map((one) => ({ value: one, label: one }))}
      onChange={({ currentTarget }) =>
        onChange({ ...value, currency: currencies.find((one) => one === currentTarget.value) ?? value.currency })
      }
    />
  </div>
);

function RefundFields({ value, problems, onChange }: FeeFieldsProps) {
  const { refunds } = value;
  const set = (steps: FeeDraft['refunds']) => onChange({ ...value, refunds: steps });
  const problem = problems.get('refunds');
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="text-sm font-semibold">{m.client_refunds()}</legend>
      <p className="text-sm text-soft">{m.client_refunds_hint()}</p>
      {refunds.map((step, at) => (
        <div key={step.key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
          <NumberField
            label={m.client_refund_until_day()}
            value={step.untilDay}
            errorMessage={problems.get(`refunds.${at}.untilDay`)}
            onChange={({ currentTarget }) => set(refunds.with(at, { ...step, untilDay: currentTarget.value }))}
          />
          <NumberField
            label={m.client_refund_percent()}
            value={step.percent}
            errorMessage={problems.get(`refunds.${at}.percent`)}
            onChange={({ currentTarget }) => set(refunds.with(at, { ...step, percent: currentTarget.value }))}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.client_refund_remove({ number: at + 1 })}
            onClick={() => set(refunds.toSpliced(at, 1))}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      ))}
      {problem && <FieldProblem>{m.client_refunds_wrong()}</FieldProblem>}
      {refunds.length < REFUND_STEPS_MAX && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => set([...refunds, { key: newRandomId(), untilDay: '', percent: '' }])}
        >
          <Plus aria-hidden="true" />
          {m.client_refund_add()}
        </Button>
      )}
    </fieldset>
  );
}
