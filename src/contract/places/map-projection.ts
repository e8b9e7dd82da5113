import type { MapView } from './map.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

export const project = (
  { scale, left, top }: MapView,
  { latitude, longitude }: { latitude: number; longitude: number },
): { x: number; y: number } => ({
  x: left + scale * radians(longitude),
  y: top - scale * mercator(latitude),
});
