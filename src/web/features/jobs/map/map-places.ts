import type { JobMap } from '#contract/jobs/job-map.ts';
import { project } from '#contract/places/map-projection.ts';
import type { Bounds, MapView } from '#contract/places/map.ts';

import { firstPage, type JobQuery, jobsHref } from '../search-url.ts';

export type MapPlace = JobMap['places'][number];

/** The share of jobs at each end that a wide map leaves to its list: one distant place would make all others tiny. */
const FAR = 0.06;
/** Degrees. */
const WIDE = 50;

/** Undefined without places. */
export function boundsOf(places: readonly MapPlace[]): Bounds | undefined {
  if (places.length === 0) return undefined;
  const [west, east] = endsOf(places.map(({ longitude, jobs }) => ({ at: longitude, jobs })));
  const near = places.filter(({ longitude }) => longitude >= west && longitude <= east);
  const [south, north] = endsOf(near.map(({ latitude, jobs }) => ({ at: latitude, jobs })));
  return { west, south, east, north };
}

function endsOf(places: { at: number; jobs: number }[]): [low: number, high: number] {
  const sorted = places.toSorted((a, b) => a.at - b.at);
  const ends: [number, number] = [sorted[0]?.at ?? 0, sorted.at(-1)?.at ?? 0];
  if (ends[1] - ends[0] <= WIDE) return ends;
  const jobs = sorted.reduce((sum, place) => sum + place.jobs, 0);
  const beyond = (list: typeof sorted): number => {
    let passed = 0;
    return list.find((place) => (passed += place.jobs) > FAR * jobs)?.at ?? 0;
  };
  return [beyond(sorted), beyond(sorted.toReversed())];
}

const NEAR_KM = 10;

/** The search's jobs at the place; keeps the other filters. */
export const hrefOfPlace = (query: JobQuery, { id }: Pick<MapPlace, 'id'>): string =>
  jobsHref({ ...firstPage(query), city: undefined, near: id, km: NEAR_KM });

const RADIUS = { min: 5, max: 26 };
/** With more places, the circles are smaller. */
const FEW_PLACES = 12;
const LABELS_MAX = 10;
const LETTER = 7;
const LINE = 16;

/** A place as drawn; its area is proportional to its jobs. */
export interface Mark extends MapPlace {
  x: number;
  y: number;
  radius: number;
  /** Whether there is space for its name. */
  isNamed: boolean;
}

/** The places in view, those with the most jobs first, so that small circles are drawn over large ones. */
export function marksOf(places: readonly MapPlace[], view: MapView): Mark[] {
  const most = Math.max(1, ...places.map(({ jobs }) => jobs));
  const names: Box[] = [];
  const largest = Math.max(2 * RADIUS.min, RADIUS.max * Math.min(1, Math.sqrt(FEW_PLACES / places.length)));
  const isShown = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= view.width && y >= 0 && y <= view.height;
  const shown = places.map((place) => ({ ...place, ...project(view, place) })).filter(isShown);
  return shown.map(({ x, y, ...place }) => {
    const radius = RADIUS.min + (largest - RADIUS.min) * Math.sqrt(place.jobs / most);
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
