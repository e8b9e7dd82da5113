import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { ButtonLink } from './link.tsx';

export interface PaginationProps {
  /** A label, if a page has two. */
  label?: string;
  /** Localised; omit at the ends. */
  previous?: string;
  next?: string;
  children?: ReactNode;
}

/** Cursor pagination; renders nothing for a single page. */
export function Pagination({ label, previous, next, children }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={label ?? m.ui_pagination()}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-t border-line pt-5"
    >
      {previous && (
        <ButtonLink to={previous} rel="prev" variant="outline" className="col-start-1 justify-self-start">
          <ChevronLeft aria-hidden="true" />
          {m.ui_previous()}
        </ButtonLink>
      )}
      {children && (
        <div className="text-center text-sm text-soft tabular-nums max-md:col-span-full max-md:row-start-1 md:col-start-2">
          {children}
        </div>
      )}
      {next && (
        <ButtonLink to={next} rel="next" variant="outline" className="col-start-3 justify-self-end">
          {m.ui_next()}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  );
}
