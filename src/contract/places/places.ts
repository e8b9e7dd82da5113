import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { INTEGER_MAX } from '#contract/limits.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { boundsSchema, outlinesSchema } from './map.ts';

const tags = ['Places'];
const inLocale = { locale: localeSchema.optional() };

export const placeSchema = z.object({
  /** GeoNames' id. */
  id: z.number().int(),
  /** In the reader's language. */
  name: z.string(),
  /** The local name. */
  ownName: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export type Place = z.infer<typeof placeSchema>;

export const placesContract = {
  search: forAnyone
    .route({
      method: 'GET',
      path: '/places',
      summary: 'List places whose name in any language begins with a text',
      tags,
    })
    /** A country may follow after a comma: `London, Canada`. */
    .input(z.strictObject({ q: lineSchema(80), ...inLocale }))
    .output(z.array(placeSchema).max(8)),
  outlines: forAnyone
    .route({
      method: 'GET',
      path: '/places/outlines',
      summary: 'Get a map of a region with the outlines of countries',
      tags,
    })
    .input(boundsSchema)
    .output(outlinesSchema),
  read: forAnyone
    .errors({ NOT_FOUND: { status: problems.NOT_FOUND } })
    .route({ method: 'GET', path: '/places/{id}', summary: 'Get a place', tags })
    .input(z.strictObject({ id: z.coerce.number().int().positive().max(INTEGER_MAX), ...inLocale }))
    .output(placeSchema),
};
