import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { Form, useSubmit } from 'react-router';

import { CLIENT_NAME_MAX } from '#contract/clients/client-choices.ts';
import type { ListedClient } from '#contract/clients/client-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireConsultant } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readLine, readOneOf, textsOf } from '#web/app/list-params.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AgencyTabs } from '#web/features/agency/agency-tabs.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Time } from '#web/ui/time.tsx';

import type { Route } from './+types/clients-page';

const AddClientDialog = loadLater(async () => import('./add-client-dialog.tsx'));

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.agency_clients() });

interface Filters {
  q?: string | undefined;
  mine?: 'yes' | undefined;
  cursor?: string | undefined;
}

const clientsHref = ({ q, mine, cursor }: Filters): string => href(paths.clients(), { q, mine, cursor });

export async function loader(args: Route.LoaderArgs) {
  requireConsultant(args);
  const { q, mine, cursor } = textsOf(args.url.searchParams);
  const filters: Filters = {
    q: readLine(q, CLIENT_NAME_MAX),
    mine: readOneOf(['yes'], mine),
    cursor: readCursor(cursor),
  };
  return { filters, first: await requestOf(args.context).api.clients.list(filters), readAt: Date.now() };
}

/** The clients of the house agency. */
export default function ClientsPage({ loaderData }: Route.ComponentProps) {
  const { filters, first } = loaderData;
  const [isAdding, setAdding] = useState(false);
  const isEmpty = first.clients.length === 0 && !filters.q && !filters.mine;
  const add = <Button onClick={() => setAdding(true)}>{m.client_add()}</Button>;
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <AgencyTabs current="clients" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1>{m.agency_clients()}</h1>
        {!isEmpty && add}
      </div>
      {isEmpty ? (
        <div className="mt-8">
          <EmptyState icon={<Building2 />} title={m.client_none()} action={add}>
            {m.client_none_text()}
          </EmptyState>
        </div>
      ) : (
        <>
          <FilterForm filters={filters} />
          <Listed key={clientsHref(filters)} {...loaderData} />
        </>
      )}
      {isAdding && <AddClientDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function FilterForm({ filters: { q, mine } }: { filters: Filters }) {
  const submit = useSubmit();
  return (
    <Form
      key={clientsHref({ q, mine })}
      action={href(paths.clients())}
      role="search"
      preventScrollReset
      className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-3"
    >
      <div className="grid w-full max-w-[30rem] grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <SearchField label={m.client_search()} submitLabel={m.admin_users_find()} defaultValue={q} />
      </div>
      <Checkbox
        name="mine"
        value="yes"
        label={m.client_mine()}
        defaultChecked={mine === 'yes'}
        className="pb-2"
        onChange={({ currentTarget: { form } }) => void submit(form, { preventScrollReset: true })}
      />
    </Form>
  );
}

function Listed({ filters, first, readAt }: Route.ComponentProps['loaderData']) {
  const { pages, last, more } = useRenderedList({
    key: ['clients', clientsHref(filters)],
    read: (cursor) => api.clients.list({ ...filters, cursor }),
    first,
    cursor: filters.cursor,
    readAt,
  });
  const clients = distinctById(pages.flatMap((page) => page.clients));
  const next = last.nextCursor ?? undefined;
  if (clients.length === 0) return <p className="mt-8 text-soft">{m.client_not_found()}</p>;
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-b border-line">
        {clients.map((client) => (
          <Row key={client.id} client={client} />
        ))}
      </ul>
      <LoadMore
        next={next && clientsHref({ ...filters, cursor: next })}
        first={filters.cursor && clientsHref({ ...filters, cursor: undefined })}
        count={clients.length}
        more={more}
      />
    </>
  );
}

const Row = ({
  client: { id, name, isOnSite, owner, openMandates, offLimitsUntil, lastEntryAt },
}: {
  client: ListedClient;
}) => (
  <li className="relative grid gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] md:items-center">
    <div className="min-w-0">
      <Link
        to={href(paths.client(id))}
        look="quiet"
        className="font-semibold wrap-anywhere after:absolute after:inset-0"
      >
        {name}
      </Link>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        {m.client_open_mandates({ count: openMandates })}
        {isOnSite && <Badge variant="outline">{m.client_on_site()}</Badge>}
        {offLimitsUntil && (
          <Badge variant="outline">{m.client_off_limits_until({ date: dayText(offLimitsUntil) })}</Badge>
        )}
      </p>
    </div>
    <p className="min-w-0 text-sm text-soft">{owner?.name ?? m.client_no_owner()}</p>
    <p className="text-sm text-soft">{lastEntryAt && <Time iso={lastEntryAt} />}</p>
  </li>
);
