import type { ReactNode } from 'react';

import { toHundredths } from './svg-points.ts';

interface StatCardProps {
  name: string;
  note: ReactNode;
  trend?: readonly { count: number }[];
  children: ReactNode;
}

export function StatCard({ name, note, trend, children }: StatCardProps) {
  return (
    // Uses the list's rows, so that the figures align however long their names are.
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

interface SparklineProps {
  /** In chronological order; must not be negative. */
  values: readonly number[];
}

/** A trend without an axis; decorative, next to readable figures. */
function Sparkline({ values }: SparklineProps) {
  const top = Math.max(1, ...values);
  const step = 100 / Math.max(1, values.length - 1);
  const points = values
    .map((value, index) => `${toHundredths(index * step)},${toHundredths(100 - (value / top) * 100)}`)
    .join(' ');
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="h-8 w-full overflow-visible">
      <polyline
        points={points}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
    </svg>
  );
}
