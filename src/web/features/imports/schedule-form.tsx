import { type SyntheticEvent, useState } from 'react';

import { type SchedulePause, schedulePauses } from '#contract/imports/import-choices.ts';
import type { ImportSchedule } from '#contract/imports/import-schedules.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const pauseTexts: Record<SchedulePause, () => string> = {
  24: m.imports_schedule_pause_day,
  6: m.imports_schedule_pause_six,
  1: m.imports_schedule_pause_hour,
};

interface ScheduleFormProps {
  schedule: ImportSchedule | null;
  save: (input: { address?: string; everyHours: SchedulePause }) => Promise<unknown>;
}

/** A stored URL is not shown, so the field is filled in only to change it. */
export function ScheduleForm({ schedule, save }: ScheduleFormProps) {
  const [address, setAddress] = useState('');
  const [everyHours, setEveryHours] = useState<SchedulePause>(schedule?.everyHours ?? schedulePauses[0]);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!schedule && !address.trim()) return setProblem(m.field_required());
    setPending(true);
    setProblem(undefined);
    try {
      await save({ ...(address.trim() && { address }), everyHours });
      setAddress('');
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  };
  return (
    <form noValidate method="dialog" className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        type="url"
        label={schedule ? m.imports_schedule_address_other() : m.imports_schedule_address()}
        hint={schedule ? m.imports_schedule_address_other_hint() : m.imports_schedule_address_hint()}
        autoComplete="off"
        value={address}
        errorMessage={problem}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <NativeSelect
        className="max-w-[20rem]"
        label={m.imports_schedule_how_often()}
        options={schedulePauses.map((value) => ({ value: String(value), label: pauseTexts[value]() }))}
        value={String(everyHours)}
        onChange={({ target }) =>
          setEveryHours(schedulePauses.find((one) => String(one) === target.value) ?? everyHours)
        }
      />
      <Button type="submit" variant="secondary" isPending={isPending} className="self-start">
        {schedule ? m.imports_schedule_change() : m.imports_schedule_save()}
      </Button>
    </form>
  );
}
