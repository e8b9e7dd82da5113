import { ArrowLeft } from 'lucide-react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/stages-page';
import { StagesForm } from './stages-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.stages_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const current = (await api.teams.mine()).find(({ isCurrent }) => isCurrent);
  return { companyId: current?.id, pipelines: current ? await api.stages.read({ id: current.id }) : [] };
}

/** The stages that the current company names. */
export default function StagesPage({ loaderData: { companyId, pipelines } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <p className="mb-6">
        <Link to={href(paths.team())} look="quiet" className="inline-flex items-center gap-2 py-1 text-sm">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {m.stages_back()}
        </Link>
      </p>
      <h1>{m.stages_title()}</h1>
      {companyId ? (
        <>
          <p className="mt-4 mb-8 max-w-[42rem]">{m.stages_about()}</p>
          <StagesForm key={companyId} companyId={companyId} first={pipelines} />
        </>
      ) : (
        <div className="mt-8">
          <EmptyState
            title={m.stages_none()}
            action={<ButtonLink to={href(paths.employerProfile())}>{m.company_create()}</ButtonLink>}
          >
            {m.team_no_company()}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
