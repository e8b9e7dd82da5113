import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import type { Route } from './+types/own-offer-page';
import { OwnOfferView } from './own-offer.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? m.own_offer_title({ company: loaderData.data.company.name }) : m.app_not_found(),
  });

export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'job_seeker');
  const { api } = requestOf(args.context);
  return { data: await orNotFound(api.ownOffers.read({ id: args.params.offerId })), readAt: Date.now() };
}

/** An offer to the reader, and their answer. */
export default function OwnOfferPage({ loaderData }: Route.ComponentProps) {
  return <OwnOfferView key={loaderData.data.id} loaded={loaderData} />;
}
