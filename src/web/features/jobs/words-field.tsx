import { type SuggestionKind, suggestionKinds } from '#contract/jobs/search-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

import { SuggestionList } from './suggestion-list.tsx';

const SUGGESTIONS = 'job-suggestions';

const kinds: Record<SuggestionKind, () => string> = {
  occupation: m.jobs_suggestion_occupation,
  skill: m.jobs_suggestion_skill,
  language: m.jobs_suggestion_language,
  place: m.jobs_suggestion_place,
  company: m.jobs_suggestion_company,
  title: m.jobs_suggestion_title,
};

/** static-page.js fills the suggestions while typing. */
export function WordsField(props: Pick<TextFieldProps, 'defaultValue' | 'placeholder'>) {
  return (
    <>
      <TextField
        {...props}
        label={m.jobs_search_words()}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        list={SUGGESTIONS}
        data-suggest={`/api/jobs/suggest?locale=${getLocale()}&q=`}
        data-suggest-kinds={JSON.stringify(Object.fromEntries(suggestionKinds.map((kind) => [kind, kinds[kind]()])))}
      />
      <SuggestionList id={SUGGESTIONS} label={m.jobs_search_suggestions()} />
    </>
  );
}
