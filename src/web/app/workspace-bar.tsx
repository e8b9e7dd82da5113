import { useLocation, useRouteLoaderData } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { splitLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

import { href } from './href.ts';
import { badgeText, workspaceItems } from './navigation.ts';
import type { loader } from './workspace.ts';

/** Beneath the header of an employer's pages. */
export function WorkspaceBar({ viewer }: { viewer: Viewer }) {
  const undecided = useRouteLoaderData<typeof loader>('workspace');
  const { path } = splitLocale(useLocation().pathname);
  if (!undecided) return null;
  const items = workspaceItems(viewer);
  const current = items.find(({ section }) => path === section || path.startsWith(`${section}/`));
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
