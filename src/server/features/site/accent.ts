import { type Context, Hono } from 'hono';

import { accentColorSchema, accentTones, DEFAULT_ACCENT, type AccentTones } from '#contract/accent-color.ts';

import { notFound } from '../../platform/http/refusal.ts';

const FILE = /^([0-9a-f]{6})\.(css|svg)$/;

/** What an address shows never changes: another colour has another one. */
const FOREVER = 'public, max-age=31536000, immutable';

const kinds = {
  css: { type: 'text/css; charset=utf-8', write: accentStyles },
  svg: { type: 'image/svg+xml', write: accentIcon },
} as const;

/** For pages of a site with a colour of its own. Every colour that the setting takes is answered, and no other. */
export const accentRoutes = (): Hono =>
  new Hono().get('/accent/:file', (context: Context) => {
    const [, color, kind] = FILE.exec(context.req.param('file') ?? '') ?? [];
    const parsed = accentColorSchema.safeParse(`#${color}`);
    if (!parsed.success || (kind !== 'css' && kind !== 'svg')) throw notFound();
    const { type, write } = kinds[kind];
    return context.body(write(parsed.data), 200, { 'content-type': type, 'cache-control': FOREVER });
  });

/** Null where the stylesheets of the build have it already. */
export const findOwnAccent = (color: string): string | null => (color === DEFAULT_ACCENT ? null : color);

const properties: Record<keyof AccentTones, string> = {
  accent: '--accent',
  strong: '--accent-strong',
  tint: '--accent-tint',
  on: '--on-accent',
  ring: '--ring',
};

/** As tokens.css has them, which stands before it on the page. */
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
  const steps = [19, 16.8, 14.6, 12.4, 10.2, 8].map(
    (top, step) =>
      `<rect x="${(5 + step * 3.9).toFixed(1)}" y="${top}" width="2.8" height="${(24 - top).toFixed(1)}" rx="1"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><g fill="${accentTones(color).light.on}">${steps.join('')}</g></svg>`;
}
