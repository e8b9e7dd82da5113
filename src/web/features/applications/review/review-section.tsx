import type { ReactNode } from 'react';

import { ComponentBoundary } from '#web/app/component-error.tsx';

interface ReviewSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ReviewSection({ id, title, children }: ReviewSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line pt-7 pb-8">
      <h2 id={`${id}-title`} className="mb-4 text-lg">
        {title}
      </h2>
      <ComponentBoundary>{children}</ComponentBoundary>
    </section>
  );
}
