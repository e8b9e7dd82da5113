import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Figures } from '#contract/figures.ts';
import { TREND_DAYS } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { Sparkline } from '#web/ui/sparkline.tsx';

import { brokenParts, countText, rateText } from './figure-words.ts';

/** The platform's figures with 30-day trends (specification, section 2, "Admin dashboard"). */
export function StatCards({ figures: { users, jobs, applications, messages, growth, health } }: { figures: Figures }) {
  const broken = brokenParts(health);
  const isHealthy = broken.length === 0;
  const lastDays = (trend: { days: Figures['users']['days'] }) => trend.days.reduce((sum, { count }) => sum + count, 0);
  const recently = (trend: { days: Figures['users']['days'] }) =>
    m.admin_figures_recently({ count: countText(lastDays(trend)), days: TREND_DAYS });
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
      <StatCard
        name={m.admin_figures_users()}
        note={m.admin_figures_today({ count: countText(users.today) })}
        trend={users.days}
      >
        {countText(users.total)}
      </StatCard>
      <StatCard
        name={m.admin_figures_active_jobs()}
        note={m.admin_figures_of_all({ count: countText(jobs.total) })}
        trend={jobs.days}
      >
        {countText(jobs.active)}
      </StatCard>
      <StatCard name={m.admin_figures_applications()} note={recently(applications)} trend={applications.days}>
        {countText(applications.total)}
      </StatCard>
      <StatCard name={m.admin_figures_messages()} note={recently(messages)} trend={messages.days}>
        {countText(messages.total)}
      </StatCard>
      <StatCard name={m.admin_figures_health()} note={isHealthy ? m.admin_health_checked() : broken.join(', ')}>
        <span className="flex items-center gap-2 text-xl">
          {isHealthy ? (
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-accent" />
          ) : (
            <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-coral" />
          )}
          {isHealthy ? m.admin_health_good() : m.admin_health_bad()}
        </span>
      </StatCard>
      <StatCard
        name={m.admin_figures_growth()}
        note={m.admin_figures_growth_note({ current: countText(growth.current), previous: countText(growth.previous) })}
      >
        {growth.rate === null ? '–' : rateText(growth.rate)}
      </StatCard>
    </ul>
  );
}

interface StatCardProps {
  name: string;
  note: ReactNode;
  trend?: Figures['users']['days'];
  children: ReactNode;
}

export function StatCard({ name, note, trend, children }: StatCardProps) {
  return (
    // The list's rows are shared, so that the figures align however long their names are.
    <li className="row-span-3 grid min-w-0 grid-rows-subgrid gap-y-1 rounded-card border border-line bg-surface px-4 py-3">
      <p className="text-sm text-soft hyphens-auto">{name}</p>
      <p className="font-serif text-2xl leading-tight font-medium wrap-break-word tabular-nums">{children}</p>
      <div className="flex min-w-0 flex-col">
        <p className="text-sm text-soft tabular-nums hyphens-auto">{note}</p>
        {trend && (
          <div className="mt-auto pt-3">
            <Sparkline values={trend.map(({ count }) => count)} />
          </div>
        )}
      </div>
    </li>
  );
}
