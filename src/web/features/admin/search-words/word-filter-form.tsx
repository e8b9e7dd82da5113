import { Form, useSubmit } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

import { type WordQuery, wordsHref } from './word-filters.ts';

export function WordFilterForm({ query }: { query: WordQuery }) {
  const submit = useSubmit();
  const { q, own } = query;
  return (
    // The fields show the filters of the address, also after a link was followed.
    <Form
      key={JSON.stringify(query)}
      action={href(paths.adminSearchWords())}
      role="search"
      preventScrollReset
      className="flex flex-col gap-3"
    >
      <div className="grid items-end gap-3 md:grid-cols-[minmax(0,22rem)_max-content_minmax(0,22rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:contents">
          <SearchField label={m.admin_words_search()} submitLabel={m.admin_users_find()} defaultValue={q} />
        </div>
        <NativeSelect
          label={m.admin_words_shown()}
          name="own"
          emptyLabel={m.admin_words_all()}
          options={[{ value: 'yes', label: m.admin_words_own_only() }]}
          defaultValue={own ?? ''}
          onChange={({ currentTarget: { form } }) => void submit(form, { preventScrollReset: true })}
        />
      </div>
      {(q || own) && (
        <Link to={wordsHref({})} className="w-fit text-sm">
          {m.applications_received_clear()}
        </Link>
      )}
    </Form>
  );
}
