import { Flag } from 'lucide-react';

import { Link } from '#web/ui/link.tsx';

/** At the end of content that can be reported. */
export const ReportLink = ({ to, children }: { to: string; children: string }) => (
  <p className="mt-8">
    <Link to={to} look="quiet" rel="nofollow" className="inline-flex min-h-11 items-center gap-2 text-sm text-soft">
      <Flag aria-hidden="true" className="size-4" />
      {children}
    </Link>
  </p>
);
