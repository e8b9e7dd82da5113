import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { Link } from './link.tsx';

/** Above a page's title: links to the list or page that it belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} look="quiet" className="inline-flex min-h-11 items-center gap-2 text-sm">
    <ArrowLeft aria-hidden="true" className="size-4" />
    {children}
  </Link>
);
