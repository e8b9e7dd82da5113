import { languageCodes } from '#contract/languages.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { languageName } from './language-level.ts';
import type { Option } from './option.ts';

/** All languages, by their names in the reader's language. */
export function languageOptions(): Option[] {
  const collator = new Intl.Collator(getLocale());
  return languageCodes
    .map((value) => ({ value, label: languageName(value) }))
    .sort((a, b) => collator.compare(a.label, b.label));
}
