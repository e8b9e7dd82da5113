import type { ReactNode } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { PartPage } from '#web/app/part-page.tsx';
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
  <PartPage back={{ to: href(paths.team()), label: m.stages_back() }} title={title} about={children && about}>
    {children || (
      <EmptyState
        title={none}
        action={<ButtonLink to={href(paths.employerProfile())}>{m.company_create()}</ButtonLink>}
      >
        {m.team_no_company()}
      </EmptyState>
    )}
  </PartPage>
);
