import { isLocale, type Locale } from '#contract/locales.ts';
import type { OfferTexts } from '#contract/offers/offer-conditions.ts';
import { fillOfferTemplate, type OfferTemplateField } from '#contract/offers/offer-template-fields.ts';

import { longDay } from '../mail-texts/filling.ts';
import type { VersionRow } from './find.ts';

type Values = Partial<Record<OfferTemplateField, string>>;

/** In a draft; days stay fields, because they may still change. */
export const fillNames = (texts: OfferTexts, values: Pick<Values, 'candidate' | 'job' | 'company' | 'sender'>) =>
  fillTexts(texts, () => values);

/** When it is sent, so that no letter says other days than its conditions. */
export const fillTerms = ({ texts, conditions }: Pick<VersionRow, 'texts' | 'conditions'>): OfferTexts =>
  fillTexts(texts, (locale) => ({
    start: longDay(new Date(conditions.startsOn), locale),
    answer_by: longDay(new Date(conditions.answerBy), locale),
  }));

const fillTexts = (texts: OfferTexts, valuesIn: (locale: Locale) => Values): OfferTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, { letter, benefits }]) => {
      const values = isLocale(locale) ? valuesIn(locale) : {};
      return [locale, { letter: fillOfferTemplate(letter, values), benefits: fillOfferTemplate(benefits, values) }];
    }),
  );
