import { useMatches } from 'react-router';

import { defaultLocale, type Locale, locales, localizePath } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { useSite } from './site.ts';

/** What a loader returns as `listing` where not every language, or not every address, of its page is one to list. */
export interface Listing {
  isListed?: boolean;
  /** The languages that the page exists in, the first one for readers of all others. */
  locales?: readonly Locale[];
  /** The part of the address after the question mark that belongs to the page. */
  query?: string;
}

// Open Graph wants a country with each language (ogp.me).
const openGraphLocales: Record<Locale, string> = {
  en: 'en_GB',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  it: 'it_IT',
  pt: 'pt_PT',
};

/**
 * Tells search engines and whoever shows a shared link which address a page has and which its other languages have.
 * `isListed` is false for what no search engine should list. A page that does not exist in the reader's language shows
 * another one, and has that one's address.
 */
export function Alternates({ path, isListed }: { path: string; isListed: boolean }) {
  const { origin } = useSite();
  const listing = listingOf(useMatches());
  if (!isListed || listing.isListed === false) return <meta name="robots" content="noindex" />;
  const existing = listing.locales ?? [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
  const main = existing[0] ?? defaultLocale;
  const own = existing.find((locale) => locale === getLocale()) ?? main;
  const address = (locale: Locale) => origin + localizePath(path, locale) + (listing.query ? `?${listing.query}` : '');
  return (
    <>
      <link rel="canonical" href={address(own)} />
      {existing.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(main)} />
      <meta property="og:url" content={address(own)} />
      <meta property="og:locale" content={openGraphLocales[own]} />
      {existing.map(
        (locale) =>
          locale !== own && <meta key={locale} property="og:locale:alternate" content={openGraphLocales[locale]} />,
      )}
    </>
  );
}

function listingOf(matches: readonly { loaderData?: unknown }[]): Listing {
  for (const { loaderData } of matches) {
    // What a loader returned is unknown here; its word `listing` is ours alone.
    if (typeof loaderData === 'object' && loaderData !== null && 'listing' in loaderData)
      return loaderData.listing as Listing;
  }
  return {};
}
