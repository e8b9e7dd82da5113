import type { ReactNode } from 'react';

export interface EntryTexts {
  title: string;
  /** The company, school or issuer. */
  place: string;
  period: string;
  description?: string;
  more?: ReactNode;
}

export function EntryList({ children }: { children: ReactNode }) {
  return <ol className="flex flex-col gap-7">{children}</ol>;
}

export function EntryView({
  entry: { title, place, period, description, more },
  actions,
}: {
  entry: EntryTexts;
  actions?: ReactNode;
}) {
  return (
    <li className="grid gap-x-8 gap-y-1 md:grid-cols-[10rem_minmax(0,1fr)]">
      <p className="text-sm text-soft tabular-nums md:pt-0.5">{period}</p>
      <div>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3>{title}</h3>
            <p>{place}</p>
          </div>
          {actions && <div className="-me-3 -mt-2.5 flex shrink-0">{actions}</div>}
        </div>
        {description && <p className="mt-2 max-w-[40rem] whitespace-pre-line text-soft">{description}</p>}
        {more && <p className="mt-1">{more}</p>}
      </div>
    </li>
  );
}
