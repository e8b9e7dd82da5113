import { type Context, Hono } from 'hono';

import { accentColorSchema, accentTones, DEFAULT_ACCENT, type AccentTones } from '#contract/settings/accent-color.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { drawPng, type Shape } from './icon-png.ts';

const FILE = /^([0-9a-f]{6})(?:\.(css|svg)|-(192|512)\.png)$/;

/** The content of an address never changes: another colour has another address. */
const FOREVER = 'public, max-age=31536000, immutable';

const ICON_UNITS = 32;

const kinds = {
  css: { type: 'text/css; charset=utf-8', write: accentStyles },
  svg: { type: 'image/svg+xml', write: accentIcon },
} as const;

/** For pages of a site with a custom colour. Serves every colour that the setting accepts, and no other. */
export const accentRoutes = (base: Pick<Ctx, 'settings'>): Hono =>
  new Hono().get('/accent/:file', async (context: Context) => {
    const [, color, kind, size] = FILE.exec(context.req.param('file') ?? '') ?? [];
    const parsed = accentColorSchema.safeParse(`#${color}`);
    if (!parsed.success) throw notFound();
    if (kind === 'css' || kind === 'svg') {
      const { type, write } = kinds[kind];
      return context.body(write(parsed.data), 200, { 'content-type': type, 'cache-control': FOREVER });
    }
    // Drawing takes a tenth of a second, so only colours of the site are drawn.
    if ((await base.settings())['site.accent_color'] !== parsed.data) throw notFound();
    const picture = new Uint8Array(paintIcon(parsed.data, Number(size)));
    return context.body(picture, 200, { 'content-type': 'image/png', 'cache-control': FOREVER });
  });

let painted: { color: string; pictures: Map<number, Buffer> } | undefined;

/** Cached, since each visitor's device requests it. */
function paintIcon(color: string, size: number): Buffer {
  if (painted?.color !== color) painted = { color, pictures: new Map() };
  const picture = painted.pictures.get(size) ?? drawPng(shapesOf(color), { size, units: ICON_UNITS });
  painted.pictures.set(size, picture);
  return picture;
}

/** Null if the built stylesheets already have it. */
export const findOwnAccent = (color: string): string | null => (color === DEFAULT_ACCENT ? null : color);

const properties: Record<keyof AccentTones, string> = {
  accent: '--accent',
  strong: '--accent-strong',
  tint: '--accent-tint',
  on: '--on-accent',
  ring: '--ring',
};

/** As in tokens.css, which precedes it on the page. */
function accentStyles(color: string): string {
  const { light, dark } = accentTones(color);
  const lines = Object.entries(properties).map(([tone, property]) => {
    const key = tone as keyof AccentTones;
    return `${property}:light-dark(${light[key]},${dark[key]})`;
  });
  return `:root,[data-theme]{${lines.join(';')}}\n`;
}

/** public/icon.svg in this colour: the steps of the language meter. */
function accentIcon(color: string): string {
  const [ground, ...steps] = shapesOf(color);
  const drawn = steps.map(
    ({ x, y, width, height, radius }) =>
      `<rect x="${x.toFixed(1)}" y="${y}" width="${width}" height="${height.toFixed(1)}" rx="${radius}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_UNITS} ${ICON_UNITS}"><rect width="${ICON_UNITS}" height="${ICON_UNITS}" rx="${ground?.radius}" fill="${color}"/><g fill="${accentTones(color).light.on}">${drawn.join('')}</g></svg>`;
}

function shapesOf(color: string): Shape[] {
  const { on } = accentTones(color).light;
  return [
    { x: 0, y: 0, width: ICON_UNITS, height: ICON_UNITS, radius: 7, color },
    ...[19, 16.8, 14.6, 12.4, 10.2, 8].map((top, step) => ({
      x: 5 + step * 3.9,
      y: top,
      width: 2.8,
      height: 24 - top,
      radius: 1,
      color: on,
    })),
  ];
}
