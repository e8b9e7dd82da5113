import { z } from 'zod';

/** An IANA name that this runtime knows, such as Europe/Lisbon. */
export const timeZoneSchema = z
  .string()
  .max(60)
  .refine(isTimeZone, { params: { code: 'invalid' } });

export function isTimeZone(name: string): boolean {
  // Offsets such as +02:00 are accepted by Intl and follow no daylight saving.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    // oxlint-disable-next-line no-new -- it throws for an unknown name
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
