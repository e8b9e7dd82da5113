import { z } from 'zod';

/** One line that a person typed: trimmed, at most `max` characters, without line breaks or control characters. */
export const lineSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    .regex(/^[^\u0000-\u001f\u007f]*$/u);

/** A text of several lines: trimmed, at most `max` characters, without U+0000, which PostgreSQL cannot store. */
export const textSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    .regex(/^[^\u0000]*$/u);

/** A calendar day: YYYY-MM-DD (ISO 8601), within living memory. */
export const daySchema = z.iso.date().refine((day) => day >= '1920-01-01' && day <= '2100-12-31', { params: { code: 'invalid' } });

/** An address of a web site, http or https. */
export const webAddressSchema = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500);
