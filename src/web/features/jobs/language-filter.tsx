import type { JobSearchResult } from '#contract/job-search.ts';
import { m } from '#generated/paraglide/messages.js';
import { languageName, levelOptions } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

import { ChoiceList } from './choice-list.tsx';
import { filterChoices, languageOf } from './filter-choices.ts';
import type { JobQuery } from './search-url.ts';

interface LanguageFilterProps {
  query: JobQuery;
  facets: JobSearchResult['facets'];
  isAtLeast: boolean;
}

/** Languages that a job asks for. A chosen one asks for the reader's level: then only jobs for which it is enough stay. */
export function LanguageFilter({ query, facets, isAtLeast }: LanguageFilterProps) {
  const chosen = (query.language ?? []).map(languageOf);
  const others = filterChoices('language', { ...query, language: undefined }, facets).filter(
    ({ value }) => !chosen.some(({ code }) => code === value),
  );
  return (
    <div className="flex flex-col gap-3">
      {chosen.map(({ code, level }) => (
        <NativeSelect
          key={code}
          name="language"
          label={m.jobs_filter_level({ language: languageName(code) })}
          defaultValue={level ? `${code}:${level}` : code}
          options={[
            { value: code, label: m.jobs_filter_level_any() },
            ...levelOptions(false).map(({ value, label }) => ({ value: `${code}:${value}`, label })),
          ]}
        />
      ))}
      {others.length > 0 && (
        <div>
          <ChoiceList name="language" choices={others} isAtLeast={isAtLeast} />
        </div>
      )}
    </div>
  );
}
