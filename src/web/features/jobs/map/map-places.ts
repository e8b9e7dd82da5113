import type { JobMap } from '#contract/job-map.ts';
import { type Bounds, type MapView, project } from '#contract/map.ts';

import { firstPage, type JobQuery, jobsHref } from '../search-url.ts';

export type MapPlace = JobMap['places'][number];

/** Undefined without places. */
export function boundsOf(places: readonly MapPlace[]): Bounds | undefined {
  if (places.length === 0) return undefined;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

const NEAR_KM = 10;

/** The search's jobs at the place: its other filters stay. */
export const hrefOfPlace = (query: JobQuery, { id }: Pick<MapPlace, 'id'>): string =>
  jobsHref({ ...firstPage(query), city: undefined, near: id, km: NEAR_KM });

const RADIUS = { min: 6, max: 26 };
const LABELS_MAX = 10;
const LETTER = 7;
const LINE = 16;

/** A place as it is drawn; its area grows with its jobs. */
export interface Mark extends MapPlace {
  x: number;
  y: number;
  radius: number;
  /** Whether there is space for its name. */
  isNamed: boolean;
}

/** In the order of the places: most jobs first, so that small circles are drawn over large ones. */
export function marksOf(places: readonly MapPlace[], view: MapView): Mark[] {
  const most = Math.max(1, ...places.map(({ jobs }) => jobs));
  const names: Box[] = [];
  return places.map((place) => {
    const { x, y } = project(view, place);
    const radius = RADIUS.min + (RADIUS.max - RADIUS.min) * Math.sqrt(place.jobs / most);
    const name = { left: x + radius, right: x + radius + place.name.length * LETTER, top: y - LINE / 2 };
    const isNamed =
      names.length < LABELS_MAX && name.right < view.width && !names.some((other) => isOverlapping(name, other));
    if (isNamed) names.push(name);
    return { ...place, x: rounded(x), y: rounded(y), radius: rounded(radius), isNamed };
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
}

const isOverlapping = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < LINE;

const rounded = (value: number): number => Math.round(value * 10) / 10;
