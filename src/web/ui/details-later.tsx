import { type ReactNode, useState } from 'react';

export interface DetailsLaterProps {
  summary: string;
  /** Of the summary. */
  className: string;
  /** Made when it is opened: a page is smaller without what few of its readers look at. */
  children: () => ReactNode;
}

export function DetailsLater({ summary, className, children }: DetailsLaterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {/* A press before React has started is kept for it. */}
      <summary data-script="" className={className}>
        {summary}
      </summary>
      {isOpen && children()}
    </details>
  );
}
