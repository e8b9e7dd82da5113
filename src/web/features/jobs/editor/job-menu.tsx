import { Copy, Eye, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { EditableJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { useEditor } from './use-job-editor.ts';

export function JobMenu({ job }: { job: EditableJob }) {
  const { id } = job;
  const { saver } = useEditor();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  async function duplicate() {
    const action = `duplicate job ${id}`;
    try {
      const copy = await api.jobs.duplicate({ id });
      showToast({ action, title: m.jobs_edit_duplicated() });
      await navigate(href(paths.editJob(copy.id)));
    } catch (error) {
      showToast({
        action,
        variant: 'destructive',
        title: m.jobs_edit_duplicate_failed(),
        description: problemText(problemOf(error)),
      });
    }
  }
  async function remove() {
    await api.jobs.remove({ id });
    saver.forget();
    showToast({ title: m.jobs_edit_removed() });
    await navigate(href(paths.manageJobs()));
  }
  return (
    <>
      <Menu
        trigger={<MoreHorizontal aria-hidden="true" />}
        label={m.jobs_edit_more()}
        size="icon"
        items={menuEntries(job, { onDuplicate: () => void duplicate(), onRemove: () => setRemoving(true) })}
      />
      <ConfirmDialog
        title={m.jobs_edit_remove_title()}
        message={m.jobs_edit_remove_text()}
        confirmLabel={m.jobs_edit_remove()}
        destructive
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={remove}
      />
    </>
  );
}

function menuEntries(
  { id, can }: EditableJob,
  { onDuplicate, onRemove }: { onDuplicate: () => void; onRemove: () => void },
): MenuEntry[] {
  return [
    { id: 'view', label: m.jobs_edit_view(), icon: <Eye aria-hidden="true" />, href: href(paths.job(id)) },
    ...(can.duplicate
      ? [
          {
            id: 'duplicate',
            label: m.jobs_edit_duplicate(),
            icon: <Copy aria-hidden="true" />,
            onAction: onDuplicate,
          },
        ]
      : []),
    ...(can.remove
      ? [
          {
            id: 'remove',
            label: m.jobs_edit_remove(),
            icon: <Trash2 aria-hidden="true" />,
            destructive: true,
            isSeparated: true,
            onAction: onRemove,
          },
        ]
      : []),
  ];
}
