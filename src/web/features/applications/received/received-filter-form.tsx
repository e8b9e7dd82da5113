import { ChevronDown } from 'lucide-react';
import { Form, useSubmit } from 'react-router';

import { receivedSorts, UNDECIDED } from '#contract/applications/application-status.ts';
import type { Question } from '#contract/jobs/questions.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { levelOptions } from '#web/ui/language-level.ts';
import { languageOptions } from '#web/ui/language-options.ts';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { AnswerFilters } from './answer-filters.tsx';
import { isFiltered, receivedHref, receivedPath, type ReceivedFilters, type ReceivedView } from './received-filters.ts';

const sortNames: Record<(typeof receivedSorts)[number], () => string> = {
  oldest: m.applications_received_sort_oldest,
  newest: m.applications_received_sort_newest,
  due: m.applications_received_sort_due,
  name: m.applications_received_sort_name,
  updated: m.applications_received_sort_updated,
  answers: m.applications_received_sort_answers,
};

interface ReceivedFilterFormProps {
  view: ReceivedView;
  filters: ReceivedFilters;
  /** Those to choose from, unless the page is about one. */
  jobs: readonly { id: string; title: string }[];
  /** Questions of the chosen job. */
  questions: readonly Question[];
  /** The tags that the company has used. */
  tags: readonly string[];
}

export function ReceivedFilterForm({ view, filters, jobs, questions, tags }: ReceivedFilterFormProps) {
  const submit = useSubmit();
  const { job, status, q, sort } = filters;
  const takeAtOnce = ({ currentTarget: { form } }: { currentTarget: HTMLSelectElement }) =>
    void submit(form, { preventScrollReset: true });
  return (
    // The fields show the filters of the address, also after a link was followed.
    <Form
      key={JSON.stringify(filters)}
      action={href(receivedPath(job))}
      role="search"
      preventScrollReset
      className="flex flex-col gap-3"
    >
      {view === 'columns' && <input type="hidden" name="view" value={view} />}
      {view === 'table' && status !== UNDECIDED && <input type="hidden" name="status" value={status} />}
      <div
        className={`grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3 ${job ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto_auto]' : 'lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,1fr)_auto_auto]'}`}
      >
        <SearchField
          label={m.applications_received_search()}
          submitLabel={m.applications_received_filter()}
          defaultValue={q}
          hasIcon
          className="max-lg:col-span-2"
          buttonClassName="lg:order-1"
        />
        {job === undefined && (
          <NativeSelect
            label={m.applications_received_job()}
            name="job"
            emptyLabel={m.applications_received_job_any()}
            options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={takeAtOnce}
            className="max-md:col-span-full"
          />
        )}
        <NativeSelect
          label={m.applications_received_sort()}
          name="sort"
          options={receivedSorts
            .filter((value) => value !== 'answers' || questions.length > 0)
            .map((value) => ({ value, label: sortNames[value]() }))}
          defaultValue={sort ?? 'oldest'}
          onChange={takeAtOnce}
          className={`max-md:col-span-full ${job ? 'md:max-lg:col-span-full' : 'md:max-lg:col-span-2'}`}
        />
        <MoreFilters {...{ filters, questions, tags }} />
      </div>
      {isFiltered(filters) && (
        <Link to={receivedHref(view, { job, status, sort })} className="w-fit text-sm">
          {m.applications_received_clear()}
        </Link>
      )}
    </Form>
  );
}

function MoreFilters({ filters, questions, tags }: Pick<ReceivedFilterFormProps, 'filters' | 'questions' | 'tags'>) {
  const { language, skill, tag, answers, wanted, from, to } = filters;
  const [code = '', level = ''] = language?.split(':') ?? [];
  return (
    <details open={[language, skill, tag, answers, wanted, from, to].some(Boolean)} className="more-filters group">
      <summary className="flex min-h-6 w-fit list-none items-center gap-1.5 text-sm font-semibold text-accent lg:order-1 lg:min-h-11 [&::-webkit-details-marker]:hidden">
        {m.applications_received_more_filters()}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 max-lg:pt-3 md:grid-cols-2 lg:grid-cols-6">
        <NativeSelect
          label={m.applications_received_language()}
          name="language"
          emptyLabel={m.applications_received_language_any()}
          options={languageOptions()}
          defaultValue={code}
        />
        <NativeSelect
          label={m.applications_received_level()}
          name="level"
          emptyLabel={m.applications_received_level_any()}
          options={levelOptions(false)}
          defaultValue={level}
        />
        <TextField
          label={m.applications_received_skill()}
          name="skill"
          defaultValue={skill}
          maxLength={60}
          autoComplete="off"
        />
        {tags.length > 0 && (
          <NativeSelect
            label={m.tags_filter()}
            name="tag"
            emptyLabel={m.tags_filter_any()}
            options={tags.map((name) => ({ value: name, label: name }))}
            defaultValue={tag ?? ''}
          />
        )}
        <DateField label={m.applications_received_from()} name="from" defaultValue={from} />
        <DateField label={m.applications_received_to()} name="to" defaultValue={to} />
      </div>
      {questions.length > 0 && <AnswerFilters {...{ filters, questions }} />}
    </details>
  );
}
