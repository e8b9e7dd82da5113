import {
  CalendarPlus,
  CirclePause,
  CirclePlay,
  CircleX,
  Copy,
  Ellipsis,
  type LucideIcon,
  Pencil,
  Trash2,
  UserRoundCheck,
} from 'lucide-react';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/menu.tsx';

import { actionText } from './change-texts.ts';
import { type JobAction, jobActions, offers } from './job-change.ts';

const actionIcons: Record<JobAction, LucideIcon> = {
  pause: CirclePause,
  publish: CirclePlay,
  close: CircleX,
  renew: CalendarPlus,
  duplicate: Copy,
  remove: Trash2,
};

export const actionEntries = (actions: readonly JobAction[], onAction: (action: JobAction) => void): MenuEntry[] =>
  actions.map((action) => {
    const Icon = actionIcons[action];
    return {
      id: action,
      label: actionText(action),
      icon: <Icon aria-hidden="true" />,
      destructive: action === 'remove',
      onAction: () => onAction(action),
    };
  });

export const handOverEntry = (onAction: () => void): MenuEntry => ({
  id: 'hand-over',
  label: m.jobs_action_hand_over(),
  icon: <UserRoundCheck aria-hidden="true" />,
  onAction,
});

interface RowActionsProps {
  job: ManagedJob;
  onAction: (action: JobAction) => void;
}

export function RowActions({ job, onAction }: RowActionsProps) {
  const { id, title, can } = job;
  const offered = jobActions.filter((action) => offers(job, action));
  return (
    <span className="relative -my-2 -me-3 flex gap-1 lg:top-0.5 lg:-my-2.5 lg:me-0 lg:justify-end">
      {can.edit && (
        <ButtonLink
          to={href(paths.editJob(id))}
          variant="ghost"
          size="icon"
          aria-label={m.jobs_action_edit_named({ title })}
          title={m.jobs_action_edit()}
        >
          <Pencil aria-hidden="true" />
        </ButtonLink>
      )}
      {offered.length > 0 && (
        <Menu
          trigger={<Ellipsis aria-hidden="true" />}
          label={m.jobs_actions_named({ title })}
          variant="ghost"
          size="icon"
          items={actionEntries(offered, onAction)}
        />
      )}
    </span>
  );
}
