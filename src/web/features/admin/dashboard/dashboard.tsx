import { useQuery } from '@tanstack/react-query';

import { type GrowthKind, growthKinds } from '#contract/admin/admin-choices.ts';
import type { Figures } from '#contract/admin/figures.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { selfRefreshing } from '#web/app/query-freshness.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chart } from '#web/ui/chart.tsx';

import { dayText, kindName } from './figure-words.ts';
import { ReadAt } from './read-at.tsx';
import { StatCards } from './stat-cards.tsx';

interface DashboardProps {
  /** As read by the server; null if that failed. */
  first: Figures | null;
  /** When `first` was read, in milliseconds since 1970. */
  readAt: number;
}

/** Figures of the platform, refreshed every 30 seconds. */
export function Dashboard({ first, readAt }: DashboardProps) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...queries.admin.figures.queryOptions(),
    ...(first && { initialData: first, initialDataUpdatedAt: readAt }),
    ...selfRefreshing,
  });
  const hasFailed = isError || (data === undefined && !isFetching);
  return (
    <section aria-label={m.admin_figures()}>
      {hasFailed && (
        <Alert
          variant="attention"
          className="mb-4"
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              {m.admin_figures_again()}
            </Button>
          }
        >
          {m.admin_figures_failed()}
        </Alert>
      )}
      {data && <StatCards figures={data} />}
      {data && (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <Trends figures={data} />
          <p className="text-sm text-soft">
            <ReadAt iso={new Date(dataUpdatedAt).toISOString()} />
          </p>
        </div>
      )}
    </section>
  );
}

function Trends({ figures }: { figures: Figures }) {
  const chartOf = (kind: GrowthKind) => (
    <Chart
      key={kind}
      kind="line"
      title={kindName(kind)}
      points={figures[kind].days.map(({ day, count }) => ({ label: dayText(day), value: count }))}
      heads={[m.admin_figures_day(), kindName(kind)]}
    />
  );
  return (
    <details className="min-w-0 open:w-full">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-accent">{m.admin_figures_trends()}</summary>
      <div className="mt-4 grid gap-x-10 gap-y-8 rounded-card border border-line bg-surface p-5 md:grid-cols-2 md:p-6">
        {growthKinds.map(chartOf)}
      </div>
    </details>
  );
}
