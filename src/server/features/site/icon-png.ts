import { crc32, deflateSync } from 'node:zlib';

/** A rounded rectangle, in units of the whole. */
export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  /** `#rrggbb` */
  color: string;
}

/** Samples of each pixel, in each direction, for smooth edges. */
const POINTS = 3;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** RGBA, eight bits each (PNG, 11.2.1). */
const RGBA = [8, 6, 0, 0, 0];

/** The shapes as a square PNG picture, later ones above earlier ones. `units`: the side of the whole. */
export function drawPng(shapes: readonly Shape[], { size, units }: { size: number; units: number }): Buffer {
  const painted = shapes.map((shape) => ({ ...shape, rgb: Buffer.from(shape.color.slice(1), 'hex') }));
  const step = units / size / POINTS;
  const rows: Buffer[] = [];
  for (let row = 0; row < size; row += 1) {
    // Begins with the filter "none".
    const line = Buffer.alloc(1 + size * 4);
    for (let column = 0; column < size; column += 1) {
      const sum = [0, 0, 0];
      let seen = 0;
      for (let point = 0; point < POINTS * POINTS; point += 1) {
        const x = (column * POINTS + (point % POINTS) + 0.5) * step;
        const y = (row * POINTS + Math.floor(point / POINTS) + 0.5) * step;
        const top = painted.findLast((shape) => holds(shape, x, y));
        if (!top) continue;
        seen += 1;
        for (let part = 0; part < 3; part += 1) sum[part] = (sum[part] ?? 0) + (top.rgb[part] ?? 0);
      }
      if (seen > 0) for (let part = 0; part < 3; part += 1) line[1 + column * 4 + part] = (sum[part] ?? 0) / seen;
      line[1 + column * 4 + 3] = (255 * seen) / POINTS ** 2;
    }
    rows.push(line);
  }
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(RGBA)])),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function holds({ x, y, width, height, radius }: Shape, atX: number, atY: number): boolean {
  if (atX < x || atX > x + width || atY < y || atY > y + height) return false;
  const fromX = Math.max(x + radius - atX, atX - (x + width - radius), 0);
  const fromY = Math.max(y + radius - atY, atY - (y + height - radius), 0);
  return fromX * fromX + fromY * fromY <= radius * radius;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}
