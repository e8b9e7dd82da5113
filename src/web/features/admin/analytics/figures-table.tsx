import type { Analytics, AnalyticsMeasures } from '#contract/analytics.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Column, Table } from '#web/ui/table.tsx';

import { countText } from '../dashboard/figure-words.ts';
import { hoursText, rowHead, rowName, shareText } from './analytics-words.ts';

type Row = AnalyticsMeasures & { key: string };

/** Every figure of every part. */
export function FiguresTable({ rows: { by, step, rows } }: { rows: Pick<Analytics, 'by' | 'step' | 'rows'> }) {
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
