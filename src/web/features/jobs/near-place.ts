import { countryCodes } from '#contract/countries.ts';
import { fold } from '#contract/folded-text.ts';
import { locales } from '#contract/locales.ts';
import type { Place } from '#contract/places/places.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import type { Api } from '#web/app/request-context.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { displayNames, numberFormat } from '#web/ui/formats.ts';

import { isRefused } from './is-refused.ts';
import type { JobQuery, UnreadValue } from './search-url.ts';

export const KM_CHOICES = [10, 25, 50, 100, 200] as const;
export const KM_DEFAULT = 25;

/** The place as typed, and the one that filled in the form. They are replaced by `near`. */
export const NEAR_FIELDS = { typed: 'near_place', before: 'near_before' } as const;

/** The API does not know the place, or cannot parse it. */
const UNREADABLE = ['NOT_FOUND', 'INVALID', 'BAD_REQUEST'];

interface Search {
  query: JobQuery;
  unread: UnreadValue[];
}

interface NearSearch extends Search {
  /** The name of `near`. */
  place: Place | null;
  /** The form was submitted, and the address can contain `near` instead. */
  isMoved: boolean;
}

/** Resolves the place in a search; a country becomes a filter. Reports a text or an id that is no place as unread. */
export async function readNear(api: Api, params: URLSearchParams, search: Search): Promise<NearSearch> {
  const typed = params.get(NEAR_FIELDS.typed)?.trim() ?? '';
  if (typed === '' && !params.has(NEAR_FIELDS.typed) && !params.has(NEAR_FIELDS.before)) {
    const place = await findPlace(api, search.query.near);
    return place || search.query.near === undefined
      ? { ...search, place, isMoved: false }
      : { ...withoutNear(search, { name: 'near', value: String(search.query.near) }), place, isMoved: false };
  }
  if (typed === '') return { ...withoutNear(search), place: null, isMoved: true };
  const country = findCountry(typed);
  if (country !== undefined) return { ...inCountry(search, country), place: null, isMoved: true };
  const before = await findPlace(api, Number(params.get(NEAR_FIELDS.before)));
  const place = before && placeLabel(before) === typed ? before : await searchPlace(api, typed);
  if (!place) return { ...withoutNear(search, { name: NEAR_FIELDS.typed, value: typed }), place, isMoved: false };
  const km = KM_CHOICES.find((choice) => String(choice) === params.get('km'));
  return { ...search, query: { ...search.query, near: place.id, km }, place, isMoved: true };
}

function withoutNear({ query, unread }: Search, problem?: UnreadValue): Search {
  return { query: { ...query, near: undefined, km: undefined }, unread: problem ? [...unread, problem] : unread };
}

function inCountry(search: Search, code: string): Search {
  const { query, unread } = withoutNear(search);
  return { query: { ...query, country: [...new Set([...(query.country ?? []), code])] }, unread };
}

/** By its whole name in any language of the site, such as "Deutschland", or its short one, such as "UK". */
function findCountry(typed: string): string | undefined {
  const wanted = fold(typed.normalize());
  const named = locales.flatMap((locale) =>
    (['long', 'short'] as const).map((style) => displayNames(locale, { type: 'region', style })),
  );
  return countryCodes.find((code) => named.some((names) => fold(names.of(code)) === wanted));
}

async function findPlace(api: Api, id: number | undefined): Promise<Place | null> {
  if (!id) return null;
  try {
    return await api.places.read({ id });
  } catch (error) {
    if (isRefused(error, ...UNREADABLE)) return null;
    throw error;
  }
}

async function searchPlace(api: Api, q: string): Promise<Place | null> {
  try {
    return (await api.places.search({ q }))[0] ?? null;
  } catch (error) {
    if (isRefused(error, ...UNREADABLE)) return null;
    throw error;
  }
}

/** "London, Canada": as accepted by the search for places. */
export const placeLabel = ({ name, country }: Pick<Place, 'name' | 'country'>): string =>
  `${name}, ${countryName(country)}`;

export const kmText = (km: number): string =>
  numberFormat(getLocale(), { style: 'unit', unit: 'kilometer' }).format(km);

export const nearText = ({ near, km = KM_DEFAULT }: JobQuery, place: Place | null): string =>
  m.jobs_near_within({ distance: kmText(km), place: place?.name ?? String(near) });
