import type { JSONColumnType } from 'kysely';

import type { Locale } from '#contract/locales.ts';

export interface PlaceTable {
  /** GeoNames' id. */
  id: number;
  /** The local name. */
  name: string;
  country: string;
  population: number;
  latitude: number;
  longitude: number;
  /** For languages with another name. */
  names: JSONColumnType<Partial<Record<Locale, string>>>;
}

export interface PlaceNameTable {
  /** `job_key` of a name. */
  key: string;
  place_id: number;
  /** The place's. */
  population: number;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    place: PlaceTable;
    place_name: PlaceNameTable;
    place_source: { version: string };
  }
}
