import type { ReactNode } from 'react';

/** A tab of a job's page. */
export const JobTab = ({ children }: { children: ReactNode }) => (
  <div className="page-width flex flex-col gap-12 pt-8 pb-12">{children}</div>
);

interface TabSectionProps {
  id: string;
  title: string;
  about: ReactNode;
  children: ReactNode;
}

export const TabSection = ({ id, title, about, children }: TabSectionProps) => (
  <section aria-labelledby={id} className="max-w-[48rem]">
    <h2 id={id}>{title}</h2>
    <div className="mt-3 mb-6 flex flex-col gap-3">{about}</div>
    {children}
  </section>
);
