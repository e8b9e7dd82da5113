import { z } from 'zod';

import { isNearDay, LINE, VISIBLE } from './text-rules.ts';

/** Trimmed, at most `max` characters, without line breaks or control characters. */
export const lineSchema = (max: number) => z.string().trim().max(max).regex(LINE).regex(VISIBLE);

/**
 * More combining marks on one letter than any language uses (Unicode Standard Annex 15, "Stream-Safe Text Format"):
 * ordering them takes time quadratic in their number.
 */
const ENDLESS_MARKS = /\p{M}{31}/u;

/** Trimmed, at most `max` characters, without what PostgreSQL cannot store. */
export const textSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- it excludes U+0000
    .regex(/^[^\u0000\p{Cs}]*$/u)
    .refine((text) => !ENDLESS_MARKS.test(text), { params: { code: 'invalid' } });

/** Not empty. */
export const requiredTextSchema = (max: number) => textSchema(max).pipe(z.string().min(1));

/** YYYY-MM-DD (ISO 8601), 1920 to 2100. */
export const daySchema = z.iso.date().refine(isNearDay, { params: { code: 'invalid' } });

// From the URL parser, so other scripts come as `xn--…`.
const HOST_NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

// Credentials can disguise the host: `https://known.example@other.example`.
const WITHOUT_CREDENTIALS = /^https?:\/\/[^/?#\\@]+([/?#]|$)/i;

export const webAddressSchema = z
  .url({ protocol: /^https?$/, hostname: HOST_NAME })
  .max(500)
  .regex(WITHOUT_CREDENTIALS)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
