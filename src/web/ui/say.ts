import { getLocale } from '#generated/paraglide/runtime.js';
import type { Word } from '#words/word.ts';

/** In the page's language. */
export const say = <Inputs extends object = object>(word: Word<Inputs>, inputs = {} as Inputs): string =>
  word(inputs, { locale: getLocale() });
