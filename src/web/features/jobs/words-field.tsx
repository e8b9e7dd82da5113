import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { TextField } from '#web/ui/text-field.tsx';

const SUGGESTIONS = 'job-suggestions';

/** static-page.js fills the suggestions while typing. */
export function WordsField({ defaultValue }: { defaultValue?: string }) {
  return (
    <div className="min-w-0">
      <TextField
        label={m.jobs_search_words()}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={defaultValue}
        list={SUGGESTIONS}
        data-suggest={`/api/jobs/suggest?locale=${getLocale()}&q=`}
      />
      <datalist id={SUGGESTIONS} aria-label={m.jobs_search_suggestions()} />
    </div>
  );
}
