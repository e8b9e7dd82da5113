import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat, displayNames, numberFormat } from '#web/ui/formats.ts';
import { screeningWordsIn } from '#words/screening.ts';

/** In the page's language. */
export const screeningWords = () => screeningWordsIn(getLocale(), { dateFormat, displayNames, numberFormat });
