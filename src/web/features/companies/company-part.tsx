import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

interface CompanyPartProps {
  title: string;
  about: string;
  /** Where there is no company yet. */
  none: string;
  /** Nothing without a company. */
  children: ReactNode;
}

/** A page about what a company's team works by. */
export const CompanyPart = ({ title, about, none, children }: CompanyPartProps) => (
  <div className="page-width pt-8 pb-12 md:pt-12">
    <p className="mb-6">
      <Link to={href(paths.team())} look="quiet" className="inline-flex items-center gap-2 py-1 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.stages_back()}
      </Link>
    </p>
    <h1>{title}</h1>
    {children ? (
      <>
        <p className="mt-4 mb-8 max-w-[42rem]">{about}</p>
        {children}
      </>
    ) : (
      <div className="mt-8">
        <EmptyState
          title={none}
          action={<ButtonLink to={href(paths.employerProfile())}>{m.company_create()}</ButtonLink>}
        >
          {m.team_no_company()}
        </EmptyState>
      </div>
    )}
  </div>
);
