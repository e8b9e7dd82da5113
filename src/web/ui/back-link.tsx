import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { Link, type LinkProps } from './link.tsx';

type BackLinkProps = Pick<LinkProps, 'to' | 'isRecorded'> & { children: ReactNode };

/** Above a page's title: links to the list or page that it belongs to. */
export const BackLink = ({ children, ...rest }: BackLinkProps) => (
  <Link {...rest} look="quiet" className="inline-flex min-h-11 items-center gap-2 text-sm">
    <ArrowLeft aria-hidden="true" className="size-4" />
    {children}
  </Link>
);
