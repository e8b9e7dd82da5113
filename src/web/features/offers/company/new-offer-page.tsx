import { data, redirect, useNavigate } from 'react-router';

import { isOpenOffer } from '#contract/offers/offer-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/new-offer-page';
import { OfferEditor } from './offer-editor.tsx';
import { newForm, offerDraftKey } from './offer-form.ts';
import { readTemplates } from './read-templates.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? m.offers_to({ name: loaderData.prepared.candidateName }) : m.app_not_found(),
  });

export async function loader(args: Route.LoaderArgs) {
  const { userId, name } = requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const { applicationId: id } = args.params;
  const { offers, can } = await orNotFound(server.offers.ofApplication({ id }));
  const open = offers.find(({ state }) => isOpenOffer(state));
  if (open) throw redirect(href(paths.offer(open.id)));
  if (!can.offer) throw data(null, 404);
  const [prepared, application, templates] = await Promise.all([
    server.offers.prepare({ id }),
    server.applications.read({ id }),
    readTemplates(server),
  ]);
  const facts = {
    candidate: prepared.candidateName,
    job: application.job.title,
    company: application.job.companyName,
    sender: name,
  };
  return { id, userId, prepared, templates, facts };
}

/** The first draft of an offer to an applicant. */
export default function NewOfferPage({ loaderData: { id, userId, prepared, templates, facts } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <div className="page-width pt-6 pb-14 md:pt-8">
      <BackLink to={href(paths.reviewApplication(id))}>{prepared.candidateName}</BackLink>
      <h1 className="mt-2 mb-6 hyphens-auto">{m.offers_to({ name: prepared.candidateName })}</h1>
      <OfferEditor
        key={id}
        first={newForm(prepared.draft)}
        kept={{ key: offerDraftKey(userId, id), version: 0 }}
        stated={prepared.stated}
        {...{ templates, facts }}
        saveLabel={m.offers_save_draft()}
        onSave={async (input) => {
          const offer = await api.offers.create({ id, ...input });
          showToast({ title: m.offers_saved() });
          await navigate(href(paths.offer(offer.id)));
        }}
      />
    </div>
  );
}
