import type { ChangeEvent, ReactNode } from 'react';

import type { Locale } from '#contract/locales.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { useLanguages, writtenIn } from './languages.ts';

interface WordsFieldProps {
  words: LocalizedWords;
  locale: Locale;
  label: string;
  max: number;
  isRequired?: boolean;
  /** Of several lines. */
  isLong?: boolean;
  placeholder?: string;
  /** Of all the words in the API's input. */
  path: string;
  problems: ReadonlyMap<string, string>;
  onChange: (words: LocalizedWords) => void;
}

/** A text in one language; the required one also says that there is none at all. */
export function WordsField({ words, locale, max, path, problems, isLong, onChange, ...field }: WordsFieldProps) {
  const shared = {
    ...field,
    lang: locale,
    maxLength: max,
    autoComplete: 'off',
    value: words[locale] ?? '',
    errorMessage: problems.get(`${path}.${locale}`) ?? (field.isRequired ? problems.get(path) : undefined),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...words, [locale]: value }),
  };
  return isLong ? <TextArea {...shared} rows={2} /> : <TextField {...shared} />;
}

interface OtherLanguagesProps {
  title: string;
  languages: readonly Locale[];
  children: (locale: Locale) => ReactNode;
}

/** Opened by users who want to translate. */
export const OtherLanguages = ({ title, languages, children }: OtherLanguagesProps) =>
  languages.length > 0 && (
    <details>
      <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">{title}</summary>
      <div className="mt-3 grid gap-3 md:grid-cols-2">{languages.map(children)}</div>
    </details>
  );

/** For translations: what the site offers, and what is written already. */
export const useOtherLanguages = (own: Locale, texts: Partial<Record<Locale, unknown>>): Locale[] =>
  useLanguages(writtenIn(texts)).filter((locale) => locale !== own);
