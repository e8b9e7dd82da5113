import type { Locale } from '#contract/locales.ts';

/** A message of the catalogues. Its language is given: emails, feeds and archives are read on no page. */
export type Word<Inputs extends object = object> = (inputs: Inputs, options: { locale: Locale }) => string;
