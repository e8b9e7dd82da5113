import { SlidersHorizontal } from 'lucide-react';

import { candidateOrigins, candidateSorts, reachedStatuses } from '#contract/candidates/candidate-choices.ts';
import type { CandidateList } from '#contract/candidates/candidate-lists.ts';
import { countryCodes } from '#contract/countries.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { statusListName } from '#web/features/applications/status-words.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { LanguageRows, listed } from '#web/features/talent/filter-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { type CandidateFilters, contactChoices } from './candidate-filters.ts';
import { contactTexts, originTexts, sortTexts } from './candidate-words.ts';

interface FilterFormProps {
  filters: CandidateFilters;
  tags: readonly string[];
  lists: readonly CandidateList[];
}

/** A GET form: works without JavaScript, and the address contains all filters. */
export function CandidateFilterForm({ filters, tags, lists }: FilterFormProps) {
  const { q, language, skill, country, contact, reached, pool, origin, sort } = filters;
  return (
    <form action={href(paths.candidates())} method="get" className="flex flex-col gap-4">
      <TextField name="q" label={m.people_q()} defaultValue={q ?? ''} />
      <details className="side-sheet rounded-card border border-line bg-surface px-4 lg:border-0 lg:bg-transparent lg:px-0">
        <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          {m.jobs_filters()}
        </summary>
        <div className="flex flex-col gap-4 pt-1 pb-4 lg:p-0">
          <LanguageRows asked={language ?? []} />
          <TextField name="skill" label={m.people_skill()} defaultValue={skill ?? ''} />
          <NativeSelect
            name="country"
            label={m.talent_country()}
            emptyLabel={m.talent_any_country()}
            defaultValue={country ?? ''}
            options={listed(countryCodes, countryName)}
          />
          <NativeSelect
            name="contact"
            label={m.people_contact()}
            emptyLabel={m.people_any_contact()}
            defaultValue={contact ?? ''}
            options={contactChoices.map((value) => ({ value, label: contactTexts[value]() }))}
          />
          <NativeSelect
            name="reached"
            label={m.people_reached()}
            emptyLabel={m.people_any_status()}
            defaultValue={reached ?? ''}
            options={reachedStatuses.map((value) => ({ value, label: statusListName(value) }))}
          />
          <OwnLabels {...{ filters, tags, lists }} />
          <NativeSelect
            name="origin"
            label={m.people_origin()}
            emptyLabel={m.people_any_origin()}
            defaultValue={origin ?? ''}
            options={candidateOrigins.map((value) => ({ value, label: originTexts[value]() }))}
          />
          <Checkbox name="pool" value="true" label={m.people_pool()} defaultChecked={pool !== undefined} />
          <NativeSelect
            name="sort"
            label={m.applications_received_sort()}
            defaultValue={sort ?? 'contact'}
            options={candidateSorts.map((value) => ({ value, label: sortTexts[value]() }))}
          />
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit">{m.talent_find()}</Button>
        <Link to={href(paths.candidates())}>{m.talent_clear()}</Link>
      </div>
    </form>
  );
}

/** What members gave to candidates. */
const OwnLabels = ({ filters: { tag, list }, tags, lists }: FilterFormProps) => (
  <>
    {tags.length > 0 && (
      <NativeSelect
        name="tag"
        label={m.people_tag()}
        emptyLabel={m.people_any_tag()}
        defaultValue={tag ?? ''}
        options={tags.map((value) => ({ value, label: value }))}
      />
    )}
    {lists.length > 0 && (
      <NativeSelect
        name="list"
        label={m.people_list()}
        emptyLabel={m.people_any_list()}
        defaultValue={list ?? ''}
        options={lists.map(({ id, name }) => ({ value: id, label: name }))}
      />
    )}
  </>
);
