import type { ReactNode } from 'react';

import { Link } from './link.tsx';

export interface BarListProps {
  title: string;
  /** Must not be negative. */
  rows: readonly { key: string; label: string; value: number; to?: string }[];
  format: (value: number) => string;
  /** Value of a full bar; by default the highest. */
  max?: number;
  note?: ReactNode;
}

export function BarList({ title, rows, format, max, note }: BarListProps) {
  const top = max ?? Math.max(...rows.map(({ value }) => value), Number.EPSILON);
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className="font-semibold">{title}</figcaption>
      <ul className="flex flex-col gap-3 text-sm">
        {rows.map(({ key, label, value, to }) => (
          <li key={key}>
            <p className="flex justify-between gap-4">
              <span className="min-w-0">{to ? <Link to={to}>{label}</Link> : label}</span>
              <span className="shrink-0 tabular-nums">{format(value)}</span>
            </p>
            <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
              <div className="bar-fill rounded-full" style={{ width: `${(value / top) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
      {note && <p className="text-sm text-soft">{note}</p>}
    </figure>
  );
}
