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
        ...ownPages(viewer),
        { id: 'settings', label: m.app_settings(), href: href(paths.settings()) },
        { id: 'sign-out', label: m.app_sign_out(), onAction: signOut, isSeparated: true },
      ]}
    />
  );
}

/** What belongs to somebody: an employer's jobs, or a seeker's applications and saved jobs. Administrators have none. */
function ownPages({ role }: Viewer): MenuEntry[] {
  if (role === 'employer') return [{ id: 'manage-jobs', label: m.jobs_manage_title(), href: href(paths.manageJobs()) }];
  if (role === 'job_seeker') {
    return [
      { id: 'own-applications', label: m.applications_own_title(), href: href(paths.seekerApplications()) },
      { id: 'saved-jobs', label: m.jobs_saved_title(), href: href(paths.savedJobs()) },
    ];
  }
  return [];
}
