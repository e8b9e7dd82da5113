import { Form, useSubmit } from 'react-router';

import { userStates } from '#contract/admin/admin-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

import { type UserQuery, usersHref } from './user-filters.ts';
import { roleName, stateName } from './user-words.ts';

const roles = ['job_seeker', 'employer', 'admin'] as const;

export function UserFilterForm({ query }: { query: UserQuery }) {
  const submit = useSubmit();
  const { q, role, state } = query;
  const takeAtOnce = ({ currentTarget: { form } }: { currentTarget: HTMLSelectElement }) =>
    void submit(form, { preventScrollReset: true });
  return (
    // The fields show the filters of the address, also after a link was followed.
    <Form
      key={JSON.stringify(query)}
      action={href(paths.adminUsers())}
      role="search"
      preventScrollReset
      className="flex flex-col gap-3"
    >
      <div className="grid items-end gap-3 md:grid-cols-[minmax(0,22rem)_max-content_minmax(0,14rem)_minmax(0,14rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:contents">
          <SearchField label={m.admin_users_search()} submitLabel={m.admin_users_find()} defaultValue={q} />
        </div>
        <NativeSelect
          label={m.admin_users_role()}
          name="role"
          emptyLabel={m.admin_users_role_any()}
          options={roles.map((value) => ({ value, label: roleName(value) }))}
          defaultValue={role ?? ''}
          onChange={takeAtOnce}
        />
        <NativeSelect
          label={m.admin_users_state()}
          name="state"
          emptyLabel={m.admin_users_state_any()}
          options={userStates.map((value) => ({ value, label: stateName(value) }))}
          defaultValue={state ?? ''}
          onChange={takeAtOnce}
        />
      </div>
      {(q || role || state) && (
        <Link to={usersHref({})} className="w-fit text-sm">
          {m.applications_received_clear()}
        </Link>
      )}
    </Form>
  );
}
