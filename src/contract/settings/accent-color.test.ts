import { wcagContrast } from 'culori/fn';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { accentColorSchema, accentTones, DEFAULT_ACCENT, GROUNDS, nearestAccent } from './accent-color.ts';

const css = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8');

test('the backgrounds and the accent match those of the pages', () => {
  const token = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)?.slice(1);
  const grounds = ['paper', 'surface', 'sunken'].map(token);
  expect(grounds.map((pair) => pair?.[0])).toEqual(GROUNDS.light);
  expect(grounds.map((pair) => pair?.[1])).toEqual(GROUNDS.dark);
  expect(token('accent')?.[0]).toBe(DEFAULT_ACCENT);
});

test.each(['green', '#fff', '#12345g', 'rgb(0 0 0)', '', '#17513b;}'])('%j is not a valid colour', (text) => {
  expect(accentColorSchema.safeParse(text).success).toBe(false);
});

test.each(['#ffd500', '#7fd4ff', '#ffffff', '#ff8a65'])(
  '%s has too little contrast, and the nearest readable one is suggested',
  (color) => {
    const nearest = nearestAccent(color);
    expect(accentColorSchema.safeParse(color).error?.issues[0]).toMatchObject({
      params: { code: 'contrast', nearest },
    });
    expect(accentColorSchema.parse(nearest)).toBe(nearest);
  },
);

/** Every hue of two saturations, and greys; made readable where needed. */
const passing = [0, 64, 128, 192, 255]
  .flatMap((r) => [0, 64, 128, 192, 255].flatMap((g) => [0, 64, 128, 192, 255].map((b) => [r, g, b])))
  .map((channels) => nearestAccent(`#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`));

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test('texts, focus and buttons have enough contrast with their background, whatever the colour', () => {
    const tooWeak = passing.flatMap((color) => {
      const { accent, strong, tint, on, ring } = accentTones(color)[scheme];
      const backs = [...GROUNDS[scheme], tint];
      return [
        ...[accent, strong].flatMap((front) => backs.map((back) => ({ front, back, atLeast: 4.5 }))),
        ...[accent, strong].map((back) => ({ front: on, back, atLeast: 4.5 })),
        ...backs.map((back) => ({ front: ring, back, atLeast: 3 })),
      ]
        .filter(({ front, back, atLeast }) => wcagContrast(front, back) < atLeast)
        .map((pair) => ({ color, ...pair }));
    });
    expect([passing.length, tooWeak]).toEqual([125, []]);
  });
});
