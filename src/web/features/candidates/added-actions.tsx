import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface AddedActionsProps {
  id: string;
  isTold: boolean;
  onChanged: () => Promise<unknown>;
}

/** For a person whom the company added: telling them, and erasing them. */
export function AddedActions({ id, isTold, onChanged }: AddedActionsProps) {
  const navigate = useNavigate();
  const [isErasing, setErasing] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      {!isTold && <Telling id={id} onChanged={onChanged} />}
      <Button variant="outline" size="sm" className="self-start" onClick={() => setErasing(true)}>
        {m.candidate_remove()}
      </Button>
      <ConfirmDialog
        title={m.candidate_remove_title()}
        message={m.candidate_remove_text()}
        confirmLabel={m.candidate_remove()}
        destructive
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        onConfirm={async () => {
          await api.addedCandidates.remove({ id });
          showToast({ title: m.candidate_removed() });
          await navigate(href(paths.candidates()));
        }}
      />
    </div>
  );
}

function Telling({ id, onChanged }: Pick<AddedActionsProps, 'id' | 'onChanged'>) {
  const { problems, problem, isSending, send } = useSend();
  const [day, setDay] = useState('');
  return (
    <div className="flex flex-col gap-4">
      {problem && problems.size === 0 && <Alert variant="attention">{problem}</Alert>}
      <Button
        size="sm"
        className="self-start"
        isPending={isSending}
        onClick={() =>
          void send(async () => {
            await api.addedCandidates.tell({ id });
            await onChanged();
          })
        }
      >
        {m.candidate_tell()}
      </Button>
      <form
        method="dialog"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send(async () => {
            await api.addedCandidates.markTold({ id, on: day });
            await onChanged();
          });
        }}
      >
        <DateField
          label={m.candidate_told_on()}
          isRequired
          errorMessage={problems.get('on')}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button type="submit" variant="outline" size="sm" disabled={isSending}>
          {m.candidate_mark_told()}
        </Button>
      </form>
    </div>
  );
}
