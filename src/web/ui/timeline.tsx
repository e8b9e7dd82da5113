import type { ReactNode } from 'react';

import { Time } from './time.tsx';

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** ISO 8601. */
  time: string;
  detail?: ReactNode;
  tone?: 'default' | 'accent' | 'coral';
}

export interface TimelineProps {
  label: string;
  items: readonly TimelineEntry[];
  /** IANA name; by default the reader's own zone. */
  timeZone?: string;
}

const dots = { default: 'border-edge bg-surface', accent: 'border-accent bg-accent', coral: 'border-coral bg-coral' };

export function Timeline({ label, items, timeZone }: TimelineProps) {
  return (
    <ol aria-label={label} className="@container">
      {items.map((item) => (
        <li key={item.id} className="group relative ps-7 pb-6 last:pb-0">
          <span aria-hidden="true" className="absolute inset-y-0 start-[5px] top-4 w-px bg-line group-last:hidden" />
          <span
            aria-hidden="true"
            className={`absolute start-0 top-[0.45em] size-[11px] rounded-full border-[1.5px] ${dots[item.tone ?? 'default']}`}
          />
          {/* In a narrow column, all times are below their titles, not only some. */}
          <div className="flex flex-col gap-x-4 @md:flex-row @md:flex-wrap @md:items-baseline @md:justify-between">
            <span className="font-semibold">{item.title}</span>
            <Time iso={item.time} show="datetime" timeZone={timeZone} className="text-sm text-soft" />
          </div>
          {item.detail && <div className="text-sm text-soft">{item.detail}</div>}
        </li>
      ))}
    </ol>
  );
}
