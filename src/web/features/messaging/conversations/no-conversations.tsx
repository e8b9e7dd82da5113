import { MessagesSquare, SearchX } from 'lucide-react';

import { paths } from '#contract/paths.ts';
import type { Viewer } from '#contract/viewer.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

const texts: Record<Viewer['role'], () => string> = {
  job_seeker: m.messages_none_seeker,
  employer: m.messages_none_employer,
  admin: m.messages_none_admin,
};
const applications: Partial<Record<Viewer['role'], string>> = {
  job_seeker: paths.seekerApplications(),
  employer: paths.manageApplications(),
};

/** Where nobody has written yet: how that begins. */
export function NoConversations({ role }: { role: Viewer['role'] }) {
  const path = applications[role];
  return (
    <EmptyState
      icon={<MessagesSquare />}
      level={3}
      title={m.messages_none()}
      action={path && <ButtonLink to={href(path)}>{m.messages_see_applications()}</ButtonLink>}
    >
      {texts[role]()}
    </EmptyState>
  );
}

/** Where a search found nothing. */
export const NothingFound = () => (
  <EmptyState icon={<SearchX />} level={3} title={m.messages_no_match()}>
    {m.messages_no_match_text()}
  </EmptyState>
);
