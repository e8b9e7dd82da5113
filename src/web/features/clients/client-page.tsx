import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Client } from '#contract/clients/client-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireConsultant } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';

import type { Route } from './+types/client-page';
import { Contacts } from './contacts.tsx';
import { Mandates } from './mandates.tsx';
import { Stream } from './stream.tsx';
import { Terms } from './terms.tsx';

const ClientDialog = loadLater(async () => import('./client-dialog.tsx'));
const HandOverDialog = loadLater(async () => import('./hand-over-dialog.tsx'));

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.client.name ?? m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireConsultant(args);
  const { clients, mandates } = requestOf(args.context).api;
  const { clientId: id } = args.params;
  const client = await orNotFound(clients.read({ id }));
  const [entries, listed] = await Promise.all([clients.entries({ id }), mandates.list({ client: id })]);
  return { client, entries, mandates: listed.mandates, readAt: Date.now() };
}

/** A client of the house agency: what happened with it, its mandates, contacts and terms. */
export default function ClientPage({ loaderData: { client, entries, mandates, readAt } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useLive((event) => {
    if (event.type === 'client' && event.clientId === client.id) void revalidate();
  });
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.clients())} isRecorded>
        {m.agency_clients()}
      </BackLink>
      <Head client={client} onChanged={revalidate} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Mandates {...{ client, mandates }} onChanged={revalidate} />
          <Stream key={client.id} {...{ client, mandates, readAt }} first={entries} onNoted={revalidate} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Contacts client={client} onChanged={revalidate} />
          <Terms client={client} onChanged={revalidate} />
        </div>
      </div>
    </div>
  );
}

function Head({ client, onChanged }: { client: Client; onChanged: () => Promise<void> }) {
  const { id, name, company, locale, owner, offLimitsUntil } = client;
  const [asked, setAsked] = useState<'change' | 'hand-over'>();
  const dialog = { client, onChanged, onClose: () => setAsked(undefined) };
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          <span>{owner ? m.client_owner({ name: owner.name }) : m.client_no_owner()}</span>
          <span>{listedLanguageName(locale)}</span>
          {company && <Link to={href(paths.company(company.slug))}>{m.company_public_page()}</Link>}
          {offLimitsUntil && (
            <Badge variant="outline">{m.client_off_limits_until({ date: dayText(offLimitsUntil) })}</Badge>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setAsked('hand-over')}>
          {m.client_hand_over()}
        </Button>
        <Button variant="outline" onClick={() => setAsked('change')}>
          {m.client_change()}
        </Button>
        <ButtonLink to={href(paths.newPlacement(), { client: id })} variant="outline">
          {m.placement_new()}
        </ButtonLink>
      </div>
      {asked === 'change' && <ClientDialog {...dialog} />}
      {asked === 'hand-over' && <HandOverDialog {...dialog} />}
    </div>
  );
}
