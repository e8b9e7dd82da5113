import { Languages } from 'lucide-react';
import { useLocation } from 'react-router';

import { localizePath, splitLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { ownLanguageName } from '#web/ui/language-level.ts';

import { sameQuery } from './href.ts';
import { useLanguages } from './languages.ts';

/** Plain links: another language is another document. */
export function LanguageSwitcher({ opens = 'down' }: { opens?: 'down' | 'up' }) {
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  const current = getLocale();
  const languages = useLanguages();
  if (languages.length === 1) return null;
  return (
    <details
      data-menu
      className={`relative ${opens === 'up' ? '-mx-2.5 self-start md:self-auto' : ''}`.trimEnd()}
      name="menu"
    >
      <summary className="quiet-button">
        <Languages aria-hidden className="size-4.5" />
        <span className="sr-only">{`${m.app_language()}: ${ownLanguageName(current)}`}</span>
        <span className="uppercase">{current}</span>
      </summary>
      <ul className={`menu-panel ${opens === 'up' ? 'bottom-full mb-1 md:right-0' : 'right-0 mt-1'}`}>
        {languages.map((locale) => (
          <li key={locale}>
            <a
              href={localizePath(path, locale) + sameQuery(search)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              className="menu-link"
            >
              {ownLanguageName(locale)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
