import type { Preflight } from '#contract/jobs/job-preflight.ts';
import { locales } from '#contract/locales.ts';

import { languageOf } from '../../../platform/language-of.ts';
import { plainText } from '../rich-text.ts';

/** In characters; in shorter texts, names and foreign terms of the trade outweigh the rest. */
const TELLING = 60;

type Translations = Partial<Record<string, { description: string; requirements: string }>>;

/** Finds texts written in another language than the one they are filed under. */
export async function findOtherLanguages(translations: Translations): Promise<Preflight['otherLanguages']> {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const { description = '', requirements = '' } = translations[locale] ?? {};
      const text = plainText(`${description} ${requirements}`);
      const language = text.length < TELLING ? null : await languageOf(text);
      return language === null || language === locale ? [] : [{ locale, language }];
    }),
  );
  return found.flat();
}
