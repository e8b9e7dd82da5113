import type { ComponentProps, ReactNode } from 'react';

import { RowButtons } from '#web/ui/row-buttons.tsx';

interface RowCardProps extends ComponentProps<typeof RowButtons> {
  /** With its number. */
  title: string;
  children: ReactNode;
}

/** A row of `ListForm` as a card. */
export const RowCard = ({ title, children, ...buttons }: RowCardProps) => (
  <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4 md:p-6">
    <legend className="sr-only">{title}</legend>
    <div className="-mt-1 mb-4 flex items-center justify-between gap-3">
      <p aria-hidden="true" className="text-sm font-semibold text-soft">
        {title}
      </p>
      <RowButtons {...buttons} />
    </div>
    <div className="flex flex-col gap-5">{children}</div>
  </fieldset>
);
