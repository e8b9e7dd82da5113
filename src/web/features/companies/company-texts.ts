import type { VerificationMethod } from '#contract/admin/verification-choices.ts';
import type { Company } from '#contract/companies/companies.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { CompanySize } from '#contract/profiles/profile-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat, numberFormat } from '#web/ui/formats.ts';

/** "11–50 people". */
export function sizeText(size: CompanySize): string {
  const number = numberFormat(getLocale(), {});
  const [from = 0, to] = size.split('-').map((bound) => Number.parseInt(bound, 10));
  return to === undefined
    ? m.company_size_over({ count: number.format(from) })
    : m.company_size({ from: number.format(from), to: number.format(to) });
}

const byMethod: Record<VerificationMethod, (parameters: { date: string; site: string }) => string> = {
  domain: m.company_verified_domain,
  documents: m.company_verified_documents,
  call: m.company_verified_call,
  other: m.company_verified_other,
};

export function verificationText({ at, how }: NonNullable<Company['verification']>, site: string): string {
  return byMethod[how]({ date: longDate(at), site });
}

export const longDate = (iso: string): string =>
  dateFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** In the reader's language, else in the first that exists; undefined if there is none. */
export function descriptionFor({ description }: Company, reader: Locale): { locale: Locale; text: string } | undefined {
  const locale = [reader, ...locales].find((candidate) => description[candidate]);
  return locale && { locale, text: description[locale] ?? '' };
}

/** The host without "www.". */
export const siteName = (website: string): string => new URL(website).hostname.replace(/^www\./, '');
