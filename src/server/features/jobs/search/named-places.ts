import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import '../../places/table.ts';
import type { Token } from '../concepts/tokens.ts';
import './table.ts';

/** A place named by tokens of a text. */
export interface NamedPlace {
  from: number;
  to: number;
  /** GeoNames' ids; several where towns with jobs share a name. */
  ids: number[];
  /** In the reader's language. */
  label: string;
  hasJobs: boolean;
}

const WORDS_MAX = 5;
/** A place without jobs is recognized from this population on. */
const LARGE = 100_000;

interface Row {
  key: string;
  id: number;
  name: string;
  population: number;
  has_jobs: boolean;
  /** Jobs have it as text, in another country: it is searched as a word. */
  is_text: boolean;
}

/** The places that spans of the text name: those with jobs, otherwise the largest. */
export async function findNamedPlaces(db: Db | Tx, tokens: readonly Token[], locale: Locale): Promise<NamedPlace[]> {
  const spans = tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(WORDS_MAX, tokens.length - from) }, (_nothing, more) => ({
      from,
      to: from + more + 1,
      key: tokens
        .slice(from, from + more + 1)
        .map(({ word }) => word)
        .join(' '),
    })),
  );
  if (spans.length === 0) return [];
  const { rows } = await sql<Row>`
    select place_name.key, place.id, coalesce(place.names ->> ${locale}, place.name) as name, place.population,
      exists (select from job_place where job_place.place_id = place.id) as has_jobs,
      exists (select from job_city where job_city.key = place_name.key) as is_text
    from place_name join place on place.id = place_name.place_id
    where place_name.key = any(${[...new Set(spans.map(({ key }) => key))]}::text[])
    order by has_jobs desc, place.population desc`.execute(db);
  return spans.flatMap(({ from, to, key }) => {
    const named = rows.filter((row) => row.key === key);
    const [first] = named;
    if (!first || key.length < 3 || !(first.has_jobs || (first.population >= LARGE && !first.is_text))) return [];
    const ids = first.has_jobs ? named.filter((row) => row.has_jobs).map(({ id }) => id) : [first.id];
    return [{ from, to, ids, label: first.name, hasJobs: first.has_jobs }];
  });
}
