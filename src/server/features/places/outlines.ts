import { geoBounds, geoMercator, geoPath } from 'd3-geo';
import { readFile } from 'node:fs/promises';
import { feature, type Feature, type Topology } from 'topojson-client';

import { mercator } from '#contract/places/map-projection.ts';
import type { Bounds, MapView, Outlines } from '#contract/places/map.ts';

import { dataFile } from '../../platform/data-file.ts';

const WIDTH = 600;
const HEIGHT = 480;
const MARGIN = 44;
/** In radians; smaller regions are shown with their surroundings. */
const SPAN_MIN = 0.06;
/** Mercator cannot show the poles. */
const LATITUDE_MAX = 80;
/** Wider maps, in radians, are drawn from fewer points. */
const WIDE = 1.2;
/** Maximum bytes of an SVG path. */
const LAND_MAX = 60_000;
/** Path units per unit of the view. */
const DETAIL = 4;
/** Points closer to the previous one are left out; in units of the path. */
const STEP = 3;
const KEPT_MAX = 100;

const kept = new Map<string, Outlines>();

/** The map that shows the bounds, with the outlines of countries. */
export async function drawOutlines(bounds: Bounds): Promise<Outlines> {
  const view = viewOf(bounds);
  const key = JSON.stringify(view);
  const drawn = kept.get(key) ?? (await draw(view));
  kept.delete(key);
  kept.set(key, drawn);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

/** Rounded outwards to whole degrees, so that searches share maps. */
function viewOf({ west, south, east, north }: Bounds): MapView {
  const left = inRadians(Math.floor(Math.min(west, east)));
  const right = inRadians(Math.ceil(Math.max(west, east)));
  const low = clampedMercator(Math.floor(Math.min(south, north)));
  const high = clampedMercator(Math.ceil(Math.max(south, north)));
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(SPAN_MIN, right - left),
    (HEIGHT - 2 * MARGIN) / Math.max(SPAN_MIN, high - low),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    scale,
    left: WIDTH / 2 - (scale * (left + right)) / 2,
    top: HEIGHT / 2 + (scale * (low + high)) / 2,
  };
}

async function draw(view: MapView): Promise<Outlines> {
  const countries = await readCountries(view.width / view.scale > WIDE ? '110m' : '50m');
  const shown = countries.filter((country) => isIn(view, country));
  let step = STEP;
  let land = drawCountries(shown, view, step);
  while (land.length > LAND_MAX) land = drawCountries(shown, view, (step *= 2));
  return { view, land, detail: DETAIL };
}

interface Country {
  shape: Feature;
  /** Longitudes. */
  west: number;
  east: number;
}

/** Natural Earth's countries by scale. */
const FILES = {
  '50m': dataFile('world-atlas/countries-50m.json'),
  '110m': dataFile('world-atlas/countries-110m.json'),
};
type Detail = keyof typeof FILES;

const read = new Map<string, Promise<Country[]>>();

/** Reading them takes about a quarter of a second, once. */
function readCountries(detail: Detail): Promise<Country[]> {
  const reading = read.get(detail) ?? readAtlas(detail);
  read.set(detail, reading);
  return reading;
}

async function readAtlas(detail: Detail): Promise<Country[]> {
  const atlas = JSON.parse(await readFile(FILES[detail], 'utf8')) as Topology;
  return feature(atlas, atlas.objects['countries'] ?? {}).features.map((shape) => {
    const [[west], [east]] = geoBounds(shape);
    return { shape, west, east };
  });
}

/** West is greater than east where a country crosses the 180th meridian. */
function isIn({ scale, left, width }: MapView, { west, east }: Country): boolean {
  return west > east || (left + scale * inRadians(east) >= 0 && left + scale * inRadians(west) <= width);
}

function drawCountries(countries: Country[], { width, height, scale, left, top }: MapView, step: number): string {
  // Keeps the cut edges outside the view.
  const [right, bottom] = [(width + MARGIN) * DETAIL, (height + MARGIN) * DETAIL];
  const projection = geoMercator()
    .scale(scale * DETAIL)
    .translate([left * DETAIL, top * DETAIL])
    .clipExtent([
      [-MARGIN * DETAIL, -MARGIN * DETAIL],
      [right, bottom],
    ])
    .precision(0);
  const pen = createPen(step);
  for (const { shape } of countries) geoPath(projection).context(pen)(shape);
  return pen.text();
}

/** Writes rings as path data, in whole units relative to the point before; rings of fewer than three points are left out. */
function createPen(step: number) {
  const rings: string[] = [];
  let start: [number, number] = [0, 0];
  let last: [number, number] = [0, 0];
  let points: number[] = [];
  const finish = () => {
    if (points.length >= 4) rings.push(`M${start[0]} ${start[1]}l${joined(points)}z`);
    points = [];
  };
  return {
    beginPath() {},
    arc() {},
    moveTo(x: number, y: number) {
      finish();
      start = last = [Math.round(x), Math.round(y)];
    },
    lineTo(x: number, y: number) {
      const [right, down] = [Math.round(x) - last[0], Math.round(y) - last[1]];
      if (Math.hypot(right, down) < step) return;
      points.push(right, down);
      last = [last[0] + right, last[1] + down];
    },
    closePath: finish,
    text(): string {
      finish();
      return rings.join('');
    },
  };
}

/** A minus sign separates numbers as a space does. */
const joined = (numbers: number[]): string => numbers.join(' ').replaceAll(' -', '-');

const clampedMercator = (latitude: number): number =>
  mercator(Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude)));

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;
