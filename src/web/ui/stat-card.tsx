import type { ReactNode } from 'react';

import { Sparkline } from './sparkline.tsx';

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
