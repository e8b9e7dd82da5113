import { preview as beginning } from '#contract/preview.ts';

/** As many characters of a notification as its toast shows (specification, section 9). */
const PREVIEW = 50;

/** The beginning of a text, as a toast shows it. */
export const preview = (text: string): string => beginning(text, PREVIEW);
