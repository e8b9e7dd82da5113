import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page-width">
      <div className="border-t border-line py-12 md:py-16 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-16">
        <div>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
        <div className="mt-7 lg:mt-1">{children}</div>
      </div>
    </section>
  );
}
