import { usableTranslation } from '#contract/messaging/translations.ts';
import { translatableHtml, type TranslatableHtml } from '#contract/translated-html.ts';

import type { JobText } from './job-fields.ts';

/** The same texts in another language, in order; failed translations are not strings. */
export type TranslateTexts = (texts: string[]) => Promise<readonly unknown[]>;

const asTitle = (title: string): TranslatableHtml => ({
  texts: title.trim() === '' ? [] : [title.trim()],
  compose: ([translation = '']) => translation?.replaceAll(/\s+/gu, ' ') ?? null,
});

const partsOf = ({ title, description, requirements }: JobText): TranslatableHtml[] => [
  asTitle(title),
  translatableHtml(description),
  translatableHtml(requirements),
];

/** Characters that a translator gets. */
export const translatedCharacters = (text: JobText): number =>
  partsOf(text)
    .flatMap(({ texts }) => texts)
    .reduce((sum, each) => sum + each.length, 0);

/**
 * Translates a job's text, and keeps its headings, lists, bold and links; null unless all of it could be translated.
 */
export async function translateJobText(text: JobText, translate: TranslateTexts): Promise<JobText | null> {
  const [title, description, requirements] = await Promise.all(
    partsOf(text).map(async ({ texts, compose }) => {
      const said = texts.length === 0 ? [] : await translate(texts);
      if (isUnchanged(texts, said)) return null;
      return compose(texts.map((each, at) => usableTranslation(each, said[at])));
    }),
  );
  if (typeof title !== 'string' || typeof description !== 'string' || typeof requirements !== 'string') return null;
  return { title, description, requirements };
}

/** In characters; a shorter text, as of names only, may be the same in both languages. */
const TELLING = 60;

const isUnchanged = (texts: readonly string[], said: readonly unknown[]): boolean =>
  texts.join('').length >= TELLING && texts.every((text, at) => text === said[at]);
