import { type Currency, currencies } from '#contract/currencies.ts';
import { PLACEMENT_TITLE_MAX } from '#contract/placements/placement-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { amountOf } from '#web/ui/amount.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** As typed. */
export interface TypedPlacement {
  title: string;
  startsOn: string;
  fixedPay: string;
  variablePay: string;
  currency: Currency;
}

export const inputOf = ({ fixedPay, variablePay, ...draft }: TypedPlacement) => ({
  ...draft,
  fixedPay: amountOf(fixedPay),
  variablePay: amountOf(variablePay),
});

interface PlacementFieldsProps {
  draft: TypedPlacement;
  problems: ReadonlyMap<string, string>;
  onChange: (draft: TypedPlacement) => void;
}

export function PlacementFields({ draft, problems, onChange }: PlacementFieldsProps) {
  const change = (changed: Partial<TypedPlacement>) => onChange({ ...draft, ...changed });
  return (
    <>
      <TextField
        label={m.placement_title()}
        isRequired
        maxLength={PLACEMENT_TITLE_MAX}
        value={draft.title}
        errorMessage={problems.get('title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <DateField
        label={m.placement_starts_on()}
        isRequired
        defaultValue={draft.startsOn}
        errorMessage={problems.get('startsOn')}
        onChange={({ currentTarget }) => change({ startsOn: currentTarget.value })}
      />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem]">
        <TextField
          label={m.placement_fixed_pay()}
          hint={m.placement_fixed_pay_hint()}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          value={draft.fixedPay}
          errorMessage={problems.get('fixedPay')}
          onChange={({ currentTarget }) => change({ fixedPay: currentTarget.value })}
        />
        <TextField
          label={m.placement_variable_pay()}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          value={draft.variablePay}
          errorMessage={problems.get('variablePay')}
          onChange={({ currentTarget }) => change({ variablePay: currentTarget.value })}
        />
        <NativeSelect
          label={m.placement_currency()}
          options={currencies.map((value) => ({ value, label: value }))}
          value={draft.currency}
          onChange={({ currentTarget: { value } }) =>
            change({ currency: currencies.find((one) => one === value) ?? draft.currency })
          }
        />
      </div>
    </>
  );
}
