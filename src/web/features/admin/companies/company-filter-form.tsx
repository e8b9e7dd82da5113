import { Form, useSubmit } from 'react-router';

import { companyStates } from '#contract/admin/admin-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

import { companiesHref, type CompanyQuery } from './company-filters.ts';
import { stateName } from './company-words.ts';

export function CompanyFilterForm({ query }: { query: CompanyQuery }) {
  const submit = useSubmit();
  const { q, state, hiring } = query;
  const takeAtOnce = ({ currentTarget: { form } }: { currentTarget: HTMLSelectElement }) =>
    void submit(form, { preventScrollReset: true });
  return (
    // The fields show the filters of the address, also after a link was followed.
    <Form
      key={JSON.stringify(query)}
      action={href(paths.adminCompanies())}
      role="search"
      preventScrollReset
      className="flex flex-col gap-3"
    >
      <div className="grid items-end gap-3 md:grid-cols-[minmax(0,22rem)_max-content_minmax(0,14rem)_minmax(0,20rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:contents">
          <SearchField label={m.admin_companies_search()} submitLabel={m.admin_users_find()} defaultValue={q} />
        </div>
        <NativeSelect
          label={m.company_verification()}
          name="state"
          emptyLabel={m.admin_companies_state_any()}
          options={companyStates.map((value) => ({ value, label: stateName(value) }))}
          defaultValue={state ?? ''}
          onChange={takeAtOnce}
        />
        <NativeSelect
          label={m.company_jobs()}
          name="hiring"
          emptyLabel={m.admin_companies_hiring_any()}
          options={[{ value: 'yes', label: m.admin_companies_hiring() }]}
          defaultValue={hiring ?? ''}
          onChange={takeAtOnce}
        />
      </div>
      {(q || state || hiring) && (
        <Link to={companiesHref({})} className="w-fit text-sm">
          {m.applications_received_clear()}
        </Link>
      )}
    </Form>
  );
}
