import { procedures } from '../../procedures.ts';
import { drawOutlines } from './outlines.ts';
import { readPlace, searchPlaces } from './places.ts';

const { places } = procedures;

export const placesApi = {
  search: places.search.handler(({ context, input }) => searchPlaces(context, input)),
  outlines: places.outlines.handler(({ input }) => drawOutlines(input)),
  read: places.read.handler(({ context, input }) => readPlace(context, input)),
};
