import { ChartColumn, Download } from 'lucide-react';

import { analyticsBreakdowns } from '#contract/admin/admin-choices.ts';
import type { Analytics, AnalyticsFilters, AnalyticsMeasures } from '#contract/admin/analytics.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { countText } from '#web/ui/figure-words.ts';
import { hoursText, periodText, shareText } from '#web/ui/figure-words.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

import { ReadAt } from '../dashboard/read-at.tsx';
import type { Route } from './+types/analytics-tab';
import { analyticsCsvHref, analyticsHref, readAnalyticsFilters } from './analytics-filters.ts';
import { breakdownName, rowHead, rowName } from './analytics-words.ts';
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

function Definitions() {
  const definitions = [
    { name: m.admin_analytics_sign_ups(), text: m.admin_analytics_def_sign_ups() },
    { name: m.admin_analytics_jobs(), text: m.admin_analytics_def_jobs() },
    { name: m.admin_analytics_applications(), text: m.admin_analytics_def_applications() },
    { name: m.admin_analytics_answered(), text: m.admin_analytics_def_answered() },
    { name: m.admin_analytics_time(), text: m.admin_analytics_def_time() },
    { name: m.admin_analytics_def_erased_name(), text: m.admin_analytics_def_erased() },
  ];
  return (
    <details>
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-accent">
        {m.admin_analytics_definitions()}
      </summary>
      <dl className="mt-3 flex max-w-prose flex-col gap-3">
        {definitions.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type Row = AnalyticsMeasures & { key: string };

function FiguresTable({ rows: { by, step, rows } }: { rows: Pick<Analytics, 'by' | 'step' | 'rows'> }) {
  return (
    <details>
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-accent">{m.admin_analytics_table()}</summary>
      <div className="mt-3">
        <Table
          caption={m.admin_analytics_table()}
          isCaptionHidden
          columns={columnsOf({ by, step })}
          rows={rows}
          rowKey={({ key }) => key}
        />
      </div>
    </details>
  );
}

function columnsOf({ by, step }: Pick<Analytics, 'by' | 'step'>): Column<Row>[] {
  const figure = (id: string, header: string, textOf: (row: Row) => string): Column<Row> => ({
    id,
    header,
    align: 'end',
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{textOf(row)}</span>,
  });
  const people = [
    figure('seekers', m.admin_analytics_job_seekers(), ({ jobSeekers }) => countText(jobSeekers)),
    figure('employers', m.admin_analytics_employers(), ({ employers }) => countText(employers)),
  ];
  return [
    { id: 'key', header: rowHead(by, step), isRowHeader: true, cell: ({ key }) => rowName(key, by, step) },
    ...(by === 'category' ? [] : people),
    figure('jobs', m.admin_analytics_jobs(), ({ jobs }) => countText(jobs)),
    figure('applications', m.admin_analytics_applications(), ({ applications }) => countText(applications)),
    figure('answered', m.admin_analytics_answered(), ({ answeredShare }) => shareText(answeredShare)),
    figure('half', m.admin_analytics_half(), ({ medianHours }) => hoursText(medianHours)),
    figure('ninetieth', m.admin_analytics_ninetieth(), ({ ninetiethHours }) => hoursText(ninetiethHours)),
  ];
}
