import { Form, useSubmit } from 'react-router';

import { managedSorts } from '#contract/jobs/job-choices.ts';
import { type JobStatus, jobStatuses } from '#contract/jobs/job-status.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

import { type ManageFilters, manageHref } from './manage-filters.ts';
import { statusListText } from './manage-texts.ts';

interface FilterBarProps {
  filters: ManageFilters;
  counts: Record<JobStatus, number>;
}

export function StatusLinks({ filters: { q, status, sort }, counts }: FilterBarProps) {
  const all = jobStatuses.reduce((sum, each) => sum + counts[each], 0);
  const links = [
    { id: undefined, label: m.jobs_manage_all(), count: all },
    // Jobs that need attention first.
    ...(['active', 'draft', 'paused', 'expired', 'closed'] as const).map((id) => ({
      id,
      label: statusListText(id),
      count: counts[id],
    })),
  ];
  return (
    <LinkTabs
      label={m.jobs_manage_statuses()}
      links={links.map(({ id, label, count }) => ({
        label,
        count,
        to: manageHref({ q, sort, status: id }),
        isCurrent: id === status,
      }))}
    />
  );
}

/** A GET form; with JavaScript, a new order is applied at once. */
export function SearchForm({ filters: { q, status, sort } }: Pick<FilterBarProps, 'filters'>) {
  const submit = useSubmit();
  const sorts = {
    newest: m.jobs_manage_sort_newest(),
    ending: m.jobs_manage_sort_ending(),
    views: m.jobs_manage_sort_views(),
    title: m.jobs_manage_sort_title(),
  };
  return (
    <Form
      // The fields show the filters of the address, also after a link was followed.
      key={`${q} ${sort}`}
      action={href(paths.manageJobs())}
      role="search"
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:grid-cols-[minmax(0,22rem)_auto_minmax(16rem,1fr)]"
    >
      {status && <input type="hidden" name="status" value={status} />}
      <SearchField label={m.jobs_manage_search()} submitLabel={m.jobs_manage_search_submit()} defaultValue={q} />
      <NativeSelect
        label={m.jobs_manage_sort()}
        name="sort"
        options={managedSorts.map((value) => ({ value, label: sorts[value] }))}
        defaultValue={sort ?? 'newest'}
        onChange={({ currentTarget: { form } }) => void submit(form, { preventScrollReset: true })}
        className="max-md:col-span-2 md:w-64 md:justify-self-end"
      />
    </Form>
  );
}
