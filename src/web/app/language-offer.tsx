import { useLocation } from 'react-router';

import { locales, localizePath, splitLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Button } from '#web/ui/button.tsx';

import { sameQuery } from './href.ts';

/**
 * Offers each other language in its own words. The page is the same for everybody, so all offers are in it, hidden;
 * light.js shows the one that the reader's browser asks for, once.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  const others = locales.filter((locale) => locale !== getLocale());
  return (
    <aside data-language-offer hidden suppressHydrationWarning className="border-b border-line bg-accent-tint">
      {others.map((locale) => (
        <p
          key={locale}
          lang={locale}
          hidden
          suppressHydrationWarning
          className="page-width flex flex-wrap items-center gap-x-4 py-1"
        >
          <a href={localizePath(path, locale) + sameQuery(search)} hrefLang={locale}>
            {m.app_language_offer({}, { locale })}
          </a>
          <Button variant="ghost" size="sm" className="-ml-3 md:ml-0">
            {m.app_language_offer_dismiss({}, { locale })}
          </Button>
        </p>
      ))}
    </aside>
  );
}
