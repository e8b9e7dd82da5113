import { ChartColumn, Download } from 'lucide-react';

import { type Analytics, analyticsBreakdowns, type AnalyticsFilters } from '#contract/analytics.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

import { ReadAt } from '../dashboard/read-at.tsx';
import type { Route } from './+types/analytics-tab';
import { analyticsCsvHref, analyticsHref, readAnalyticsFilters } from './analytics-filters.ts';
import { breakdownName, periodText } from './analytics-words.ts';
import { Definitions } from './definitions.tsx';
import { FiguresTable } from './figures-table.tsx';
import { MeasureCards } from './measure-cards.tsx';
import { MeasureCharts } from './measure-charts.tsx';
import { signUpsOf } from './measures.ts';
import { PeriodForm } from './period-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_analytics() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const filters = readAnalyticsFilters(args.url.searchParams);
  const { read } = requestOf(args.context).api.admin.analytics;
  const analytics = await read(filters).catch((error: unknown) => {
    if (problemOf(error).code !== 'INVALID') throw error;
  });
  return { filters, isRefused: !analytics, analytics: analytics ?? (await read({ by: filters.by })) };
}

/** What came in during a period and how it was answered, as figures, charts, tables and a file. */
export default function AnalyticsTab({ loaderData: { filters, isRefused, analytics } }: Route.ComponentProps) {
  const { period, before, total, uncounted, readAt } = analytics;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2>{m.admin_analytics()}</h2>
          <p className="mt-1 max-w-prose text-soft">{m.admin_analytics_text()}</p>
        </div>
        <a
          href={analyticsCsvHref(isRefused ? { by: filters.by } : filters)}
          download
          className={buttonClass({ variant: 'outline' })}
        >
          <Download aria-hidden="true" />
          {m.admin_csv()}
        </a>
      </div>
      <PeriodForm {...{ filters, period, isRefused }} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-soft">
        <span>{m.admin_analytics_compared({ period: periodText(period), before: periodText(before.period) })}</span>
        <ReadAt iso={readAt} />
      </p>
      {uncounted > 0 && <Alert isStatic>{m.admin_analytics_uncounted({ count: uncounted })}</Alert>}
      <MeasureCards {...{ total, before }} />
      {signUpsOf(total) + total.jobs + total.applications > 0 ? (
        <Parts {...{ filters, analytics }} />
      ) : (
        <EmptyState icon={<ChartColumn />} title={m.admin_analytics_none()} level={3}>
          {m.admin_analytics_none_text()}
        </EmptyState>
      )}
      <Definitions />
    </div>
  );
}

function Parts({ filters, analytics }: { filters: AnalyticsFilters; analytics: Analytics }) {
  const { by, step } = analytics;
  return (
    <>
      <LinkTabs
        label={m.admin_analytics_by()}
        links={analyticsBreakdowns.map((breakdown) => ({
          label: breakdownName(breakdown),
          to: analyticsHref({ ...filters, by: breakdown }),
          isCurrent: breakdown === by,
        }))}
      />
      {by === 'language' && <p className="max-w-prose text-soft">{m.admin_analytics_languages_note()}</p>}
      {step && step !== 'day' && (
        <p className="max-w-prose text-soft">
          {m.admin_analytics_cut_off()} {m.admin_analytics_csv_days()}
        </p>
      )}
      <MeasureCharts rows={analytics} />
      <FiguresTable rows={analytics} />
    </>
  );
}
