import { z } from 'zod';

/** In degrees. */
export const boundsSchema = z.strictObject({
  west: z.coerce.number().min(-180).max(180),
  south: z.coerce.number().min(-90).max(90),
  east: z.coerce.number().min(-180).max(180),
  north: z.coerce.number().min(-90).max(90),
});

export type Bounds = z.infer<typeof boundsSchema>;

/** A Mercator map: its size, units per radian, and the position of latitude and longitude 0. */
export const mapViewSchema = z.object({
  width: z.number(),
  height: z.number(),
  scale: z.number(),
  left: z.number(),
  top: z.number(),
});

export type MapView = z.infer<typeof mapViewSchema>;

export const outlinesSchema = z.object({
  view: mapViewSchema,
  /** The outlines of all countries: the path data of an SVG, `detail` times as large as the view. */
  land: z.string(),
  detail: z.number(),
});

export type Outlines = z.infer<typeof outlinesSchema>;
