import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';

import type { Shift, Shifts } from '#contract/jobs/job-offer.ts';
import { SHIFTS_MAX, weekdays } from '#contract/jobs/relocation-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { numberText } from '../job-words.ts';
import { weekdayText } from './offer-words.ts';

interface ShiftsFormProps {
  jobId: string;
  first: Shifts | null;
  zones: readonly string[];
}

const usual = (): Shift => ({ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' });

export function ShiftsForm({ jobId, first, zones }: ShiftsFormProps) {
  const [times, setTimes] = useState<readonly Shift[]>(first?.times ?? []);
  const [zone, setZone] = useState(first?.timeZone ?? '');
  const { problem, problems, isSending, send } = useSend();
  const save = () =>
    send(
      async () => {
        const shifts = times.length > 0 ? { timeZone: zone.trim(), times: [...times] } : null;
        await api.jobs.update({ id: jobId, shifts });
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
      {times.map((shift, at) => (
        <ShiftFields
          // Rows have no ids, and no state of their own.
          key={at}
          number={at + 1}
          shift={shift}
          problems={[...problems].find(([path]) => path.startsWith(`shifts.times.${at}`))?.[1]}
          onChange={(changed) => setTimes(times.with(at, changed))}
          onRemove={() => setTimes(times.toSpliced(at, 1))}
        />
      ))}
      {times.length < SHIFTS_MAX && (
        <Button variant="outline" className="self-start" onClick={() => setTimes([...times, usual()])}>
          <Plus aria-hidden="true" />
          {m.offer_add_hours()}
        </Button>
      )}
      {times.length > 0 && (
        <ZoneField zone={zone} zones={zones} onChange={setZone} errorMessage={problems.get('shifts.timeZone')} />
      )}
      {problem && <Alert variant="attention">{problem}</Alert>}
      {(times.length > 0 || first) && (
        <Button type="submit" className="self-start" isPending={isSending}>
          {m.offer_save_hours()}
        </Button>
      )}
    </form>
  );
}

interface ZoneFieldProps {
  zone: string;
  zones: readonly string[];
  onChange: (zone: string) => void;
  errorMessage: string | undefined;
}

function ZoneField({ zone, zones, onChange, errorMessage }: ZoneFieldProps) {
  const listId = useId();
  return (
    <>
      <TextField
        label={m.offer_zone()}
        hint={m.offer_zone_hint()}
        isRequired
        list={listId}
        autoComplete="off"
        value={zone}
        onChange={({ target }) => onChange(target.value)}
        errorMessage={errorMessage}
      />
      <datalist id={listId}>
        {zones.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

interface ShiftFieldsProps {
  number: number;
  shift: Shift;
  problems: string | undefined;
  onChange: (shift: Shift) => void;
  onRemove: () => void;
}

function ShiftFields({ number, shift, problems, onChange, onRemove }: ShiftFieldsProps) {
  const { days, from, to } = shift;
  return (
    <fieldset className="rounded-card border border-line bg-surface p-4">
      <legend className="px-1 text-sm font-semibold">{m.offer_hours_number({ number: numberText(number) })}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {weekdays.map((day) => (
          <label key={day} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="choice"
              checked={days.includes(day)}
              aria-label={weekdayText(day, 'long')}
              onChange={({ target }) =>
                onChange({
                  ...shift,
                  days: target.checked
                    ? [...days, day].toSorted((one, other) => one - other)
                    : days.filter((one) => one !== day),
                })
              }
            />
            {weekdayText(day)}
          </label>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          type="time"
          label={m.offer_from()}
          value={from}
          onChange={({ target }) => onChange({ ...shift, from: target.value })}
        />
        <TextField
          type="time"
          label={m.offer_to()}
          value={to}
          onChange={({ target }) => onChange({ ...shift, to: target.value })}
          errorMessage={problems}
        />
        <Button variant="ghost" aria-label={m.offer_remove_hours({ number: numberText(number) })} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </fieldset>
  );
}
