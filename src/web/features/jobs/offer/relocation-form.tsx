import { useState } from 'react';

import { currencies, type Currency } from '#contract/currencies.ts';
import type { Relocation } from '#contract/jobs/job-offer.ts';
import { HOUSING_WEEKS_MAX, type RelocationHelp, relocationHelps } from '#contract/jobs/relocation-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { helpText } from './offer-words.ts';

interface RelocationFormProps {
  jobId: string;
  first: Relocation | null;
}

export function RelocationForm({ jobId, first }: RelocationFormProps) {
  const [helps, setHelps] = useState<readonly RelocationHelp[]>(first?.helps ?? []);
  const [weeks, setWeeks] = useState(String(first?.housingWeeks ?? ''));
  const [amount, setAmount] = useState(String(first?.movingCosts?.amount ?? ''));
  const [currency, setCurrency] = useState<Currency>(first?.movingCosts?.currency ?? 'EUR');
  const { problem, problems, isSending, send } = useSend();
  const save = () =>
    send(
      async () => {
        const isEmpty = helps.length === 0 && !weeks.trim() && !amount.trim();
        const relocation = {
          helps: [...helps],
          housingWeeks: weeks.trim() ? Number(weeks) : null,
          movingCosts: amount.trim() ? { amount: Number(amount), currency } : null,
        };
        await api.jobs.update({ id: jobId, relocation: isEmpty ? null : relocation });
        showToast({ title: m.offer_saved() });
      },
      { isKept: true },
    );
  return (
    <form
      noValidate
      method="dialog"
      className="flex max-w-[40rem] flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Helps helps={helps} onChange={setHelps} />
      <TextField
        type="number"
        min={1}
        max={HOUSING_WEEKS_MAX}
        label={m.offer_housing()}
        hint={m.offer_housing_hint()}
        value={weeks}
        onChange={({ target }) => setWeeks(target.value)}
        errorMessage={problems.get('relocation.housingWeeks')}
      />
      <MovingCosts
        {...{ amount, currency }}
        onAmount={setAmount}
        onCurrency={setCurrency}
        errorMessage={problems.get('relocation.movingCosts.amount')}
      />
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" className="self-start" isPending={isSending}>
        {m.offer_save_relocation()}
      </Button>
    </form>
  );
}

interface MovingCostsProps {
  amount: string;
  currency: Currency;
  onAmount: (amount: string) => void;
  onCurrency: (currency: Currency) => void;
  errorMessage: string | undefined;
}

const MovingCosts = ({ amount, currency, onAmount, onCurrency, errorMessage }: MovingCostsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-3">
    <TextField
      type="number"
      min={1}
      label={m.offer_moving()}
      value={amount}
      onChange={({ target }) => onAmount(target.value)}
      errorMessage={errorMessage}
    />
    <NativeSelect
      label={m.offer_currency()}
      value={currency}
      onChange={({ target }) => onCurrency(currencies.find((one) => one === target.value) ?? currency)}
      options={currencies.map((value) => ({ value, label: value }))}
    />
  </div>
);

interface HelpsProps {
  helps: readonly RelocationHelp[];
  onChange: (helps: readonly RelocationHelp[]) => void;
}

const Helps = ({ helps, onChange }: HelpsProps) => (
  <div className="flex flex-col gap-2">
    {relocationHelps.map((help) => (
      <Checkbox
        key={help}
        label={helpText(help)}
        checked={helps.includes(help)}
        onChange={({ target }) => onChange(target.checked ? [...helps, help] : helps.filter((one) => one !== help))}
      />
    ))}
  </div>
);
