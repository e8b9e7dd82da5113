import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

import type { ApprovalRules } from '#contract/approvals/approvals.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface AbsenceFormProps {
  companyId: string;
  userId: string;
  read: Pick<ApprovalRules, 'absences' | 'possible'>;
}

/** The reader's own absence, and those of colleagues. */
export function AbsenceForm({ companyId, userId, read: { absences, possible } }: AbsenceFormProps) {
  const own = absences.find(({ member }) => member.userId === userId);
  const others = absences.filter(({ member }) => member.userId !== userId);
  const colleagues = possible.filter((member) => member.userId !== userId);
  return (
    <div className="flex max-w-[34rem] flex-col gap-5">
      {own ? <Away companyId={companyId} absence={own} /> : <NewAbsence {...{ companyId, colleagues }} />}
      {others.length > 0 && (
        <ul className="flex flex-col gap-1 text-soft">
          {others.map(({ member, substitute, until }) => (
            <li key={member.userId}>
              {m.approval_away_other({ name: member.name, date: dayText(until, 'long'), substitute: substitute.name })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useAbsence(id: string) {
  const { revalidate } = useRevalidator();
  const sending = useSend();
  const save = (absence: { substituteId: string; until: string } | null) =>
    sending.send(
      async () => {
        await api.approvals.setAbsence({ id, absence });
        showToast({ title: absence ? m.approval_away_saved() : m.approval_away_ended() });
        await revalidate();
      },
      { isKept: true },
    );
  return { ...sending, save };
}

function Away({ companyId, absence }: { companyId: string; absence: ApprovalRules['absences'][number] }) {
  const { problem, isSending, save } = useAbsence(companyId);
  return (
    <>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <p>{m.approval_away_now({ date: dayText(absence.until, 'long'), name: absence.substitute.name })}</p>
      <Button variant="outline" className="self-start" isPending={isSending} onClick={() => void save(null)}>
        {m.approval_away_back()}
      </Button>
    </>
  );
}

function NewAbsence({ companyId, colleagues }: { companyId: string; colleagues: ApprovalRules['possible'] }) {
  const { problems, problem, isSending, refuse, save } = useAbsence(companyId);
  const [substituteId, setSubstitute] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('until');
    const until = field instanceof HTMLInputElement ? field.value : '';
    if (!until) return refuse('until', m.field_required());
    if (!substituteId) return refuse('substituteId', m.field_required());
    void save({ substituteId, until });
  };
  return (
    <form method="dialog" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <DateField label={m.approval_away_until()} name="until" isRequired errorMessage={problems.get('until')} />
      <NativeSelect
        label={m.approval_away_substitute()}
        isRequired
        emptyLabel={m.approval_add_none()}
        options={colleagues.map(({ userId, name }) => ({ value: userId, label: name }))}
        value={substituteId}
        errorMessage={problems.get('substituteId')}
        onChange={({ currentTarget }) => setSubstitute(currentTarget.value)}
      />
      <Button type="submit" className="self-start" isPending={isSending}>
        {m.approval_away_save()}
      </Button>
    </form>
  );
}
