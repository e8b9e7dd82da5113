import { locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Section } from '#web/features/site/section.tsx';
import { listedLanguageName, ownLanguageName } from '#web/ui/language-level.ts';

/** The languages of this site, each in its own words and in the reader's. */
export function SiteLanguages() {
  return (
    <Section
      title={m.about_languages_title()}
      aside={<p className="mt-3 max-w-[30rem] text-soft">{m.about_languages_text()}</p>}
    >
      <ul className="grid grid-cols-2 gap-x-8 gap-y-5 md:grid-cols-3">
        {locales.map((language) => (
          <li key={language}>
            <span lang={language} className="block font-serif text-xl md:text-2xl">
              {ownLanguageName(language)}
            </span>
            {language !== getLocale() && <span className="text-sm text-soft">{listedLanguageName(language)}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
