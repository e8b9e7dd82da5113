import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { SavedSwitch } from '#web/app/saved-switch.tsx';
import { CompanyPart } from '#web/features/companies/company-part.tsx';

import type { Route } from './+types/templates-page';
import { TemplatesForm } from './templates-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.offers_templates_title() });

export async function loader(args: Route.LoaderArgs) {
  const { companyRole } = requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const company = await server.companies.mine();
  if (!company) return null;
  const { id } = company;
  const [templates, settings] = await Promise.all([server.offerTemplates.read({ id }), server.offers.settings({ id })]);
  return { id, templates, showsToManagers: companyRole === 'owner' ? settings.showsToManagers : undefined };
}

/** What the current company's offers start from, and who sees offers. */
export default function OfferTemplatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <CompanyPart
      title={m.offers_templates_title()}
      about={<p>{m.offers_templates_about()}</p>}
      none={m.offers_templates_none()}
    >
      {loaderData && (
        <div className="flex flex-col gap-10">
          {loaderData.showsToManagers !== undefined && (
            <div className="flex max-w-[42rem] flex-col gap-3">
              <SavedSwitch
                first={loaderData.showsToManagers}
                label={m.offers_shows()}
                hint={m.offers_shows_hint()}
                save={(showsToManagers) => api.offers.saveSettings({ id: loaderData.id, showsToManagers })}
                done={() => m.offer_saved()}
              />
            </div>
          )}
          <TemplatesForm key={loaderData.id} companyId={loaderData.id} first={loaderData.templates} />
        </div>
      )}
    </CompanyPart>
  );
}
