// The parts that we use of these libraries, whose types are separate packages.

declare module 'topojson-client' {
  export interface Topology {
    objects: Record<string, object>;
  }
  export interface Feature {
    type: 'Feature';
  }
  export function feature(topology: Topology, object: object): { features: Feature[] };
}

declare module 'd3-geo' {
  interface Projection {
    scale(units: number): Projection;
    translate(point: [x: number, y: number]): Projection;
    clipExtent(corners: [[x: number, y: number], [x: number, y: number]]): Projection;
    /** 0: lines between points are straight on the map. */
    precision(pixels: number): Projection;
  }
  interface Context {
    beginPath(): void;
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    arc(): void;
    closePath(): void;
  }
  interface Path {
    (feature: object): void;
    context(context: Context): Path;
  }
  export function geoMercator(): Projection;
  export function geoPath(projection: Projection): Path;
  /** West, south; east, north. */
  export function geoBounds(feature: object): [[number, number], [number, number]];
}
