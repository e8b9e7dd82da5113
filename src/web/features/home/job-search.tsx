import { locales } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { WordsField } from '#web/features/jobs/words-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import type { Option } from '#web/ui/option.ts';

/** Searches the jobs by words and by a language that the reader speaks. A plain GET form. */
export function JobSearch() {
  return (
    <form
      action={href(paths.jobs())}
      role="search"
      data-lean
      className="mt-8 grid gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] md:items-end md:gap-3"
    >
      <WordsField />
      <NativeSelect
        label={m.home_search_language()}
        name="language"
        options={languageOptions()}
        emptyLabel={m.home_search_any_language()}
      />
      <Button type="submit">{m.jobs_search_submit()}</Button>
    </form>
  );
}

function languageOptions(): Option[] {
  const locale = getLocale();
  return locales
    .map((code) => ({ value: code, label: listedLanguageName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
