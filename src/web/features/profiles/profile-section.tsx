import type { ReactNode } from 'react';

import { ComponentBoundary } from '#web/app/component-error.tsx';

interface ProfileSectionProps {
  id: string;
  title: string;
  about?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function ProfileSection({ id, title, about, action, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-line py-8 md:py-10 lg:grid-cols-[min(19rem,25%)_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:gap-x-14"
    >
      <h2 id={`${id}-title`} className="self-center text-lg lg:self-auto">
        {title}
      </h2>
      {action && <div className="lg:col-start-3 lg:row-span-2">{action}</div>}
      {about && <p className="col-span-2 mt-2 max-w-[34rem] text-sm text-soft lg:col-span-1 lg:row-start-2">{about}</p>}
      <div
        className={`col-span-2 mt-5 min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 ${action ? 'lg:col-end-3' : ''}`.trimEnd()}
      >
        <ComponentBoundary>{children}</ComponentBoundary>
      </div>
    </section>
  );
}
