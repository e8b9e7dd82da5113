import type { Locale } from '#contract/locales.ts';
import type { OfferTexts as Texts } from '#contract/offers/offer-conditions.ts';
import type { OfferVersion } from '#contract/offers/offer-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { listedLanguageName } from '#web/ui/language-level.ts';

type OfferTextsProps = Pick<OfferVersion, 'texts' | 'locale' | 'bindingLocale'>;

/** Letter and benefits in the candidate's language and in the one that binds, side by side where there is room. */
export function OfferTexts({ texts, locale, bindingLocale }: OfferTextsProps) {
  if (locale === bindingLocale) return <TextIn {...{ texts, locale }} />;
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <TextIn {...{ texts, locale }} title={m.offers_translation({ language: listedLanguageName(locale) })} />
      <TextIn
        texts={texts}
        locale={bindingLocale}
        title={m.offers_binds({ language: listedLanguageName(bindingLocale) })}
      />
    </div>
  );
}

function TextIn({ texts, locale, title }: { texts: Texts; locale: Locale; title?: string }) {
  const text = texts[locale];
  if (!text) return null;
  return (
    <section className="min-w-0" aria-label={title}>
      {title && (
        <p aria-hidden="true" className="mb-3 text-sm font-semibold text-soft">
          {title}
        </p>
      )}
      <div lang={locale} className="flex flex-col gap-5 [overflow-wrap:anywhere] hyphens-auto whitespace-pre-line">
        <p>{text.letter}</p>
        {text.benefits && (
          <div>
            <p className="font-semibold">{m.offers_benefits({}, { locale })}</p>
            <p>{text.benefits}</p>
          </div>
        )}
      </div>
    </section>
  );
}
