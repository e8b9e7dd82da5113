import { Users } from 'lucide-react';

import type { UserRow } from '#contract/admin/users.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Time } from '#web/ui/time.tsx';

import { Address } from '../address.tsx';
import type { Route } from './+types/users-tab';
import { UserFilterForm } from './user-filter-form.tsx';
import { readUserQuery, type UserQuery, usersHref } from './user-filters.ts';
import { kindName, stateName, stateVariant } from './user-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_users() });

interface UsersPage {
  users: UserRow[];
  nextCursor: string | null;
}

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const query = readUserQuery(args.url.searchParams);
  return { query, first: await requestOf(args.context).api.admin.users.list(query), readAt: Date.now() };
}

export default function UsersTab({ loaderData: { query, first, readAt } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <h2>{m.admin_users()}</h2>
      <UserFilterForm query={query} />
      <People key={readAt} {...{ query, first, readAt }} />
    </div>
  );
}

function People({ query, first, readAt }: { query: UserQuery; first: UsersPage; readAt: number }) {
  const { pages, last, more } = useRenderedList({
    key: queries.admin.users.list.key(),
    read: (cursor): Promise<UsersPage> => api.admin.users.list({ ...query, cursor }),
    first,
    cursor: query.cursor,
    readAt,
  });
  const users = distinctById(pages.flatMap((page) => page.users));
  if (users.length === 0) {
    return (
      <EmptyState icon={<Users />} title={m.admin_users_none()} level={3}>
        {m.admin_users_none_text()}
      </EmptyState>
    );
  }
  return (
    <div>
      <Table caption={m.admin_users()} isCaptionHidden rows={users} rowKey={({ id }) => id} columns={columns()} />
      <LoadMore
        first={query.cursor && usersHref({ ...query, cursor: undefined })}
        next={last.nextCursor ? usersHref({ ...query, cursor: last.nextCursor }) : undefined}
        count={users.length}
        more={more}
      />
    </div>
  );
}

const columns = (): Column<UserRow>[] => [
  { id: 'name', header: m.admin_users_name(), isRowHeader: true, cell: (user) => <Name user={user} /> },
  { id: 'role', header: m.admin_users_role(), cell: (user) => kindName(user) },
  {
    id: 'state',
    header: m.admin_users_state(),
    cell: ({ state }) => <Badge variant={stateVariant(state)}>{stateName(state)}</Badge>,
  },
  {
    id: 'joined',
    header: m.admin_users_joined(),
    align: 'end',
    cell: ({ createdAt }) => <Time iso={createdAt} className="whitespace-nowrap" />,
  },
];

function Name({ user: { id, name, email, avatarUrl } }: { user: UserRow }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} src={avatarUrl} size="sm" />
      <span className="min-w-0">
        <Link to={href(paths.adminUser(id))} look="quiet">
          {name}
        </Link>
        <span className="block font-normal text-soft">
          <Address email={email} />
        </span>
      </span>
    </span>
  );
}
