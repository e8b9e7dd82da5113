import type { TestLanguage } from '#contract/language-tests/language-test-choices.ts';

import { gapText, lettersBefore, markAnswer, type GappedText, type Mark } from './c-test.ts';

/** Each form has texts of rising difficulty, with names in braces. */
const files: Record<TestLanguage, () => Promise<{ default: string[][] }>> = {
  de: async () => import('./texts/de.json'),
  en: async () => import('./texts/en.json'),
  es: async () => import('./texts/es.json'),
  fr: async () => import('./texts/fr.json'),
  it: async () => import('./texts/it.json'),
  pt: async () => import('./texts/pt.json'),
};

export const readForms = async (language: TestLanguage): Promise<string[][]> => (await files[language]()).default;

/**
 * @throws Error for an unknown form.
 */
export async function readForm(language: TestLanguage, form: number): Promise<GappedText[]> {
  const texts = (await readForms(language))[form];
  if (!texts) throw new Error(`The test in ${language} has no form ${form}.`);
  return texts.map((text) => gapText(text, language));
}

/** Of all texts, one after the other. */
export const markAnswers = (texts: readonly GappedText[], given: readonly string[]): Mark[] =>
  texts
    .flatMap(({ pieces, answers }) =>
      answers.map((missing, at) => ({ missing, before: lettersBefore(pieces[at] ?? '') })),
    )
    .map(({ missing, before }, at) => markAnswer(given[at] ?? '', missing, before));
