import type { JobText } from '#contract/jobs/job-fields.ts';

import { isEmptyText } from './form-text.ts';

export type Completeness = 'empty' | 'partial' | 'complete';

/** Whether the translation `text` is complete: it has every part that the original has. */
export function completenessOf(text: JobText, original: JobText): Completeness {
  if (isEmptyText(text)) return 'empty';
  const isMissing = (part: keyof JobText) => original[part].trim() !== '' && text[part].trim() === '';
  return isMissing('title') || isMissing('description') || isMissing('requirements') || !text.title.trim()
    ? 'partial'
    : 'complete';
}

/** The translation `text`, with empty parts copied from the original. */
export const filledFrom = (text: JobText, original: JobText): JobText => ({
  title: text.title.trim() ? text.title : original.title,
  description: text.description || original.description,
  requirements: text.requirements || original.requirements,
});
