import { useMutation, useQuery } from '@tanstack/react-query';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';

import type { AlertFrequency } from '#contract/jobs/search-choices.ts';
import { SEARCH_NAME_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import type { SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api, queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { readEachTime } from '#web/app/query-freshness.ts';
import { useHasAccount } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { JobQuery } from '../search-url.ts';
import { frequencyOf, frequencyOptions, USUAL_FREQUENCY } from './frequency-words.ts';
import { alertQueryString, savedQuery } from './saved-query.ts';
import { SearchDialog } from './search-dialog.tsx';

/** Readers without an account get a link, which needs no JavaScript. */
export function SaveSearch({ query }: { query: JobQuery }) {
  if (useHasAccount()) return <SaveSearchButton query={query} />;
  const search = alertQueryString(query);
  return (
    <p>
      <ButtonLink
        to={href(paths.newJobAlert()) + (search ? `?${search}` : '')}
        variant="outline"
        size="sm"
        rel="nofollow"
      >
        <BellPlus aria-hidden="true" />
        {m.saved_searches_get_alerts()}
      </ButtonLink>
    </p>
  );
}

function SaveSearchButton({ query }: { query: JobQuery }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <BellPlus aria-hidden="true" />
        {m.saved_searches_save()}
      </Button>
      {isOpen && <SaveDialog query={query} onClose={() => setOpen(false)} />}
    </p>
  );
}

interface SaveDialogProps {
  query: JobQuery;
  onClose: () => void;
}

function SaveDialog({ query, onClose }: SaveDialogProps) {
  /** Empty for a new search. */
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const [frequency, setFrequency] = useState<AlertFrequency>(USUAL_FREQUENCY);
  const { data: saved = [] } = useQuery({ ...queries.savedSearches.list.queryOptions(), ...readEachTime });
  const { mutate, isPending, error } = useMutation({
    mutationFn() {
      const search = { name, filters: savedQuery(query), frequency, locale: getLocale() };
      return id ? api.savedSearches.update({ id, ...search }) : api.savedSearches.add(search);
    },
    onSuccess() {
      onClose();
      showToast({
        title: m.saved_searches_saved(),
        description: m.saved_searches_lead(),
        link: { href: href(paths.savedSearches()), label: m.saved_searches_title() },
      });
    },
  });
  const choose = (chosen: string) => {
    const replaced = saved.find((one) => one.id === chosen);
    setId(chosen);
    setName(replaced?.name ?? '');
    setFrequency(replaced?.frequency ?? USUAL_FREQUENCY);
  };
  return (
    <SearchDialog
      title={m.saved_searches_save()}
      isPending={isPending}
      problem={error && problemText(problemOf(error))}
      onSubmit={mutate}
      onClose={onClose}
    >
      {saved.length > 0 && <PlaceOfSearch {...{ saved, id }} onChoose={choose} />}
      <TextField
        label={m.saved_searches_name()}
        hint={m.saved_searches_name_hint()}
        maxLength={SEARCH_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <NativeSelect
        label={m.saved_searches_frequency()}
        options={frequencyOptions()}
        value={frequency}
        onChange={(event) => setFrequency(frequencyOf(event.target.value))}
      />
    </SearchDialog>
  );
}

interface PlaceOfSearchProps {
  saved: readonly SavedSearch[];
  /** Empty for a new search. */
  id: string;
  onChoose: (id: string) => void;
}

const PlaceOfSearch = ({ saved, id, onChoose }: PlaceOfSearchProps) => (
  <NativeSelect
    label={m.saved_searches_as()}
    options={[
      { value: '', label: m.saved_searches_new() },
      ...saved.map((one) => ({
        value: one.id,
        label: m.saved_searches_in_place({ name: one.name || one.summary }),
      })),
    ]}
    value={id}
    onChange={(event) => onChoose(event.target.value)}
  />
);
