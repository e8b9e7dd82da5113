import { useRevalidator } from 'react-router';

import { m } from '#generated/paraglide/messages.js';
import { requireConsultant } from '#web/app/guards.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { MandateHead } from '#web/features/clients/mandate-head.tsx';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import { Shortlists } from '../shortlists/shortlists.tsx';
import type { Route } from './+types/mandate-page';
import { People } from './people.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.mandate.title ?? m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireConsultant(args);
  const { mandates, placements, representations } = requestOf(args.context).api;
  const { mandateId: id } = args.params;
  const mandate = await orNotFound(mandates.read({ id }));
  const [first, { presented }] = await Promise.all([
    representations.list({ mandate: id }),
    placements.prepare({ id: mandate.client.id }),
  ]);
  return { mandate, first, placeable: presented.map(({ presentationId }) => presentationId), readAt: Date.now() };
}

/** A search that a client gave, with the people asked and presented for it. */
export default function MandatePage({ loaderData: { mandate, ...people } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useLive((event) => {
    if (event.type === 'client' && event.clientId === mandate.client.id) void revalidate();
  });
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <MandateHead mandate={mandate} onChanged={revalidate} />
      <div className="mt-10 flex flex-col gap-12">
        <People key={mandate.id} mandate={mandate} {...people} />
        {mandate.jobId === null && <Shortlists mandateId={mandate.id} />}
      </div>
    </div>
  );
}
