import { z } from 'zod';

// Lone surrogates cannot be stored; bidirectional controls can make one name look like another.
const LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

// Empty, or with something visible.
const VISIBLE = /^$|[^\p{C}\p{Z}]/u;

/** Trimmed, at most `max` characters, without line breaks or control characters. */
export const lineSchema = (max: number) => z.string().trim().max(max).regex(LINE).regex(VISIBLE);

/** Trimmed, at most `max` characters, without what PostgreSQL cannot store. */
export const textSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- it excludes U+0000
    .regex(/^[^\u0000\p{Cs}]*$/u);

/** YYYY-MM-DD (ISO 8601), 1920 to 2100. */
export const daySchema = z.iso
  .date()
  .refine((day) => day >= '1920-01-01' && day <= '2100-12-31', { params: { code: 'invalid' } });

// From the URL parser, so other scripts come as `xn--…`.
const HOST_NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

// Credentials can disguise the host: `https://known.example@other.example`.
const WITHOUT_CREDENTIALS = /^https?:\/\/[^/?#\\@]+([/?#]|$)/i;

export const webAddressSchema = z
  .url({ protocol: /^https?$/, hostname: HOST_NAME })
  .max(500)
  .regex(WITHOUT_CREDENTIALS)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
