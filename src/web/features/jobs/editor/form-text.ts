import type { JobText } from '#contract/job-fields.ts';
import type { Locale } from '#contract/locales.ts';

/** Where a machine translation comes from that nobody confirmed yet. */
export interface MachineMark {
  by: 'device' | 'site';
  from: Locale;
  original: JobText;
  /** What stood in the fields before. */
  before: JobText;
}

/** With a mark it is not saved, so that nobody reads it. */
export interface FormText extends JobText {
  machine?: MachineMark;
}

export const emptyText: JobText = { title: '', description: '', requirements: '' };

export const wordsOf = ({ title, description, requirements }: JobText): JobText => ({
  title,
  description,
  requirements,
});

export const isEmptyText = ({ title, description, requirements }: JobText): boolean =>
  !title.trim() && !description && !requirements;
