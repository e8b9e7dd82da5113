import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FilterGroupProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

/** One filter under its name, which folds it away. */
export function FilterGroup({ title, isOpen, children }: FilterGroupProps) {
  return (
    <details open={isOpen} className="group/filter border-t border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-soft transition-transform group-open/filter:rotate-180"
        />
      </summary>
      <div role="group" aria-label={title} className="pb-4">
        {children}
      </div>
    </details>
  );
}
