import { currencies, type Currency } from '#contract/currencies.ts';
import { m } from '#generated/paraglide/messages.js';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface FreePayProps {
  isForOtherPay: boolean;
  /** As typed. */
  amount: string;
  currency: Currency;
  /** Of the amount. */
  problem: string | undefined;
  onPayChange: (isForOtherPay: boolean) => void;
  onAmountChange: (amount: string) => void;
  onCurrencyChange: (currency: Currency) => void;
}

/** Which offers need no approval. */
export function FreePay({ isForOtherPay, amount, currency, problem, ...changes }: FreePayProps) {
  return (
    <>
      <Checkbox
        label={m.approval_free_pay()}
        checked={isForOtherPay}
        onChange={({ currentTarget }) => changes.onPayChange(currentTarget.checked)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-end gap-4">
        <TextField
          label={m.approval_free_up_to()}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          errorMessage={problem}
          onChange={({ currentTarget }) => changes.onAmountChange(currentTarget.value)}
        />
        <NativeSelect
          label={m.approval_free_currency()}
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={({ currentTarget }) =>
            changes.onCurrencyChange(currencies.find((one) => one === currentTarget.value) ?? currency)
          }
        />
      </div>
      <p className="-mt-3 text-sm text-soft">{m.approval_free_up_to_hint()}</p>
    </>
  );
}
