import { clampChroma, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode, wcagContrast } from 'culori/fn';
import { z } from 'zod';

const oklch = useMode(modeOklch);
// Colour spaces of the conversion.
[modeOklab, modeRgb, modeLrgb].forEach((mode) => useMode(mode));

/** As in tokens.css, whose tones are chosen by hand. */
export const DEFAULT_ACCENT = '#17513b';

/** Backgrounds in tokens.css of text in the accent colour. */
export const GROUNDS = {
  light: ['#faf6ee', '#fffdf8', '#f1ebdf'],
  dark: ['#171512', '#201d19', '#110f0d'],
} as const;

/** WCAG 2.2, success criterion 1.4.3; more than 1.4.11 requires of the focus ring. */
const TEXT_CONTRAST = 4.5;
/** The product's own minimum for the tones that it chooses. */
const CHOSEN_CONTRAST = 7;
const STEP = 0.005;

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

export interface AccentTones {
  accent: string;
  strong: string;
  tint: string;
  on: string;
  ring: string;
}

/** The accent colour and the tones derived from it, in light and in dark, as `#rrggbb`. */
export function accentTones(color: string): { light: AccentTones; dark: AccentTones } {
  const given = toneOf(color);
  const { lightness, chroma } = given;
  const darkTint = hexOf({ ...given, lightness: 0.3, chroma: Math.min(chroma, 0.04) });
  const bright = reach({ ...given, lightness: 0.75, chroma: Math.min(chroma, 0.13) }, STEP, CHOSEN_CONTRAST, [
    ...GROUNDS.dark,
    darkTint,
  ]);
  const brightest = hexOf({ ...bright, lightness: Math.min(1, bright.lightness + 0.09) });
  return {
    light: {
      accent: color,
      // Nothing is darker than black, so a very dark colour becomes lighter under the pointer.
      strong: hexOf({ ...given, lightness: lightness < 0.25 ? lightness + 0.12 : lightness - 0.08 }),
      tint: lightTint(given),
      on: '#fdfaf3',
      ring: color,
    },
    dark: {
      accent: hexOf(bright),
      strong: brightest,
      tint: darkTint,
      on: hexOf({ ...given, lightness: 0.2, chroma: Math.min(chroma, 0.03) }),
      ring: brightest,
    },
  };
}

/** The colour itself if its text is readable, else the nearest darker one of its hue. */
export function nearestAccent(color: string): string {
  const given = toneOf(color);
  const backs = [...GROUNDS.light, lightTint(given)];
  if (hasContrast(color, TEXT_CONTRAST, backs)) return color;
  return hexOf(reach(given, -STEP, TEXT_CONTRAST, backs));
}

export const accentColorSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)
  .pipe(
    z.string().superRefine((color, context) => {
      const nearest = nearestAccent(color);
      if (nearest !== color) context.addIssue({ code: 'custom', params: { code: 'contrast', nearest } });
    }),
  );

function toneOf(color: string): Tone {
  const { l: lightness, c: chroma, h: hue } = oklch(color) ?? { l: 0, c: 0 };
  // Greys have no hue.
  return { lightness, chroma, hue: hue ?? 0 };
}

const hexOf = ({ lightness, chroma, hue }: Tone): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'));

const lightTint = (tone: Tone): string => hexOf({ ...tone, lightness: 0.945, chroma: Math.min(tone.chroma, 0.03) });

const hasContrast = (color: string, atLeast: number, backs: readonly string[]): boolean =>
  backs.every((back) => wcagContrast(color, back) >= atLeast);

/** Becomes lighter or darker until it is readable. */
function reach(from: Tone, step: number, atLeast: number, backs: readonly string[]): Tone {
  let tone = from;
  const isAtEnd = () => (step > 0 ? tone.lightness >= 1 : tone.lightness <= 0);
  while (!isAtEnd() && !hasContrast(hexOf(tone), atLeast, backs)) tone = { ...tone, lightness: tone.lightness + step };
  return tone;
}
