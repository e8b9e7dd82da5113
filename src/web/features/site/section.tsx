import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  aside?: ReactNode;
  /** The title is above the content, not next to it. */
  isWide?: boolean;
  children: ReactNode;
}

export function Section({ title, aside, isWide = false, children }: SectionProps) {
  const id = useId();
  const beside = 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-16';
  return (
    <section aria-labelledby={id} className="page-width">
      <div className={`border-t border-line py-12 md:py-16 ${isWide ? '' : beside}`.trimEnd()}>
        <div className={isWide ? 'flex flex-wrap items-baseline justify-between gap-x-8' : undefined}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
        <div className={`mt-7 ${isWide ? '' : 'lg:mt-1'}`.trimEnd()}>{children}</div>
      </div>
    </section>
  );
}
