import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';

/** Size it by classes. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`animate-breathe rounded-control bg-line motion-reduce:animate-none ${className}`}
    />
  );
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={`h-4 ${line === lines - 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </div>
  );
}

/** Announces once that content is loading. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {m.ui_loading()}
      </span>
      {children}
    </div>
  );
}
