import { sql } from 'kysely';

import { countryCodes } from '#contract/countries.ts';
import { type Locale, typedLocales } from '#contract/locales.ts';
import type { Place } from '#contract/places/places.ts';

import type { Ctx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import './table.ts';

const SHOWN_MAX = 8;
/** Names examined: a place may have several, and not all are in the requested country. */
const READ_MAX = 200;
/** Weight factor for a place whose whole name is given, and again for one with jobs. */
const WEIGHT = 20;

/** Places with a name that begins with the text, in any language; the largest and those with jobs first. */
export async function searchPlaces(
  { db, ...ctx }: Ctx,
  { q, locale = ctx.locale }: { q: string; locale?: Locale | undefined },
): Promise<Place[]> {
  const { name, countries } = readText(q);
  // Too many names begin with a given letter, so a single letter is a whole name, as of places called Å and Y.
  const { rows } = await sql<Place>`
    with typed as materialized (select job_key(${name}) as key),
    named as materialized (
      select place_id, population::bigint * case when place_name.key = typed.key then ${WEIGHT}::int else 1 end
        * case when place_id in (select job_place.place_id from job_place) then ${WEIGHT}::int else 1 end as weight
      from typed, place_name
      where typed.key <> '' and place_name.key ~>=~ typed.key
        and place_name.key ~<~ (typed.key || case when length(typed.key) = 1 then ' ' else chr(1114111) end)
      order by weight desc limit ${READ_MAX}::int),
    best as (select place_id, max(weight) as weight from named group by place_id)
    select ${columns(locale)} from best join place on place.id = best.place_id
    where ${countries ? sql`place.country = any(${countries}::text[])` : sql`true`}
    order by weight desc, id limit ${SHOWN_MAX}`.execute(db);
  return rows;
}

/** @throws Refusal NOT_FOUND */
export async function readPlace(
  { db, ...ctx }: Ctx,
  { id, locale = ctx.locale }: { id: number; locale?: Locale | undefined },
): Promise<Place> {
  const [place] = await findPlaces(db, [id], locale);
  if (!place) throw notFound();
  return place;
}

/** Unordered; skips unknown ids. */
export async function findPlaces(db: Db | Tx, ids: readonly number[], locale: Locale): Promise<Place[]> {
  const { rows } = await sql<Place>`select ${columns(locale)} from place where id = any(${ids}::integer[])`.execute(db);
  return rows;
}

const columns = (locale: Locale) =>
  sql`place.id, coalesce(place.names ->> ${locale}, place.name) as name, place.name as "ownName", place.country, latitude, longitude`;

/**
 * "London, Canada": a name, and the countries that the rest may mean. A comma without a country is part of the name.
 */
function readText(text: string): { name: string; countries: string[] | null } {
  const comma = text.lastIndexOf(',');
  const rest = folded(text.slice(comma + 1));
  if (comma < 1 || rest === '') return { name: text, countries: null };
  const countries = countryCodes.filter(
    (code) =>
      code.toLowerCase() === rest ||
      countryNames()
        .get(code)
        ?.some((name) => name.startsWith(rest)),
  );
  return countries.length > 0 ? { name: text.slice(0, comma), countries } : { name: text, countries: null };
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

let names: Map<string, string[]> | undefined;

/** By code, in all languages. */
const countryNames = (): Map<string, string[]> => (names ??= readCountryNames());

function readCountryNames(): Map<string, string[]> {
  const readers = typedLocales().map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  return new Map(countryCodes.map((code) => [code, readers.map((reader) => folded(reader.of(code) ?? code))]));
}
