import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';

import type { Route } from './+types/templates-page';
import { TemplatesForm } from './templates-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.own_templates_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const company = (await api.teams.mine()).find(({ isCurrent }) => isCurrent);
  if (!company) return { company, templates: [], pipelines: [] };
  const { id } = company;
  const [templates, pipelines] = await Promise.all([api.companyTemplates.read({ id }), api.stages.read({ id })]);
  return { company, templates, pipelines };
}

/** The current company's templates of messages to applicants. */
export default function TemplatesPage({ loaderData: { company, templates, pipelines } }: Route.ComponentProps) {
  return (
    <CompanyPart title={m.own_templates_title()} about={<p>{m.own_templates_about()}</p>} none={m.own_templates_none()}>
      {company && <TemplatesForm key={company.id} {...{ company, pipelines }} first={templates} />}
    </CompanyPart>
  );
}
