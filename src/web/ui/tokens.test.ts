import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The two values of every `--name: light-dark(#…, #…)`. */
const tokens = new Map(
  Array.from(css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g), ([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const tints = ['accent-tint', 'coral-tint'];
const pairs = (fronts: string[], backs: string[], atLeast: number) =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, atLeast })));

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const colour = (name: string) => {
    const value = tokens.get(name)?.[scheme];
    if (!value) throw new Error(`no token --${name}`);
    return value;
  };

  test.each([
    ...pairs(['ink'], [...grounds, ...tints], 7),
    ...pairs(['soft'], grounds, 7),
    ...pairs(['soft'], tints, 4.5),
    ...pairs(['accent', 'accent-strong'], [...grounds, 'accent-tint'], 7),
    ...pairs(['on-accent'], ['accent', 'accent-strong'], 7),
    ...pairs(['coral'], [...grounds, 'coral-tint'], 4.5),
    ...pairs(['on-coral'], ['coral-fill', 'coral-hover'], 4.5),
    // Borders of controls, meter steps and the focus ring are shapes, not text.
    ...pairs(['edge'], [...grounds, ...tints], 3),
    ...pairs(['ring'], [...grounds, ...tints], 3),
    ...pairs(['accent'], tints, 3),
  ])('$front on $back: at least $atLeast to 1', ({ front, back, atLeast }) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(atLeast);
  });
});

test('every colour has a value for both colour schemes', () => {
  const named = Array.from(css.matchAll(/--color-[\w-]+: var\(--([\w-]+)\)/g), ([, name]) => name);
  expect(named.filter((name) => name !== 'scrim' && !tokens.has(name))).toEqual([]);
});

test('no class uses a breakpoint that the site does not define', async () => {
  const known = new Set([...css.matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name));
  const root = new URL('..', import.meta.url);
  const files = await Array.fromAsync(glob('**/*.tsx', { cwd: root }));
  const unknown = files.filter((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/[\s"'`](?:max-)?(sm|md|lg|xl|2xl):[a-z[]/g)].some(
      ([, width]) => !known.has(width),
    ),
  );
  expect([files.length > 100, unknown]).toEqual([true, []]);
});
