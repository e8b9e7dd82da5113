import type { JobText } from '#contract/jobs/job-fields.ts';
import type { Locale } from '#contract/locales.ts';

/** The source language of an unconfirmed machine translation. */
export interface MachineMark {
  by: 'device' | 'site';
  from: Locale;
  original: JobText;
  /** The previous content of the fields. */
  before: JobText;
}

/** A marked translation is not saved, so that no one reads it. */
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
