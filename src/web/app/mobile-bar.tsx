import {
  BriefcaseBusiness,
  Ellipsis,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  SquarePen,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

import { href } from './href.ts';
import { NavigationLink } from './navigation-link.tsx';
import { mobileBarItems, type MobileBarItem, moreItems } from './navigation.ts';
import { useSignOut } from './sign-out.ts';
import { UnreadMessagesBadge, UnreadNotificationsBadge } from './unread-badge.tsx';

/** The page ends above it. */
export function MobileBar({ viewer }: { viewer: Viewer }) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <nav aria-label={m.app_mobile_navigation()} className="mobile-bar md:hidden">
      <ul className="flex">
        {mobileBarItems(viewer).map((item) => (
          <li key={item.id} className="min-w-0 flex-auto">
            <BarLink item={item} onMore={() => setMoreOpen(true)} />
          </li>
        ))}
      </ul>
      <Dialog title={m.app_more()} isOpen={isMoreOpen} onClose={() => setMoreOpen(false)}>
        <MoreLinks viewer={viewer} onFollow={() => setMoreOpen(false)} />
      </Dialog>
    </nav>
  );
}

const icons: Record<MobileBarItem['id'], LucideIcon> = {
  jobs: BriefcaseBusiness,
  dashboard: LayoutDashboard,
  'post-job': SquarePen,
  messages: MessageSquare,
  profile: UserRound,
  applications: FileText,
  claim: UserRound,
  more: Ellipsis,
};

/** "More" is a link to its first page until React runs. */
function BarLink({ item, onMore }: { item: MobileBarItem; onMore: () => void }) {
  const Icon = icons[item.id];
  const opensMore = item.id === 'more' && {
    'aria-haspopup': 'dialog' as const,
    onClick(event: { preventDefault(): void }) {
      event.preventDefault();
      onMore();
    },
  };
  return (
    <NavigationLink to={href(item.path)} className="mobile-bar-link" {...opensMore}>
      <span className="relative">
        <Icon aria-hidden className="size-5" />
        <span className="absolute -top-1.5 left-2">{item.countsUnread && <UnreadMessagesBadge />}</span>
      </span>
      <span className="w-full truncate text-center text-xs">{item.label}</span>
    </NavigationLink>
  );
}

function MoreLinks({ viewer, onFollow }: { viewer: Viewer; onFollow: () => void }) {
  const signOut = useSignOut();
  return (
    <>
      <ul className="-mx-3">
        {moreItems(viewer).map(({ id, label, path }) => (
          <li key={id}>
            <NavigationLink to={href(path)} className="nav-link" onClick={onFollow}>
              {label}
              {id === 'notifications' && <UnreadNotificationsBadge />}
            </NavigationLink>
          </li>
        ))}
      </ul>
      <Button variant="outline" className="mt-4 w-full" onClick={signOut}>
        {m.app_sign_out()}
      </Button>
    </>
  );
}
