import { Menu as MenuIcon } from 'lucide-react';
import { NavLink } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { Bell } from '#web/features/notifications/bell.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import { href } from './href.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Logo } from './logo.tsx';
import { headerItems, type NavigationItem } from './navigation.ts';
import { useViewer } from './site.ts';
import { UnreadDot, UnreadMessagesBadge, UnreadNotificationsBadge } from './unread-badge.tsx';
import { UserMenu } from './user-menu.tsx';

/** The top of every page: one row on wide screens, a menu that folds on small ones. */
export function Header() {
  const viewer = useViewer();
  const items = headerItems(viewer);
  return (
    <header className="border-b border-line">
      <div className="page-width flex h-16 items-center gap-2">
        <Logo />
        <nav aria-label={m.app_main_navigation()} className="hidden flex-1 lg:block">
          <ul className="flex items-center gap-1 pl-6">
            {items.map((item) => (
              <li key={item.id}>
                <NavItem item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <LanguageSwitcher />
          {viewer && (
            <div className="hidden lg:block">
              <Bell />
            </div>
          )}
          {viewer ? <UserMenu viewer={viewer} /> : <SignedOutActions className="hidden lg:flex" />}
          <details data-menu className="-me-3 lg:hidden" name="menu">
            <summary className="quiet-button relative" aria-label={m.app_menu()}>
              <MenuIcon aria-hidden className="size-5" />
              <UnreadDot />
            </summary>
            <nav aria-label={m.app_menu()} className="menu-panel inset-x-4 mt-2 md:start-auto md:end-8 md:w-64">
              <ul>
                {items.map((item) => (
                  <li key={item.id}>
                    <NavItem item={item} />
                  </li>
                ))}
                {viewer && (
                  <li>
                    <NavLink to={href(paths.notifications())} end className="nav-link">
                      {m.notifications_title()}
                      <UnreadNotificationsBadge />
                    </NavLink>
                  </li>
                )}
              </ul>
              {viewer ? null : <SignedOutActions className="mt-1 flex border-t border-line px-1 pt-3 pb-2" />}
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function SignedOutActions({ className }: { className: string }) {
  return (
    <div className={`items-center gap-3 ${className}`}>
      <Link to={href(paths.login())} look="quiet" className="px-2 py-2">
        {m.app_sign_in()}
      </Link>
      <ButtonLink to={href(paths.register())} size="sm">
        {m.app_join()}
      </ButtonLink>
    </div>
  );
}

function NavItem({ item }: { item: NavigationItem }) {
  return (
    <NavLink to={href(item.path)} end className="nav-link">
      {item.label}
      {item.countsUnread && <UnreadMessagesBadge />}
    </NavLink>
  );
}
