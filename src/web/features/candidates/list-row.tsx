import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { CANDIDATE_LIST_NAME_MAX } from '#contract/candidates/candidate-choices.ts';
import type { CandidateList } from '#contract/candidates/candidate-lists.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { candidatesHref } from './candidate-filters.ts';

interface ListRowProps {
  list: CandidateList;
  onChanged: (lists: CandidateList[]) => void;
}

export function ListRow({ list: { id, name, count }, onChanged }: ListRowProps) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  if (mode === 'renaming') return <Renaming {...{ id, name, onChanged }} onClose={() => setMode('shown')} />;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link to={candidatesHref({ list: id })}>{name}</Link>{' '}
        <span className="text-sm text-soft">{m.people_count({ count })}</span>
      </span>
      <span className="flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.people_list_rename({ name })}
          onClick={() => setMode('renaming')}
        >
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.people_list_delete({ name })}
          onClick={() => setMode('deleting')}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </span>
      {mode === 'deleting' && (
        <ConfirmDialog
          isOpen
          destructive
          title={m.people_list_delete_title({ name })}
          message={m.people_list_delete_text()}
          confirmLabel={m.people_list_delete({ name })}
          onClose={() => setMode('shown')}
          onConfirm={async () => {
            onChanged(await api.candidateLists.remove({ id }));
            showToast({ title: m.people_list_deleted() });
          }}
        />
      )}
    </li>
  );
}

interface RenamingProps extends Pick<CandidateList, 'id' | 'name'>, Pick<ListRowProps, 'onChanged'> {
  onClose: () => void;
}

function Renaming({ id, name: before, onChanged, onClose }: RenamingProps) {
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string>();
  const rename = async () => {
    if (!name.trim()) return setProblem(m.field_required());
    try {
      onChanged(await api.candidateLists.rename({ id, name }));
      showToast({ title: m.people_list_renamed() });
      onClose();
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
  };
  return (
    <li>
      <form
        noValidate
        method="dialog"
        className="flex flex-wrap items-end gap-3 border-b border-line pb-3"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextField
          label={m.people_list_name()}
          maxLength={CANDIDATE_LIST_NAME_MAX}
          value={name}
          errorMessage={problem}
          className="min-w-0 flex-1 basis-60"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit">{m.people_list_rename({ name: before })}</Button>
        <Button variant="outline" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
      </form>
    </li>
  );
}
