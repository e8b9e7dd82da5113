import type { OwnDataPart } from '../../own-data-part.ts';

const GEONAMES = 'Of GeoNames, not of people.';

/** Places of the world; the jobs feature has those of jobs. */
export const placesData: OwnDataPart = {
  tables: {
    place: { codes: ['country', 'latitude', 'longitude', 'name', 'names'], stays: GEONAMES },
    place_name: { codes: ['key'], stays: GEONAMES },
    place_source: { codes: ['version'] },
  },
};
