import { Menu as MenuIcon } from 'lucide-react';
import { useLocation, useRouteLoaderData } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { Bell } from '#web/features/notifications/bell.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

import { href } from './href.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { headerItems, type NavigationItem, badgeText, ownItems, workspaceItems } from './navigation.ts';
import { useSignOut } from './sign-out.ts';
import { useSite, useViewer } from './site.ts';
import { UnreadDot, UnreadMessagesBadge, UnreadNotificationsBadge } from './unread-badge.tsx';
import type { loader } from './workspace.ts';

export function Header() {
  const viewer = useViewer();
  const items = headerItems(viewer);
  return (
    <header className="border-b border-line">
      <div className="page-width flex h-12 items-center md:h-16 gap-2">
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
                    <NavigationLink to={href(paths.notifications())} className="nav-link">
                      {m.notifications_title()}
                      <UnreadNotificationsBadge />
                    </NavigationLink>
                  </li>
                )}
              </ul>
              {viewer ? null : <SignedOutActions className="mt-1 flex border-t border-line px-1 pt-3 pb-2" />}
            </nav>
          </details>
        </div>
      </div>
      {viewer && <WorkspaceBar viewer={viewer} />}
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
    <NavigationLink to={href(item.path)} className="nav-link">
      {item.label}
      {item.countsUnread && <UnreadMessagesBadge />}
    </NavigationLink>
  );
}

function Logo() {
  const { name, logo } = useSite();
  if (logo)
    return (
      <Link to={href(paths.home())} look="plain" className="site-logo">
        <img src={logo.path} alt={name} width={logo.width} height={logo.height} />
      </Link>
    );
  return (
    <Link
      to={href(paths.home())}
      look="plain"
      className="flex max-w-[45%] items-center gap-2.5 rounded-control py-2 font-serif text-xl leading-tight wrap-break-word text-ink lg:max-w-1/4"
    >
      <svg aria-hidden viewBox="0 0 22 16" className="h-4 w-5.5 shrink-0 fill-accent">
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <rect key={step} x={step * 3.8} y={12.5 - step * 2.5} width="2.6" height={3.5 + step * 2.5} rx="0.8" />
        ))}
      </svg>
      <span className="line-clamp-2 min-w-0">{name}</span>
    </Link>
  );
}

function UserMenu({ viewer }: { viewer: Viewer }) {
  const signOut = useSignOut();
  return (
    <Menu
      label={m.app_user_menu({ name: viewer.name })}
      variant="ghost"
      size="icon"
      className="lg:-me-1.5"
      trigger={<Avatar name={viewer.name} src={viewer.avatarUrl ?? undefined} size="sm" />}
      items={[
        ...ownItems(viewer).map(({ id, label, path }) => ({ id, label, href: href(path) })),
        { id: 'settings', label: m.app_settings(), href: href(viewer.unclaimed ? paths.ownData() : paths.settings()) },
        { id: 'sign-out', label: m.app_sign_out(), onAction: signOut, isSeparated: true },
      ]}
    />
  );
}

/** Beneath the header of an employer's pages. */
function WorkspaceBar({ viewer }: { viewer: Viewer }) {
  const undecided = useRouteLoaderData<typeof loader>('workspace');
  const { path } = splitLocale(useLocation().pathname);
  if (!undecided) return null;
  const items = workspaceItems(viewer);
  const current = items.find(({ sections }) =>
    sections.some((section) => path === section || path.startsWith(`${section}/`)),
  );
  return (
    <div className="border-t border-line">
      <div className="page-width -mb-px">
        <LinkTabs
          label={m.app_workspace()}
          links={items.map((item) => ({
            label: item.label,
            to: href(item.path),
            isCurrent: item === current,
            note: item.id === 'applications' && undecided.count > 0 && <Undecided count={badgeText(undecided.count)} />,
          }))}
        />
      </div>
    </div>
  );
}

const Undecided = ({ count }: { count: string }) => (
  <span className="text-sm font-normal tabular-nums">
    <span aria-hidden>{count}</span>
    {/* With a space, for screen readers that join the texts of a link. */}
    <VisuallyHidden>{`\u00A0${m.app_undecided({ count })}`}</VisuallyHidden>
  </span>
);
