import type { Locale } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat, displayNames, numberFormat } from '#web/ui/formats.ts';
import { offerWordsIn } from '#words/offer-conditions.ts';

/** In the page's language, or in the one that binds. */
export const offerWords = (locale: Locale = getLocale()) =>
  offerWordsIn(locale, { dateFormat, displayNames, numberFormat });
