import { placesContract } from '#contract/places/places.ts';

import { implementing } from '../../procedures.ts';
import { readPlace, searchPlaces } from './places.ts';

const places = implementing(placesContract);

export const placesApi = {
  search: places.search.handler(({ context, input }) => searchPlaces(context, input)),
  outlines: places.outlines.handler(async ({ input }) => (await import('./outlines.ts')).drawOutlines(input)),
  read: places.read.handler(({ context, input }) => readPlace(context, input)),
};
