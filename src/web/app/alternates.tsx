import { useMatches } from 'react-router';

import { type Locale, localizePath } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { useDefaultLanguage } from './languages.ts';
import { useSite } from './site.ts';

/** For pages that should not be indexed in every language or under every address. */
export interface Listing {
  isListed?: boolean;
  /** Languages in which the page exists; the first serves readers of all others. */
  locales?: readonly Locale[];
  /** The part of the query string that belongs to the page. */
  query?: string;
}

// Open Graph requires a country with each language (ogp.me).
const openGraphLocales: Record<Locale, string> = {
  en: 'en_GB',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  it: 'it_IT',
  pt: 'pt_PT',
};

/**
 * For search engines and link previews. `isListed` is false for pages not to be indexed. A page that is missing in the
 * reader's language has the address of the one shown.
 */
export function Alternates({ path, isListed }: { path: string; isListed: boolean }) {
  const { origin, languages } = useSite();
  const first = useDefaultLanguage();
  const listing = listingOf(useMatches());
  if (!isListed || listing.isListed === false) return <meta name="robots" content="noindex" />;
  const offered = (listing.locales ?? languages).filter((locale) => languages.includes(locale));
  // What is written in none of them is shown in the default language.
  const existing = offered.length > 0 ? offered : [first];
  const main = existing[0] ?? first;
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
    // Loader data is untyped here; only our loaders return `listing`.
    if (typeof loaderData === 'object' && loaderData !== null && 'listing' in loaderData)
      return loaderData.listing as Listing;
  }
  return {};
}
