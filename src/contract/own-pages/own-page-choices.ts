import { locales, type Locale } from '#contract/locales.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';

/** The pages whose texts the operator writes. */
export const ownPages = ['legal-notice', 'terms', 'privacy', 'help', 'accessibility'] as const;

/** Those with a built-in text until one is published. */
export const pagesWithText: readonly OwnPage[] = ['terms', 'privacy', 'accessibility'];

export type OwnPage = (typeof ownPages)[number];

/** Limit of the sanitized HTML of one language. */
export const OWN_PAGE_BYTES_MAX = 40_960;

export const VERSION_NOTE_MAX = 500;

export const TERMS_SUMMARY_MAX = 2_000;

/** The number of listed versions. */
export const VERSIONS_SHOWN = 50;

/** In the reader's language, else in English, else in any; undefined if there is none. */
export const languageOf = (texts: LocalizedWords, reader: Locale): Locale | undefined =>
  [reader, ...locales].find((locale) => texts[locale]);

/** Topic of cached pages: its text in force, and its versions. */
export const ownPageTopic = (page: OwnPage): string => `own-page:${page}`;
