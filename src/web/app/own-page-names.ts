import type { OwnPage } from '#contract/own-pages/own-page-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat } from '#web/ui/formats.ts';

const names: Record<OwnPage, () => string> = {
  'legal-notice': m.app_legal_notice,
  terms: m.legal_terms_title,
  privacy: m.legal_privacy_title,
  help: m.app_help,
  accessibility: m.legal_accessibility_title,
};

export const ownPageName = (page: OwnPage): string => names[page]();

const addresses: Record<OwnPage, () => string> = {
  'legal-notice': paths.legalNotice,
  terms: paths.terms,
  privacy: paths.privacy,
  help: paths.help,
  accessibility: paths.accessibility,
};

/** Without its language. */
export const ownPagePath = (page: OwnPage): string => addresses[page]();

/** The same for all readers, as the day on which terms come into force is. */
export const ownPageDay = (iso: string): string =>
  dateFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
