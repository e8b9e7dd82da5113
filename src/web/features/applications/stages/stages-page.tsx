import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';

import type { Route } from './+types/stages-page';
import { StagesForm } from './stages-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.stages_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const current = (await api.teams.mine()).find(({ isCurrent }) => isCurrent);
  return { companyId: current?.id, pipelines: current ? await api.stages.read({ id: current.id }) : [] };
}

/** The current company's own stages. */
export default function StagesPage({ loaderData: { companyId, pipelines } }: Route.ComponentProps) {
  return (
    <CompanyPart title={m.stages_title()} about={<p>{m.stages_about()}</p>} none={m.stages_none()}>
      {companyId && <StagesForm key={companyId} companyId={companyId} first={pipelines} />}
    </CompanyPart>
  );
}
