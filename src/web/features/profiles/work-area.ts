import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { countryName } from '#web/features/companies/country-names.ts';

/**
 * Countries with free movement of workers: the European Union, Iceland, Liechtenstein, Norway, Switzerland (ISO
 * 3166-1).
 */
export const FREE_MOVEMENT =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** Country names in the reader's order; the area of free movement as one if complete. */
export function workAreaNames(codes: readonly string[]): string[] {
  const hasAll = FREE_MOVEMENT.every((code) => codes.includes(code));
  const single = hasAll ? codes.filter((code) => !FREE_MOVEMENT.includes(code)) : codes;
  const names = single.map(countryName).sort(new Intl.Collator(getLocale()).compare);
  return hasAll ? [m.profile_authorisation_area(), ...names] : names;
}
