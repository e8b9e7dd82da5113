import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Figures } from '#contract/admin/figures.ts';
import { TREND_DAYS } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { countText, rateText } from '#web/ui/figure-words.ts';
import { StatCard } from '#web/ui/stat-card.tsx';

import { brokenParts } from './figure-words.ts';

interface Stat {
  name: string;
  note: string;
  trend?: Figures['users']['days'];
  value: ReactNode;
}

/** The platform's figures (specification, section 2, "Admin dashboard"). */
function stats({ users, jobs, applications, messages, growth, health }: Figures): Stat[] {
  const broken = brokenParts(health);
  const recently = ({ days }: { days: Figures['users']['days'] }) =>
    m.admin_figures_recently({
      count: countText(days.reduce((sum, { count }) => sum + count, 0)),
      days: TREND_DAYS,
    });
  return [
    {
      name: m.admin_figures_users(),
      note: m.admin_figures_today({ count: countText(users.today) }),
      trend: users.days,
      value: countText(users.total),
    },
    {
      name: m.admin_figures_active_jobs(),
      note: m.admin_figures_of_all({ count: countText(jobs.total) }),
      trend: jobs.days,
      value: countText(jobs.active),
    },
    {
      name: m.admin_figures_applications(),
      note: recently(applications),
      trend: applications.days,
      value: countText(applications.total),
    },
    {
      name: m.admin_figures_messages(),
      note: recently(messages),
      trend: messages.days,
      value: countText(messages.total),
    },
    {
      name: m.admin_figures_health(),
      note: broken.length === 0 ? m.admin_health_checked() : broken.join(', '),
      value: <Health isHealthy={broken.length === 0} />,
    },
    {
      name: m.admin_figures_growth(),
      note: m.admin_figures_growth_note({ current: countText(growth.current), previous: countText(growth.previous) }),
      value: growth.rate === null ? '–' : rateText(growth.rate),
    },
  ];
}

function Health({ isHealthy }: { isHealthy: boolean }) {
  const Icon = isHealthy ? CircleCheck : CircleAlert;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${isHealthy ? 'text-accent' : 'text-coral'}`} />
      {isHealthy ? m.admin_health_good() : m.admin_health_bad()}
    </span>
  );
}

/** With 30-day trends. */
export function StatCards({ figures }: { figures: Figures }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
      {stats(figures).map(({ value, ...stat }) => (
        <StatCard key={stat.name} {...stat}>
          {value}
        </StatCard>
      ))}
    </ul>
  );
}
