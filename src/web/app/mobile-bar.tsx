import {
  BriefcaseBusiness,
  Ellipsis,
  LayoutDashboard,
  MessageSquare,
  SquarePen,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { NavLink } from 'react-router';

import type { Viewer } from '#contract/viewer.ts';
import { m } from '#generated/paraglide/messages.js';

import { href } from './href.ts';
import { mobileBarItems, type NavigationItem } from './navigation.ts';
import { UnreadMessagesBadge } from './unread-badge.tsx';

const icons: Partial<Record<NavigationItem['id'], LucideIcon>> = {
  jobs: BriefcaseBusiness,
  dashboard: LayoutDashboard,
  'post-job': SquarePen,
  messages: MessageSquare,
  profile: UserRound,
};

/** The bar at the bottom of small screens, for signed-in people. The page ends above it, so it covers nothing. */
export function MobileBar({ viewer }: { viewer: Viewer }) {
  return (
    <nav aria-label={m.app_mobile_navigation()} className="mobile-bar md:hidden">
      <ul className="flex">
        {mobileBarItems(viewer).map((item) => (
          <li key={item.id} className="min-w-0 flex-auto">
            <MobileBarLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MobileBarLink({ item }: { item: NavigationItem }) {
  const Icon = icons[item.id] ?? Ellipsis;
  return (
    <NavLink to={href(item.path)} end className="mobile-bar-link">
      <span className="relative">
        <Icon aria-hidden className="size-5" />
        <span className="absolute -top-1.5 left-2">{item.countsUnread && <UnreadMessagesBadge />}</span>
      </span>
      <span className="w-full truncate text-center text-xs">{item.label}</span>
    </NavLink>
  );
}
