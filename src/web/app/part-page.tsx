import type { ReactNode } from 'react';

import { BackLink } from '#web/ui/back-link.tsx';

interface PartPageProps {
  back: { to: string; label: string; isRecorded?: boolean | undefined };
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** A page about one thing: what it is about stands beside it where there is room. */
export const PartPage = ({ back, title, about, children }: PartPageProps) => (
  <div className="page-width grid gap-x-14 gap-y-8 pt-8 pb-12 md:pt-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
    <div className="min-w-0">
      <p className="mb-3">
        <BackLink to={back.to} isRecorded={back.isRecorded}>
          {back.label}
        </BackLink>
      </p>
      <h1 className="hyphens-auto">{title}</h1>
      {about && <div className="mt-4 flex max-w-[42rem] flex-col gap-3">{about}</div>}
    </div>
    <div className="min-w-0">{children}</div>
  </div>
);
