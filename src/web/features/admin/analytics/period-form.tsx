import { Form } from 'react-router';

import { analyticsPeriods } from '#contract/admin/admin-choices.ts';
import type { AnalyticsFilters, AnalyticsPeriod } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import { analyticsHref } from './analytics-filters.ts';

interface PeriodFormProps {
  filters: AnalyticsFilters;
  period: AnalyticsPeriod;
  isRefused: boolean;
}

export function PeriodForm({ filters: { days, from, to, by }, period, isRefused }: PeriodFormProps) {
  const current = from === undefined && to === undefined ? (days ?? analyticsPeriods[1]) : undefined;
  // Refused dates are kept to be corrected; else the fields show the period.
  const shown = isRefused ? { from, to } : period;
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <nav aria-label={m.admin_analytics_period()}>
        <ul className="flex flex-wrap gap-2">
          {analyticsPeriods.map((count) => (
            <li key={count}>
              <ButtonLink
                to={analyticsHref({ days: count, by })}
                variant={count === current ? 'default' : 'outline'}
                aria-current={count === current ? 'page' : undefined}
                preventScrollReset
              >
                {m.admin_analytics_last_days({ days: count })}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        key={`${shown.from} ${shown.to}`}
        action={href(paths.adminAnalytics())}
        preventScrollReset
        className="grid grid-cols-2 items-start gap-3 md:grid-cols-[auto_auto_auto]"
      >
        {by && <input type="hidden" name="by" value={by} />}
        <DateField
          label={m.admin_audit_since()}
          name="from"
          defaultValue={shown.from}
          errorMessage={isRefused ? m.admin_analytics_wrong_period() : undefined}
          className="max-w-80"
        />
        <DateField label={m.admin_audit_until()} name="to" defaultValue={shown.to} />
        <Button type="submit" variant="outline" className="max-md:col-span-2 md:mt-7">
          {m.admin_analytics_show()}
        </Button>
      </Form>
    </div>
  );
}
