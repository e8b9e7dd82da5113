import { defaultLocale, locales, localizePath } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { useSite } from './site.ts';

/**
 * Tells search engines which address a page has and which its other languages have. `isListed` is false for what no
 * search engine should list.
 */
export function Alternates({ path, isListed }: { path: string; isListed: boolean }) {
  const { origin } = useSite();
  if (!isListed) return <meta name="robots" content="noindex" />;
  const address = (locale: (typeof locales)[number]) => origin + localizePath(path, locale);
  return (
    <>
      <link rel="canonical" href={address(getLocale())} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
    </>
  );
}
