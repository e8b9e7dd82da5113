import { z } from 'zod';

import { placeSchema } from '#contract/places/places.ts';

import { jobFilters, jobSearchInput } from './job-search.ts';

export const MAP_PLACES_MAX = 300;

export const jobMapInput = jobFilters.extend({
  locale: jobSearchInput.shape.locale,
});

export type JobMapInput = z.infer<typeof jobMapInput>;

export const jobMapSchema = z.object({
  /** Most jobs first. */
  places: z.array(placeSchema.omit({ ownName: true }).extend({ jobs: z.number().int() })).max(MAP_PLACES_MAX),
  /** `capped`: there are more, and only the latest are counted. */
  total: z.object({ count: z.number().int(), capped: z.boolean() }),
  /** Of those counted, jobs without a known place. */
  unplaced: z.number().int(),
});

export type JobMap = z.infer<typeof jobMapSchema>;
