import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';

import { currencies } from '#contract/currencies.ts';
import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import { postedWithinChoices } from '#contract/jobs/search-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { fieldText } from '#web/app/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { languageName, levelOptions } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { ChoiceList } from './choice-list.tsx';
import { filterChoices, languageOf } from './filter-choices.ts';
import { type JobQuery, LEVEL_FIELD, type ListName, type UnreadValue } from './search-url.ts';

export interface FiltersProps {
  query: JobQuery;
  unread: readonly UnreadValue[];
  facets: JobSearchResult['facets'];
  cappedFacets: JobSearchResult['cappedFacets'];
  setCount: number;
  /** Whether the counts need an explanation: other jobs may be listed too. */
  isOfMatching: boolean;
  /** Whether the reader's profile has languages to compare. */
  hasQualified: boolean;
}

export function Filters(props: FiltersProps) {
  const { query, unread, facets, cappedFacets, setCount, isOfMatching, hasQualified } = props;
  const choices = { query, facets, cappedFacets };
  return (
    <details className="side-sheet rounded-card border border-line bg-surface px-3.5 md:px-5">
      <summary className="flex min-h-10.5 list-none md:min-h-12 items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {setCount > 0 ? m.jobs_filters_count({ count: setCount }) : m.jobs_filters()}
        <ChevronDown aria-hidden="true" className="ms-auto size-4.5 text-soft max-md:hidden" />
      </summary>
      {isOfMatching && <p className="py-3 text-sm text-soft">{m.jobs_tier_counts()}</p>}
      {hasQualified && <Qualified isChecked={query.qualified === true} />}
      {(query.language || (facets?.language ?? []).length > 0) && (
        <FilterGroup title={m.jobs_languages()} isOpen>
          <LanguageFilter {...choices} />
        </FilterGroup>
      )}
      <ListFilter name="category" title={m.jobs_filter_category()} {...choices} isOpen />
      <ListFilter name="workplace" title={m.jobs_filter_workplace()} {...choices} isOpen />
      <ListFilter name="country" title={m.jobs_filter_country()} {...choices} isOpen />
      <ListFilter name="city" title={m.jobs_filter_city()} {...choices} />
      <FilterGroup
        title={m.jobs_filter_pay()}
        isOpen={query.salary_min !== undefined || unread.some(({ name }) => name === 'salary_min')}
      >
        <PayFilter query={query} unread={unread} />
      </FilterGroup>
      <ListFilter name="employment_type" title={m.jobs_filter_employment()} {...choices} />
      <ListFilter name="experience_level" title={m.jobs_filter_experience()} {...choices} />
      <div className="border-t border-line py-4">
        <Checkbox
          name="relocation"
          value="true"
          defaultChecked={query.relocation === true}
          label={m.jobs_filter_relocation()}
        />
      </div>
      <FilterGroup title={m.jobs_filter_posted()} isOpen={query.posted_within !== undefined}>
        <PostedFilter days={query.posted_within} />
      </FilterGroup>
      <div className="bottom-0 border-t border-line bg-surface py-4 md:sticky">
        <Button type="submit" variant="secondary" className="w-full">
          {m.jobs_filters_apply()}
        </Button>
      </div>
    </details>
  );
}

interface ListFilterProps extends Pick<FiltersProps, 'query' | 'facets' | 'cappedFacets'> {
  name: ListName;
  title: string;
  isOpen?: boolean;
}

function ListFilter({ name, title, query, facets, cappedFacets, isOpen = false }: ListFilterProps) {
  const choices = filterChoices(name, query, facets);
  if (choices.length === 0) return null;
  return (
    <FilterGroup title={title} isOpen={isOpen || choices.some(({ isSelected }) => isSelected)}>
      <ChoiceList name={name} choices={choices} isAtLeast={cappedFacets.includes(name)} />
    </FilterGroup>
  );
}

/** For job seekers, whose profile has the languages. */
function Qualified({ isChecked }: { isChecked: boolean }) {
  return (
    <div className="border-t border-line py-4">
      <Checkbox
        name="qualified"
        value="true"
        defaultChecked={isChecked}
        label={m.jobs_filter_qualified()}
        hint={m.jobs_filter_qualified_hint()}
      />
    </div>
  );
}

/** A number of days from the address that is not in the list is added as a choice. */
function PostedFilter({ days }: { days: number | undefined }) {
  const offered = [...new Set([...postedWithinChoices, ...(days === undefined ? [] : [days])])].sort((a, b) => a - b);
  return (
    <NativeSelect
      label={m.jobs_filter_posted()}
      isLabelHidden
      name="posted_within"
      defaultValue={days === undefined ? '' : String(days)}
      emptyLabel={m.jobs_posted_any()}
      options={offered.map((count) => ({ value: String(count), label: m.jobs_posted_within({ count }) }))}
    />
  );
}

interface FilterGroupProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

function FilterGroup({ title, isOpen, children }: FilterGroupProps) {
  return (
    <details open={isOpen} className="filter-group">
      <summary>{title}</summary>
      <div role="group" aria-label={title} className="pb-4">
        {children}
      </div>
    </details>
  );
}

/** Limits the results to jobs for which the reader's level suffices. */
function LanguageFilter({ query, facets, cappedFacets }: Pick<FiltersProps, 'query' | 'facets' | 'cappedFacets'>) {
  const chosen = (query.language ?? []).map(languageOf);
  const levels = new Map<string, string | undefined>(chosen.map(({ code, level }) => [code, level]));
  return (
    <ChoiceList
      name="language"
      choices={filterChoices('language', { ...query, language: chosen.map(({ code }) => code) }, facets)}
      isAtLeast={cappedFacets.includes('language')}
      renderDetail={(code) => (
        <div className="filter-detail">
          <LevelSelect code={code} level={levels.get(code)} />
        </div>
      )}
    />
  );
}

/** Has a separate name, so that even without JavaScript an unchecked language is removed from the search. */
function LevelSelect({ code, level }: { code: string; level: string | undefined }) {
  return (
    <NativeSelect
      name={LEVEL_FIELD}
      label={m.jobs_filter_level({ language: languageName(code) })}
      defaultValue={level && `${code}:${level}`}
      emptyLabel={m.jobs_filter_level_any()}
      options={levelOptions(false).map(({ value, label }) => ({ value: `${code}:${value}`, label }))}
    />
  );
}

/** The minimum pay per year. The field keeps invalid input. */
function PayFilter({ query, unread }: { query: JobQuery; unread: readonly UnreadValue[] }) {
  const wrong = unread.find(({ name }) => name === 'salary_min');
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={m.jobs_filter_pay_at_least()}
        name="salary_min"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={wrong?.value ?? query.salary_min}
        errorMessage={wrong && fieldText({ code: 'invalid' })}
      />
      <NativeSelect
        label={m.jobs_filter_currency()}
        name="salary_currency"
        data-with="salary_min"
        defaultValue={query.salary_currency ?? 'EUR'}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <p className="text-xs text-soft">{m.jobs_filter_pay_hint()}</p>
    </div>
  );
}
