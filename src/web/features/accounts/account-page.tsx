import { type ReactNode, useEffect, useRef } from 'react';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  /** True if this title replaces another: it then takes the focus, so that screen readers announce it. */
  isNews?: boolean;
  children?: ReactNode;
}

export function AccountPage({ title, lead, aside, isNews = false, children }: AccountPageProps) {
  return (
    <div
      className={`page-width pt-10 pb-16 md:pt-16 ${aside ? 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-16' : ''}`.trimEnd()}
    >
      <div className={`mx-auto w-full max-w-[28rem] ${aside ? 'lg:me-0' : ''}`.trimEnd()}>
        <Title key={title} isNews={isNews}>
          {title}
        </Title>
        {lead && <div className="mt-3 text-soft">{lead}</div>}
        {children && <div className="mt-8">{children}</div>}
      </div>
      {aside && <div className="mx-auto mt-10 w-full max-w-[28rem] lg:ms-0 lg:mt-0">{aside}</div>}
    </div>
  );
}

function Title({ isNews, children }: { isNews: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <h1 ref={heading} tabIndex={isNews ? -1 : undefined} className="outline-none">
      {children}
    </h1>
  );
}
