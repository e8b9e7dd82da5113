import type { Locale } from '#contract/locales.ts';

/** A message of the catalogues. The language is a parameter: emails, feeds and archives have no page. */
export type Word<Inputs extends object = object> = (inputs: Inputs, options: { locale: Locale }) => string;
