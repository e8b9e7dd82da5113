import type { Health } from '#contract/admin/health.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { countText } from '#web/ui/figure-words.ts';
import { Link } from '#web/ui/link.tsx';

import { companiesHref } from '../companies/company-filters.ts';
import { HealthAlerts } from '../health/health-alerts.tsx';

interface WaitingProps {
  /** To decide. */
  cases: number;
  /** With open jobs, and not verified. */
  companies: number;
  health: Pick<Health, 'alerts' | 'failedTasks'> & { mail: Pick<Health['mail'], 'dead'> };
}

/** What administrators have to act upon, and where. */
export function Waiting({ cases, companies, health: { alerts, failedTasks, mail } }: WaitingProps) {
  const failed = failedTasks.reduce((sum, { count }) => sum + count, mail.dead);
  const rows = [
    { name: m.admin_waiting_cases(), count: cases, to: href(paths.adminModeration()) },
    {
      name: m.admin_waiting_companies(),
      count: companies,
      to: companiesHref({ state: 'unverified', hiring: 'yes' }),
    },
    { name: m.admin_waiting_failed(), count: failed, to: href(paths.adminHealth()) },
    { name: m.admin_waiting_problems(), count: alerts.length, to: href(paths.adminHealth()) },
  ];
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-4">
      <h2 id="waiting">{m.admin_waiting()}</h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
        {rows.map(({ name, count, to }) => (
          <li key={name} className="grid">
            <Link
              to={to}
              look="plain"
              className="flex items-baseline gap-3 rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:bg-sunken"
            >
              <span
                className={`shrink-0 font-serif text-2xl font-medium tabular-nums ${count > 0 ? 'text-coral' : 'text-soft'}`}
              >
                {countText(count)}
              </span>{' '}
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {alerts.length > 0 && <HealthAlerts alerts={alerts} />}
    </section>
  );
}
