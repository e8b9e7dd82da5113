import type { JobText } from '#contract/job-fields.ts';

import { isEmptyText } from './job-form.ts';

export type Completeness = 'empty' | 'partial' | 'complete';

/** How much of the original a translation has: complete is one that lacks nothing that the original says. */
export function completenessOf(text: JobText, original: JobText): Completeness {
  if (isEmptyText(text)) return 'empty';
  const isMissing = (part: keyof JobText) => original[part].trim() !== '' && text[part].trim() === '';
  return isMissing('title') || isMissing('description') || isMissing('requirements') || !text.title.trim()
    ? 'partial'
    : 'complete';
}

/** A translation to go on from: its own words, and the original's where it has none yet. */
export const filledFrom = (original: JobText, text: JobText): JobText => ({
  title: text.title.trim() ? text.title : original.title,
  description: text.description || original.description,
  requirements: text.requirements || original.requirements,
});
