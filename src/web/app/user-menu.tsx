import { paths } from '#contract/paths.ts';
import type { Viewer } from '#contract/viewer.ts';
import { m } from '#generated/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';

import { href } from './href.ts';
import { useSignOut } from './sign-out.ts';

/** The signed-in person's own menu. */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const signOut = useSignOut();
  return (
    <Menu
      label={m.app_user_menu({ name: viewer.name })}
      variant="ghost"
      size="icon"
      className="lg:-me-1.5"
      trigger={<Avatar name={viewer.name} src={viewer.avatarUrl ?? undefined} size="sm" />}
      items={[
        ...ownJobs(viewer),
        { id: 'settings', label: m.app_settings(), href: href(paths.settings()) },
        { id: 'sign-out', label: m.app_sign_out(), onAction: signOut, isSeparated: true },
      ]}
    />
  );
}

/** The jobs that belong to somebody: an employer's own, or those that a seeker saved. Administrators have none. */
function ownJobs({ role }: Viewer): MenuEntry[] {
  if (role === 'employer') return [{ id: 'manage-jobs', label: m.jobs_manage_title(), href: href(paths.manageJobs()) }];
  if (role === 'job_seeker') return [{ id: 'saved-jobs', label: m.jobs_saved_title(), href: href(paths.savedJobs()) }];
  return [];
}
