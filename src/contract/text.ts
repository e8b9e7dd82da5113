import { z } from 'zod';

// Half a surrogate pair cannot be stored. Characters that turn the direction of text can make one name look like another.
const LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

// Nothing at all, or something that can be seen.
const VISIBLE = /^$|[^\p{C}\p{Z}]/u;

/** One line that a person typed: trimmed, at most `max` characters, without line breaks or control characters. */
export const lineSchema = (max: number) => z.string().trim().max(max).regex(LINE).regex(VISIBLE);

/** A text of several lines: trimmed, at most `max` characters, without what PostgreSQL cannot store: U+0000, half a surrogate pair. */
export const textSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    .regex(/^[^\u0000\p{Cs}]*$/u);

/** A calendar day: YYYY-MM-DD (ISO 8601), within living memory. */
export const daySchema = z.iso
  .date()
  .refine((day) => day >= '1920-01-01' && day <= '2100-12-31', { params: { code: 'invalid' } });

// As the URL parser gives it, so other scripts come as `xn--…`, in their top-level domains too.
const HOST_NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

// A name before the host makes `https://known.example@other.example` look like what it is not.
const WITHOUT_CREDENTIALS = /^https?:\/\/[^/?#\\@]+([/?#]|$)/i;

/** An address of a web site, http or https. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/, hostname: HOST_NAME })
  .max(500)
  .regex(WITHOUT_CREDENTIALS)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
