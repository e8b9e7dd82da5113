import { useState } from 'react';

import { jobChoices, type Workplace } from '#contract/jobs/job-choices.ts';
import type { BeingFound, ConsentInput } from '#contract/talent/being-found.ts';
import { availabilities, type Availability, NOTICE_WEEKS_MAX, shownNames } from '#contract/talent/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { choiceText, dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface ConsentProps {
  found: BeingFound;
  onChanged: (found: BeingFound) => void;
}

export function Consent({ found, onChanged }: ConsentProps) {
  const { consent } = found;
  const { problem, isSending, send } = useSend();
  const withdraw = () =>
    send(async () => {
      onChanged(await api.talent.withdraw({}));
      showToast({ title: m.talent_withdrawn() });
    });
  return (
    <section aria-labelledby="consent">
      <h2 id="consent">{consent ? m.talent_consent_given() : m.talent_consent_none()}</h2>
      {consent && (
        <div className="mt-2 mb-6 flex flex-col items-start gap-3">
          <p>
            {m.talent_consent_since({
              since: dayText(consent.givenAt, 'long'),
              until: dayText(consent.endsAt, 'long'),
            })}
          </p>
          {problem && <Alert variant="attention">{problem}</Alert>}
          <Button variant="outline" isPending={isSending} onClick={() => void withdraw()}>
            {m.talent_withdraw()}
          </Button>
        </div>
      )}
      {/* A new form after each change, so that it starts with the saved values. */}
      <ConsentForm key={consent?.confirmedAt ?? 'none'} found={found} onChanged={onChanged} />
    </section>
  );
}

const availabilityNames: Record<Availability, () => string> = {
  now: m.talent_available_now,
  date: m.talent_available_date,
  notice: m.talent_available_notice,
};

function ConsentForm({ found: { consent, names }, onChanged }: ConsentProps) {
  const [shownName, setShownName] = useState(consent?.shownName ?? 'initial');
  const [kind, setKind] = useState(consent?.availability.kind ?? 'now');
  const [day, setDay] = useState(consent?.availability.day ?? '');
  const [weeks, setWeeks] = useState(String(consent?.availability.weeks ?? ''));
  const [workplaces, setWorkplaces] = useState<readonly Workplace[]>(consent?.workplaces ?? []);
  const { problem, problems, isSending, send } = useSend();
  const save = () =>
    send(async () => {
      const availability: ConsentInput['availability'] = {
        kind,
        day: kind === 'date' && day ? day : null,
        weeks: kind === 'notice' && weeks ? Number(weeks) : null,
      };
      onChanged(await api.talent.consent({ shownName, availability, workplaces: [...workplaces] }));
      showToast({ title: m.talent_consent_saved() });
    });
  return (
    <form
      noValidate
      method="dialog"
      className="mt-4 flex max-w-[40rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <RadioGroup
        name="shownName"
        label={m.talent_shown_name()}
        value={shownName}
        onChange={(value) => setShownName(shownNames.find((one) => one === value) ?? shownName)}
        options={[
          {
            value: 'initial',
            label: m.talent_name_initial({ name: names.initial }),
            description: m.talent_name_initial_text(),
          },
          { value: 'full', label: m.talent_name_full({ name: names.full }) },
        ]}
      />
      <When {...{ kind, day, weeks, problems }} onKind={setKind} onDay={setDay} onWeeks={setWeeks} />
      <Workplaces workplaces={workplaces} onChange={setWorkplaces} />
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" className="self-start" isPending={isSending}>
        {consent ? m.talent_consent_confirm() : m.talent_consent_give()}
      </Button>
    </form>
  );
}

interface WhenProps {
  kind: Availability;
  day: string;
  weeks: string;
  problems: ReadonlyMap<string, string>;
  onKind: (kind: Availability) => void;
  onDay: (day: string) => void;
  onWeeks: (weeks: string) => void;
}

function When({ kind, day, weeks, problems, onKind, onDay, onWeeks }: WhenProps) {
  return (
    <>
      <RadioGroup
        name="available"
        label={m.talent_availability()}
        value={kind}
        onChange={(value) => onKind(availabilities.find((one) => one === value) ?? kind)}
        options={availabilities.map((value) => ({ value, label: availabilityNames[value]() }))}
      />
      {kind === 'date' && (
        <TextField
          type="date"
          label={m.talent_available_day()}
          isRequired
          value={day}
          onChange={({ target }) => onDay(target.value)}
          errorMessage={problems.get('availability.day')}
        />
      )}
      {kind === 'notice' && (
        <TextField
          type="number"
          min={1}
          max={NOTICE_WEEKS_MAX}
          label={m.talent_notice_weeks()}
          isRequired
          value={weeks}
          onChange={({ target }) => onWeeks(target.value)}
          errorMessage={problems.get('availability.weeks')}
        />
      )}
    </>
  );
}

interface WorkplacesProps {
  workplaces: readonly Workplace[];
  onChange: (workplaces: readonly Workplace[]) => void;
}

function Workplaces({ workplaces, onChange }: WorkplacesProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{m.talent_workplace()}</legend>
      <p className="text-sm text-soft">{m.talent_workplace_hint()}</p>
      {jobChoices.workplace.values.map((value) => (
        <Checkbox
          key={value}
          label={choiceText('workplace', value)}
          checked={workplaces.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...workplaces, value] : workplaces.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  );
}
