import { type ReactNode, useId } from 'react';

import { ComponentBoundary } from '#web/app/component-error.tsx';
import { Link } from '#web/ui/link.tsx';

interface DashboardSectionProps {
  title: string;
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
}

export function DashboardSection({ title, more, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id}>{title}</h2>
        {more && <Link to={more.to}>{more.label}</Link>}
      </div>
      <ComponentBoundary>{children}</ComponentBoundary>
    </section>
  );
}
