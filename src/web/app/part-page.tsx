import type { ReactNode } from 'react';

import type { Locale } from '#contract/locales.ts';
import { BackLink } from '#web/ui/back-link.tsx';

interface PartPageProps {
  back: { to: string; label: string; isRecorded?: boolean | undefined };
  title: string;
  /** What it is a part of, in its own language. */
  of?: { name: string; locale: Locale };
  about?: ReactNode;
  children: ReactNode;
}

/** A page of a company or a job: what it is about stands beside it where there is room. */
export const PartPage = ({ back, title, of, about, children }: PartPageProps) => (
  <div className="page-width grid gap-x-14 gap-y-8 pt-8 pb-12 md:pt-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
    <div className="min-w-0">
      <p className="mb-3">
        <BackLink to={back.to} isRecorded={back.isRecorded}>
          {back.label}
        </BackLink>
      </p>
      <h1 className="hyphens-auto">{title}</h1>
      {of && (
        <p className="mt-2 text-lg text-soft" lang={of.locale}>
          {of.name}
        </p>
      )}
      {about && <div className="mt-4 flex max-w-[42rem] flex-col gap-3">{about}</div>}
    </div>
    <div className="min-w-0">{children}</div>
  </div>
);
