import type { ReactNode } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

interface CompanyPartProps {
  title: string;
  about: ReactNode;
  /** Shown without a company. */
  none: string;
  /** Undefined without a company. */
  children: ReactNode;
}

/** A page of settings that a company's team works with. */
export const CompanyPart = ({ title, about, none, children }: CompanyPartProps) => (
  <>
    <h1 className="hyphens-auto">{title}</h1>
    {children && <div className="mt-4 flex max-w-[42rem] flex-col gap-3">{about}</div>}
    <div className="mt-8">
      {children || (
        <EmptyState title={none} action={<ButtonLink to={href(paths.ownCompany())}>{m.company_create()}</ButtonLink>}>
          {m.team_no_company()}
        </EmptyState>
      )}
    </div>
  </>
);
