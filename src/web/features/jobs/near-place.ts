import type { Place } from '#contract/places/places.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import type { Api } from '#web/app/request-context.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { numberFormat } from '#web/ui/formats.ts';

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

/** Resolves the place in a search. Reports a text or an id that is no place as unread. */
export async function readNear(api: Api, params: URLSearchParams, search: Search): Promise<NearSearch> {
  const typed = params.get(NEAR_FIELDS.typed)?.trim() ?? '';
  if (typed === '' && !params.has(NEAR_FIELDS.typed) && !params.has(NEAR_FIELDS.before)) {
    const place = await findPlace(api, search.query.near);
    return place || search.query.near === undefined
      ? { ...search, place, isMoved: false }
      : { ...withoutNear(search, { name: 'near', value: String(search.query.near) }), place, isMoved: false };
  }
  if (typed === '') return { ...withoutNear(search), place: null, isMoved: true };
  const before = await findPlace(api, Number(params.get(NEAR_FIELDS.before)));
  const place = before && placeLabel(before) === typed ? before : await searchPlace(api, typed);
  if (!place) return { ...withoutNear(search, { name: NEAR_FIELDS.typed, value: typed }), place, isMoved: false };
  const km = KM_CHOICES.find((choice) => String(choice) === params.get('km'));
  return { ...search, query: { ...search.query, near: place.id, km }, place, isMoved: true };
}

function withoutNear({ query, unread }: Search, problem?: UnreadValue): Search {
  return { query: { ...query, near: undefined, km: undefined }, unread: problem ? [...unread, problem] : unread };
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
