import type { Profile } from '#contract/profiles/profiles.ts';
import { countryName } from '#web/features/companies/country-names.ts';

export const fullName = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** "Porto, Portugal", as far as known. */
export const placeText = ({ city, country }: Pick<Profile, 'city' | 'country'>): string =>
  [city, country && countryName(country)].filter(Boolean).join(', ');
