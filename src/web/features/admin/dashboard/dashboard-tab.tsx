import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';

import type { Route } from './+types/dashboard-tab';
import { Dashboard } from './dashboard.tsx';
import { Waiting } from './waiting.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_admin() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const { admin } = requestOf(args.context).api;
  const [cases, companies, health, first] = await Promise.all([
    admin.moderation.count(),
    admin.companies.countUnverified(),
    admin.health.read(),
    // The page is useful without the figures.
    admin.figures().catch(() => null),
  ]);
  return { cases: cases.open, companies: companies.hiring, health, first, readAt: Date.now() };
}

export default function DashboardTab({ loaderData: { first, readAt, ...waiting } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-10">
      <Waiting {...waiting} />
      <Dashboard {...{ first, readAt }} />
    </div>
  );
}
