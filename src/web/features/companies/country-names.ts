import { countryCodes } from '#contract/countries.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { displayNames } from '#web/ui/formats.ts';
import type { Option } from '#web/ui/option.ts';

/** `code` is ISO 3166-1, alpha-2. */
export function countryName(code: string): string {
  return displayNames(getLocale(), { type: 'region' }).of(code);
}

export function countryOptions(): Option[] {
  const locale = getLocale();
  const names = displayNames(locale, { type: 'region' });
  const order = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: names.of(value) }))
    .sort((a, b) => order.compare(a.label, b.label));
}
