import type { Analytics } from '#contract/admin/analytics.ts';
import { m } from '#generated/paraglide/messages.js';
import { BarList } from '#web/ui/bar-list.tsx';
import { Chart } from '#web/ui/chart.tsx';
import { countText } from '#web/ui/figure-words.ts';
import { shareText } from '#web/ui/figure-words.ts';

import { rowHead, rowName, shortRowName } from './analytics-words.ts';
import { measures, type Measure } from './measures.ts';

/** The number of rows that have a bar. */
const SHOWN = 10;

type Rows = Pick<Analytics, 'by' | 'step' | 'rows' | 'total'>;
type Row = Analytics['rows'][number];

/** A chart for each measure. Sign-ups are not split by category: users have none. */
export function MeasureCharts({ rows }: { rows: Rows }) {
  return (
    <div className="grid gap-x-10 gap-y-10 rounded-card border border-line bg-surface p-5 md:grid-cols-2 md:p-6">
      {measures()
        .filter(({ id }) => rows.by !== 'category' || id !== 'sign_ups')
        .map((measure) => (
          <MeasureChart key={measure.id} {...{ measure, rows }} />
        ))}
      {rows.total.applications > 0 && <Funnel total={rows.total} />}
    </div>
  );
}

function Funnel({ total: { applications, expecting, answered } }: Pick<Analytics, 'total'>) {
  return (
    <BarList
      title={m.admin_analytics_funnel()}
      rows={[
        { key: 'applications', label: m.admin_analytics_applications(), value: applications },
        { key: 'expecting', label: m.admin_analytics_funnel_expecting(), value: expecting },
        { key: 'answered', label: m.admin_analytics_funnel_answered(), value: answered },
      ]}
      format={(value) => `${countText(value)} · ${shareText(value / applications)}`}
    />
  );
}

interface MeasureChartProps {
  measure: Measure;
  rows: Rows;
}

function MeasureChart({ measure, rows }: MeasureChartProps) {
  const { title, valueOf, none } = measure;
  const isShare = measure.id === 'answered';
  // A share of 0% is worth showing; counts that are all 0 are not.
  const hasAny = rows.rows.some((row) => (isShare ? valueOf(row) !== null : Boolean(valueOf(row))));
  if (!hasAny) {
    return (
      <section>
        <h3 className="font-sans text-base font-semibold">{title}</h3>
        <p className="mt-2 text-soft">{none}</p>
      </section>
    );
  }
  return rows.step ? <OverTime {...{ measure, rows }} /> : <ByPart {...{ measure, rows }} />;
}

function OverTime({ measure: { title, valueOf, format, scale }, rows: { rows, by, step } }: MeasureChartProps) {
  const beforeOf = ({ before }: Row) => before && valueOf(before);
  const longest = Math.max(...rows.flatMap((row) => [valueOf(row) ?? 0, beforeOf(row) ?? 0]));
  const { scaled, format: scaledFormat } = scale?.(longest) ?? { scaled: (value: number) => value, format };
  const drawn = (value: number | null) => (value === null ? null : scaled(value));
  const points = rows.map((row) => ({
    label: step ? shortRowName(row.key, step) : row.key,
    value: drawn(valueOf(row)),
    before: drawn(beforeOf(row)),
  }));
  return (
    <Chart
      kind="bar"
      title={title}
      points={points}
      format={scaledFormat}
      heads={[rowHead(by, step), title]}
      beforeHead={m.admin_analytics_period_before()}
    />
  );
}

/** Counts by size; shares and times by number of applications, so that rows with few do not come first. */
function ByPart({ measure: { id, title, valueOf, format }, rows: { rows, by, step } }: MeasureChartProps) {
  const isCount = id !== 'answered' && id !== 'time';
  const parts = rows.flatMap((row) => {
    const value = valueOf(row);
    return value === null || (isCount && value === 0)
      ? []
      : [{ key: row.key, label: rowName(row.key, by, step), value }];
  });
  const ordered = isCount ? parts.toSorted((a, b) => b.value - a.value) : parts;
  const counts = { shown: SHOWN, count: parts.length };
  const note = isCount ? m.admin_analytics_most(counts) : m.admin_analytics_most_applications(counts);
  return (
    <BarList
      title={title}
      rows={ordered.slice(0, SHOWN)}
      format={format}
      max={id === 'answered' ? 1 : undefined}
      note={parts.length > SHOWN && note}
    />
  );
}
